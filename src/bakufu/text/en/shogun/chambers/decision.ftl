# Chambers: its decisions.

decision-take-chamber = You have the most provinces in the { $region } region: which chamber do you take?
    .help =
        Your marker takes the place of the chamber marker. At the end the most markers in a row or column bring its
        points. You may also take none.
