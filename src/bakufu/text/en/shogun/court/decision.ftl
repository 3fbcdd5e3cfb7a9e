# Tenno's Court: its decisions.

decision-take-favour = Which favour of the Tenno do you take?
    .help =
        You may take one, for as many of your officials in the audience hall as its space shows. Officials you do not
        spend go back to the entrance hall and count next season.
decision-remove-event = Do you remove the event of the season?
    .help = Without it nothing is changed for anybody this season. Otherwise it stays as it is.
decision-calm-province = Where do you take a revolt marker away?
    .help = In one of your provinces in which a revolt marker lies.
decision-favoured-armies = Where do you place the armies?
    .help = All of them in one province of your own, or in a neutral one, which becomes yours without a battle.
decision-favoured-building = Where do you build the { $building }?
    .help = In a province of your own with a free site that has none of its kind. It costs nothing.
