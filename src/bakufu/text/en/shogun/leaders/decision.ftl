# Military Leaders: its decisions.

decision-place-leader = Where do you place your leader?
    .help =
        In any province of your own. What you do there with an action gets cheaper or brings more, as long as the leader
        is there. After the season he must move on; next door to where he was you may raise a statue behind him.
decision-claim-with-leader = Do you place your leader in { $province }?
    .help = He comes to one of the provinces you claim, at the latest to the last one.
decision-move-leader = Where does your leader go from { $origin }?
    .help =
        To another province of your own. If it borders on { $origin }, by land or by sea, you may leave a statue there.
        Going anywhere else is a flight. Statues of others where he arrives become your trophies.
decision-raise-statue = Do you raise a statue in { $province }?
    .help =
        At the end a statue on the board is a point for you, whoever owns the province. If another leader comes there, it
        is a point for that player instead.
