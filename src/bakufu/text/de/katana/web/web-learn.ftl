# Was der Begleiter in einer ersten Runde SHOGUN NO KATANA sagt.

learn-chapter-begin = Beginn
learn-chapter-figures = Figuren
learn-chapter-pass = Passen

learn-end-result =
    Deine erste Runde ist vorbei. Du hast { $swords } { $swords ->
        [one] Schwert
       *[other] Schwerter
    } in deiner Schmiede, { $delivered } ausgeliefert, und { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }. Drei weitere Runden würden folgen.
learn-learned-figures = In deinem Zug schickst du eine Figur an einen Ort. Volle Orte fallen für diese Runde aus.
learn-learned-swords = Ein Haus gibt ein Schwert, sein Sashimono und eine Karte.
learn-learned-moves =
    Eine Figur an einer Reihe oder Spalte bewegt jedes Schwert dort einen Schritt, mit dem nächsten Material seines Rezepts.
learn-learned-deliver =
    Ein Schwert mit allen seinen Materialien lieferst du aus, wann du willst: Punkte, Münzen, und ein Feld ist wieder frei.
learn-learned-monks = Ein Mönch tut etwas mehr als ein Arbeiter, für Münzen.
learn-learned-honor = Wer passt, nimmt eine Ehrenkarte. Sie sagt, was am Ende noch Punkte bringt.

## Worauf zu achten ist

learn-hello =
    Willkommen. Du bist ein Meister der Schmiedekunst und hast einen Gegner. Liefere Schwerter aus: Das bringt Punkte. Die
    Lektion ist die erste von vier Runden.
learn-forge =
    Das ist deine Schmiede. Sie hat vier Reihen, eine für jedes Material: Lack, Holz, Stahl, Leder. Schwerter beginnen links.
learn-recipe =
    Ein Schwert zeigt sein Rezept: die Materialien, die es braucht, der Reihe nach. Mit jedem rückt es einen Schritt weiter.
    Gehört das nächste zu seiner eigenen Reihe, geht es nach rechts; sonst nach oben oder unten zur Reihe dieses Materials.
learn-figures =
    Du hast { $workers } Arbeiter und { $monks } Mönche, die je { $coins } kosten. In deinem Zug schickst du eine Figur an
    einen Ort. Erst siehst du, was daraus wird; nichts geschieht, bevor du bestätigst.
learn-sword =
    { $count ->
        [0] Deine Schmiede ist leer.
        [one] Du hast 1 Schwert.
       *[other] Du hast { $count } Schwerter.
    } Schicke einen Arbeiter zu einem Haus und hole noch eines: Je mehr Schwerter in einer Linie liegen, desto mehr bewegt eine
    Figur.
learn-several = { $line }: Ein Arbeiter dort bewegt { $count } Schwerter auf einmal. Wähle sie und sieh dir an, was geschieht.
learn-market = Deine Schwerter brauchen als Nächstes { $missing }, und du hast nichts davon. Der Markt verkauft es. Du hast { $coins }.
learn-one = In { $line } kann ein Schwert seinen nächsten Schritt machen. Wähle sie und sieh dir an, was geschieht.
learn-elsewhere =
    Mein Vorschlag: { $place }. Der Komainu gibt Münzen, der Markt verkauft Materialien, Palast und Akademie helfen anders.
    Wähle den Ort und sieh nach.
learn-deliver =
    Ein Schwert von dir ist fertig. Liefere es aus: Das braucht keine Figur und geht jederzeit, auch in den Zügen der anderen.
learn-last =
    { $monks ->
        [0] Du hast keine Figuren mehr, also passe.
       *[other] Du hast keine Arbeiter mehr. Schick einen Mönch oder passe.
    } Wähle eine Ehrenkarte, die zu dem passt, was du ohnehin tust. Wer zuerst passt, wählt zuerst.

## Entscheidungen

learn-at-starting-sword =
    Wähle dein erstes Schwert. Die Buchstaben sind sein Rezept. Ein kurzes ist eher ausgeliefert, ein langes bringt mehr.
learn-at-buying = Kaufe, was deine Schwerter als Nächstes brauchen, ein Material nach dem anderen. Behalte ein paar Münzen: Karten und Mönche kosten welche.
learn-at-taking-a-card =
    Jeder Besuch am Markt endet mit einer Karte. Lies, was sie sofort bewirkt oder was sie an einer Linie deiner Schmiede geben
    würde.
learn-at-forging =
    Jedes Schwert dieser Linie darf einen Schritt machen. Die Reihenfolge zählt: das vorderste zuerst, damit es Platz macht.
