# Was der Begleiter in einer ersten Runde SHOGUN NO KATANA sagt.

learn-chapter-begin = Beginn
learn-chapter-figures = Arbeiter
learn-chapter-deliver = Liefern
learn-chapter-pass = Passen

learn-end-result =
    Du hast { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: { $delivered ->
        [one] 1 Schwert ist
       *[other] { $delivered } Schwerter sind
    } ausgeliefert, und { $swords ->
        [0] deine Schmiede ist leer
        [one] 1 Schwert liegt in deiner Schmiede
       *[other] { $swords } Schwerter liegen in deiner Schmiede
    }. Eine richtige Partie hat vier Runden, und spätere Auslieferungen bringen mehr.
learn-learned-figures = In deinem Zug setzt du einen Arbeiter oder Mönch ein. Ein voller Bereich ist für den Rest der Runde zu.
learn-learned-swords = Ein Haus gibt dir ein Schwert, Münzen, sein Sashimono und eine Karte.
learn-learned-moves =
    An einer Reihe oder Spalte deiner Schmiede rückt jedes Schwert einen Schritt und bekommt das nächste Material seines Rezepts.
learn-learned-deliver =
    Ein Schwert mit allen Materialien lieferst du aus, auch in fremden Zügen: für Punkte und für das, was Reihe und Spalte geben.
learn-learned-palace = Im Palast öffnet jedes Familienmitglied einen Raum, den du bei jedem Besuch nutzen darfst.
learn-learned-monks = Ein Mönch tut mehr als ein Arbeiter, kostet aber Münzen.
learn-learned-project = Ausgelieferte Schwerter lassen Materialien für dein Projekt übrig: Daraus wird später dein SHOGUN NO KATANA.
learn-learned-honor = Wenn du passt, nimmst du eine Ehrenkarte. Sie bringt am Ende der Partie Punkte.

## Worauf zu achten ist

learn-hello =
    Willkommen! Du leitest eine Schmiede und hast einen Gegner. Punkte bekommst du für ausgelieferte Schwerter. In dieser Lektion
    lieferst du dein erstes aus.
learn-forge =
    Das ist deine Schmiede. Jede ihrer vier Reihen gehört zu einem Material: Lack, Holz, Stahl, Leder. Schwerter beginnen links.
learn-recipe =
    Ein Schwert zeigt sein Rezept: die Materialien, die es braucht, von links nach rechts. Jedes Material rückt es einen Schritt
    weiter. Passt das nächste zu seiner Reihe, geht das Schwert nach rechts, sonst nach oben oder unten in die Reihe dieses
    Materials.
learn-figures =
    Du hast { $workers } Arbeiter und { $monks } Mönche, die je { $coins } kosten. In deinem Zug setzt du eine dieser Figuren ein.
    Vorher siehst du eine Vorschau. Nichts geschieht, bevor du bestätigst.
learn-further = Die Runde ist vorbei, aber du hast noch kein Schwert ausgeliefert. Spielen wir weiter, bis es so weit ist.
learn-sword =
    { $count ->
        [0] Deine Schmiede ist leer.
        [one] Du hast 1 Schwert.
       *[other] Du hast { $count } Schwerter.
    } Setze einen Arbeiter bei einem Haus ein und hole noch eines. Je mehr Schwerter in einer Reihe oder Spalte liegen, desto mehr
    bewegt ein Arbeiter.
learn-several = { $line }: Ein Arbeiter dort bewegt { $count } Schwerter. Wähle sie, dann siehst du die Vorschau.
learn-market =
    { $lacks ->
        [0] Decke dich am Markt ein: Kaufe Materialien und nimm eine Karte.
       *[other] Deine Schwerter brauchen als Nächstes { $missing }, und du hast nichts davon. Der Markt verkauft es.
    } Du hast { $coins }.
learn-palace =
    Setze einen Arbeiter im Palast ein. Ein Familienmitglied zieht in einen Raum, den du jetzt und bei jedem späteren Besuch nutzt.
    Manche Räume verkaufen ein Material billiger als der Markt.
learn-one = In { $line } kann ein Schwert weiterrücken. Wähle sie, dann siehst du die Vorschau.
learn-monk =
    Setze für { $coins } einen Mönch ein ({ $line }): Jedes Schwert dort rückt einen Schritt, und ein beliebiges noch einen dazu. Das
    { $count ->
        [one] ist 1 Schritt.
       *[other] sind { $count } Schritte.
    }
learn-card = Du hast eine Karte, die dir jetzt hilft. Nutze sie: Damit endet dein Zug nicht.
learn-elsewhere =
    Hier würde ich einen { $figure ->
        [monk] Mönch
       *[worker] Arbeiter
    } einsetzen: { $place }. Der Komainu gibt Münzen, der Markt verkauft Materialien, die Akademie verziert Schwerter. Wähle den Ort, dann siehst du die Vorschau.
learn-deliver =
    Ein Schwert von dir ist fertig. Liefere es aus! Das braucht keinen Arbeiter und geht jederzeit, auch im Zug deines Gegners.
learn-last =
    { $workers ->
        [0] Du hast keine Arbeiter mehr, also passe.
       *[other] Mehr lohnt sich in dieser Runde nicht, also passe.
    } Wähle eine Ehrenkarte, die belohnt, was du ohnehin tust. Wer zuerst passt, wählt zuerst.
learn-confirm = Das ist die Vorschau: So ginge es aus. Drücke „{ $button }“ oder wähle etwas anderes.
learn-confirm-line = Die Zahlen zeigen, welche Schwerter in welcher Reihenfolge rücken. Drücke „{ $button }“ oder wähle etwas anderes.

## Entscheidungen

learn-at-starting-sword =
    Wähle dein erstes Schwert. Die Zeichen auf der Klinge sind sein Rezept. Ein kurzes ist früher fertig, ein langes bringt mehr.
    Das markierte eignet sich gut für den Anfang.
learn-at-buying = Kaufe, was deine Schwerter als Nächstes brauchen. Behalte ein paar Münzen: Auch Karten und Mönche kosten welche.
learn-at-taking-a-card =
    Jeder Besuch am Markt endet mit einer Karte. Jede hat einen Soforteffekt und einen Dauerbonus für eine Reihe oder Spalte
    deiner Schmiede.
learn-at-forging =
    Jedes Schwert dieser Reihe oder Spalte darf einmal rücken. Die Reihenfolge zählt: das vorderste zuerst, damit es Platz macht.
learn-at-advancing = Ein Verzierer rückt einen Schritt vor. Von nun an bringt das Verzieren dieses Materials mehr Münzen.
learn-at-decorating = Verziere ein Material, das schon auf einem Schwert liegt. Das bringt jetzt Münzen und bei der Auslieferung Punkte.
learn-at-family = Wähle einen Raum für dein Familienmitglied. Du nutzt ihn jetzt und bei jedem späteren Besuch wieder.
learn-at-rooms = Nutze die Räume mit deinen Familienmitgliedern, in beliebiger Reihenfolge.
learn-at-komainu-effect = Dein Mönch bekommt noch einen kleinen Effekt eines anderen Bereichs. Wähle, was dir am meisten fehlt.
learn-at-academy-gift = Dein Gegner war in der Akademie, und auch du bekommst etwas: Verziere ein Material.
learn-at-palace-gift = Dein Gegner war im Palast, und du darfst einen deiner eigenen Räume nutzen.
learn-at-sashimono = Wähle ein Sashimono. Sätze aus verschiedenen Häusern bringen am Ende der Partie Punkte.
learn-at-delivery = Die Reihe und die Spalte des Schwerts geben dir etwas. Nimm beides, in beliebiger Reihenfolge.
learn-at-project = Behalte bis zu zwei seiner Materialien für dein Projekt. Mit einem von jeder Art kannst du dein SHOGUN NO KATANA zusammenstellen.
learn-at-exchange = Tausche, wovon du zu viel hast, gegen das, was du als Nächstes brauchst.
learn-at-aside =
    Dein Gegner hat gerade gezogen. Du kannst jetzt etwas tun, das jederzeit geht, etwa ausliefern. Oder wähle „Jetzt nicht“.
learn-at-end-of-turn = Tu noch, was jederzeit geht, oder beende deinen Zug.

## Was geschehen ist

learn-taken =
    { $sword } liegt in deiner Schmiede auf { $space }, am Anfang der Reihe seines ersten Materials. Dazu hast du Münzen und das
    Sashimono des Hauses bekommen.
learn-moved = { $sword } hat { $resource } bekommen und ist einen Schritt gerückt. Ist das Rezept vollständig, kannst du es ausliefern.
learn-delivered = { $sword } ist ausgeliefert und bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. Sein Feld ist frei für ein anderes Schwert.
learn-line-gave =
    Reihe und Spalte des ausgelieferten Schwerts haben dir etwas gegeben. Karten unter deiner Schmiede sorgen dort für mehr.
learn-kept =
    Diese Materialien liegen auf deinem Projekt. Mit einem von jeder Art kannst du dein eigenes SHOGUN NO KATANA zusammenstellen,
    das kostbarste Schwert des Spiels.
learn-room = Du hast den Raum genutzt. Dein Familienmitglied bleibt dort, also gehört der Raum bei jedem späteren Besuch dir.
learn-freed = Mit dieser Auslieferung ist ein Arbeiter frei geworden: Du kannst in jeder Runde einen mehr einsetzen.
learn-got-card =
    Du hast eine Karte bekommen. Nutze jederzeit ihren Soforteffekt oder bezahle ihren Dauerbonus.
learn-rival =
    Dein Gegner hat einen Arbeiter eingesetzt. Besetzte Felder bleiben bis zum Ende der Runde besetzt: Was du am meisten willst,
    tu zuerst.
learn-rival-passed = Dein Gegner hat gepasst und eine Ehrenkarte genommen. Du spielst allein weiter, solange du Arbeiter oder Mönche hast.
learn-passed =
    Du hast gepasst. Haben alle gepasst, kommen Arbeiter und Mönche zurück, die Schwerter bleiben liegen, und die nächste Runde
    beginnt.

## Ein Tipp: was man beim Lernen bereuen könnte

learn-early =
    Du hast noch { $count ->
        [one] einen Arbeiter
       *[other] { $count } Arbeiter
    }. Wenn du passt, kannst du in dieser Runde niemanden mehr einsetzen. Die Ehrenkarten können warten.
learn-still =
    In { $line } kann sich nichts bewegen: Es liegt kein Schwert dort, das nächste Feld ist besetzt, oder das nächste Material
    fehlt. Der Zug wäre verschenkt.
learn-idle-monk = Ein Mönch kostet { $coins } und täte hier nicht mehr als ein Arbeiter.
learn-better-monk =
    Ein Mönch könnte hier ein Schwert noch einen Schritt weiterrücken, für { $coins }. Das lohnt sich, wenn dadurch ein Schwert
    fertig oder der Weg frei wird.
learn-blocked =
    { $sword } rückt nicht: Ein anderes Schwert ist im Weg, oder sein nächstes Material fehlt. Mach trotzdem weiter oder schaffe
    erst Platz.
learn-poor-monk =
    Der Mönch kostet { $coins }, dir blieben { $left }. Münzen brauchst du für Materialien und Dauerboni.
learn-unfit =
    { $sword } braucht noch { $missing }. Das kostet { $price }, und mit den Münzen, die es bringt, hättest du { $coins }. Es läge
    lange in deiner Schmiede.
