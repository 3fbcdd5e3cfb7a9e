# Die Fragen des Spiels, eine für jede Art von Entscheidung, und was auf Wunsch dazu gesagt wird. Alle kennen die Münzen
# und den Vorrat des Spielers; manche, worum es geht.

decision-turn = Wohin schickst du einen Arbeiter oder einen Mönch?
    .help =
        Eine Figur nimmt ein Schwert von einem Haus, kauft am Markt, bewegt die Schwerter in einer Reihe oder Spalte deiner
        Schmiede, verziert in der Akademie, nutzt Räume des Palasts oder holt Münzen am Komainu. Ohne Figuren, oder wenn du
        nichts mehr willst, passt du mit einer Ehrenkarte. Ein Mönch kostet Münzen und tut etwas mehr: noch ein Sashimono,
        eine Karte, eine Bewegung, einen Schritt oder einen Raum. Ein Schwert rückt mit jedem Material seines Rezepts ein
        Feld weiter; hat es alle, liefere es aus.
decision-forging = Im Vorrat: { $stock }. Welches Schwert bewegt sich?
    .help =
        Jedes Schwert der Reihe oder Spalte bewegt sich einmal, in beliebiger Reihenfolge, und nimmt das nächste Material seines Rezepts
        auf: in seiner eigenen Reihe nach rechts, sonst nach oben oder unten. Ein fertiges Schwert darf zwischendurch
        ausgeliefert werden, um Platz zu machen.
decision-buying = Du hast { $coins } und im Vorrat { $stock }. Was kaufst du?
    .help = So viele Materialien, wie du bezahlen kannst, eines nach dem anderen. Danach nimmst du eine Karte.
decision-taking-a-card = Welche Karte vom Markt nimmst du?
    .help =
        Eine Karte hat einen Soforteffekt, den du einmal nutzt, und einen Dauerbonus, den du bezahlen kannst: Dann liegt sie
        an einer Reihe oder Spalte deiner Schmiede und gibt etwas bei jeder Auslieferung dort.
decision-decorating = Welches Material verzierst du?
    .help =
        Irgendeines, das auf einem Schwert in deiner Schmiede liegt, mit dieser Aktion eines jeder Art, und keine Art zweimal
        auf demselben Schwert. Es bringt jetzt Münzen und bei der Auslieferung Punkte.
decision-rooms = Du hast { $coins } und im Vorrat { $stock }. Welchen Raum nutzt du?
    .help = Jeden Raum mit einem deiner Familienmitglieder einmal, in beliebiger Reihenfolge; mit einem Mönch einen davon noch einmal.
decision-komainu-effect = Der Mönch hat den Effekt eines anderen Bereichs: welchen?
    .help = Ein Sashimono wie bei den Häusern, eine Karte vom Markt, eine Bewegung in der Schmiede, ein Schritt eines Verzierers oder ein Raum.
decision-academy-gift = Jemand war in der Akademie, also darfst auch du verzieren. Welches Material?
    .help = Du darfst ein Material auf einem Schwert in deiner Schmiede verzieren, für die üblichen Münzen.
decision-palace-gift = Jemand war im Palast, also darfst auch du einen Raum nutzen. Welchen?
    .help = Du darfst einen Raum mit einem deiner Familienmitglieder nutzen.
decision-aside = Zwischen zwei Zügen: Tust du jetzt etwas?
    .help =
        Ausliefern, Karten spielen, Boni bezahlen und dein SHOGUN NO KATANA ins Spiel bringen darfst du auch in den Zügen der
        anderen. Sag genug für „jetzt nicht“, oder ruhe, um nicht mehr gefragt zu werden, bis sich für dich etwas ändert.
decision-end-of-turn = Noch etwas, bevor dein Zug endet?
    .help = Was jederzeit geht, geht auch jetzt noch. Eine Karte, deren Effekt du genutzt hast, ist nach dem Zug verloren, wenn du nicht dafür bezahlt hast, dass sie unter der Schmiede bleibt.