learn-at-advancing = Ein Verzierer rückt einen Schritt vor. Von da an bringt das Verzieren dieses Materials mehr Münzen.
learn-at-decorating = Verziere ein Material, das schon auf einem Schwert liegt. Es bringt jetzt Münzen und bei der Auslieferung Punkte.
learn-at-family = Ein Familienmitglied kommt in den Palast. Stell es in einen Raum, dessen Hilfe du jetzt und später noch einmal willst.
learn-at-rooms = Nutze die Räume, in denen deine Familie ist, in beliebiger Reihenfolge.
learn-at-komainu-effect = Dein Mönch darf einen kleinen Effekt eines anderen Bereichs nutzen. Wähle, was dir am meisten fehlt.
learn-at-academy-gift = Dein Gegner ist in der Akademie, und auch du bekommst etwas: Verziere ein Material.
learn-at-palace-gift = Dein Gegner ist im Palast, und du darfst einen deiner eigenen Räume nutzen.
learn-at-sashimono = Ein Sashimono deiner Wahl. Verschiedene Häuser ergeben einen Satz, und Sätze bringen am Ende Punkte.
learn-at-delivery = Die Reihe und die Spalte des Schwerts geben dir etwas. Nimm sie in der Reihenfolge deiner Wahl. Vor jeder darfst du noch tun, was jederzeit möglich ist, zum Beispiel einen Bonus bezahlen.
learn-at-project = Du darfst bis zu zwei seiner Materialien für dein Projekt behalten: Eines Tages werden sie ein Schwert für den Shogun.
learn-at-exchange = Tausche, wovon du zu viel hast, gegen das, was dein nächster Schritt braucht.
learn-at-aside =
    Dein Gegner hat gerade gezogen. Du darfst jetzt etwas Kleines tun, etwa ausliefern. Wenn nicht, sag es, und weiter geht es.
learn-at-end-of-turn = Deine Figur hat ihre Arbeit getan. Noch etwas Kleines, bevor der Zug endet? Sonst beende ihn.

## Was geschehen ist

learn-taken =
    { $sword } liegt in deiner Schmiede auf { $space }, am Anfang der Reihe seines ersten Materials. Du hast Münzen im Voraus
    bekommen und das Sashimono des Hauses.
learn-moved = { $sword } hat { $resource } bekommen und ist einen Schritt gerückt. So geht es weiter, bis das Rezept voll ist.
learn-delivered = { $sword } ist ausgeliefert: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. Sein Feld ist wieder frei für ein anderes Schwert.
learn-line-gave =
    Reihe und Spalte des ausgelieferten Schwerts haben dir etwas gegeben. Karten unter der Schmiede geben dort mehr.
learn-freed = Mit dieser Auslieferung ist ein Arbeiter von dir frei: eine Figur mehr.
learn-got-card =
    Du hast eine Karte. Spiele sie in einem Moment deiner Wahl für ihren Effekt, oder bezahle bei einer Auslieferung ihren Bonus.
learn-rival =
    Jetzt hat dein Gegner eine Figur geschickt. Besetzte Felder bleiben besetzt, bis die Runde endet: Was du am meisten willst,
    tu zuerst.
learn-rival-passed = Dein Gegner hat gepasst und eine Ehrenkarte gewählt. Du machst allein weiter, solange du Figuren hast.
learn-passed =
    Du hast gepasst. Haben alle gepasst, kommen die Figuren nach Hause, die Schwerter bleiben liegen, und die nächste Runde
    beginnt.

## Ein Gedanke: was man beim Lernen bereuen könnte

learn-early =
    Du hast noch { $count ->
        [one] einen Arbeiter
       *[other] { $count } Arbeiter
    }. Wer passt, schickt in dieser Runde niemanden mehr. So schnell läuft eine Ehrenkarte nicht weg.
learn-still =
    In { $line } kann sich kein Schwert bewegen: Es liegt keines dort, der Weg ist besetzt, oder das nächste Material fehlt. Die
    Figur würde nichts bewirken.
learn-idle-monk = Ein Mönch kostet { $coins } und täte hier nicht mehr als ein Arbeiter.
learn-better-monk =
    Ein Mönch würde hier ein Schwert zweimal bewegen. Er kostet { $coins }. Wird dadurch ein Schwert fertig oder der Weg frei,
    lohnt sich das.
learn-blocked =
    { $sword } bleibt, wo es ist: Ein anderes Schwert ist im Weg, oder sein nächstes Material fehlt. Du kannst weitermachen oder
    erst Platz schaffen.
learn-poor-monk =
    Der Mönch kostet { $coins }, und es blieben { $left }. Ohne Münzen gibt es keine Materialien und keine Boni.
learn-unfit =
    { $sword } braucht noch { $missing }. Das kostet { $price }, und mit seinen Münzen hättest du { $coins }. Es läge lange in
    deiner Schmiede.