decision-starting-sword = Mit welchem Schwert beginnst du?
    .help =
        Seine Münzen sind deine ersten. Buchstaben sind die Materialien, die es der Reihe nach braucht: L Lack, H Holz,
        S Stahl, R Rochenleder. Im Vorrat: { $stock }.
decision-advancing = Welcher Verzierer rückt vor?
    .help = Ein Verzierer bringt so viele Münzen, wie sein Schritt zeigt, jedes Mal, wenn du ein Material seiner Art verzierst.
decision-family = Wohin kommen deine Familienmitglieder?
    .help = Ein Mitglied kommt in den Palast, bis zu drei, und alle dürfen umziehen, eines in jeden Raum. Dann nutzt du die Räume.
decision-sashimono = Welches Sashimono nimmst du?
    .help = Am Ende zählen Sätze aus verschiedenen Häusern, größere überproportional viel.
decision-delivery =
    { $waits ->
        [0] Du lieferst { $sword } aus. Was kommt als Nächstes?
       *[other] Du lieferst { $sword } aus. Danach geht es weiter mit { $waiting }. Was kommt als Nächstes?
    }
    .help =
        Reihe und Spalte geben ihre Boni, in der Reihenfolge deiner Wahl. Vor jeder darfst du alles tun, was jederzeit möglich
        ist: Ein Bonus, den du vorher bezahlst, zählt schon mit. Auch Karten, die Punkte, Reihe oder Spalte verdoppeln, kannst du nutzen.
decision-project = Dein Projekt für den SHOGUN bisher: { $project }. Was kommt von { $sword } dazu?
    .help =
        Bis zu zwei Materialien, die auf dem Schwert liegen. Mit mindestens einem jeder Art kannst du dein SHOGUN NO KATANA
        komponieren, aus höchstens sieben Materialien. Jedes ist so viel wert, wie es am Markt kostet, muss aber noch einmal
        aufgelegt werden.
decision-line = Unter welche Reihe oder Spalte kommt { $card }?
    .help = Von da an gibt jedes Schwert, das in dieser Reihe oder Spalte ausgeliefert wird, auch diesen Bonus.
decision-second = Welchen Bonus bezahlst du als zweiten einer Reihe oder Spalte?
    .help = Den irgendeiner Karte, die du bezahlen kannst, auch dieser.
decision-exchange = Im Vorrat: { $stock }. Was tauschst du?
    .help = Bis zu drei Materialien einer Art gegen ebenso viele der anderen, in beide Richtungen.
decision-card-move = Im Vorrat: { $stock }. Welches Schwert bewegt sich?
    .help = Ein Schwert bewegt sich ein Feld, mit dem nächsten Material seines Rezepts.
decision-card-decoration = Welches Material verzierst du?
    .help = Eines, das auf einem Schwert in deiner Schmiede liegt, keine Art zweimal auf demselben Schwert.
decision-rearranging = Wohin kommen deine Familienmitglieder?
    .help = In so viele Räume, wie Mitglieder im Palast sind.
decision-changing-project = Das Projekt hat { $project }. Änderst du es?
    .help =
        Jedes Material, das du von einem ausgelieferten Schwert dazulegst oder wegnimmst, kostet einen Punkt. Das SHOGUN NO
        KATANA braucht eines jeder Art und hat höchstens sieben. Mit genug geht es weiter zur Komposition.
decision-composing = Die Komposition bisher: { $composition }. Was kommt als Nächstes?
    .help = Nachbarn müssen aus derselben Reihe sein oder aus angrenzenden: Lack, Holz, Stahl, Leder.
decision-ghost-card = Du beginnst die Runde: Welche Karte kommt in den Stapel des Geistes?
    .help =
        Palast- und Akademiekarten geben auch dir etwas; am Markt bekommt der Geist Punkte für jede Figur dort.
