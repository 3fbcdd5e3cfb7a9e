# Die Fragen des Spiels, eine für jede Art von Entscheidung, und was auf Wunsch dazu gesagt wird.

decision-claim-card = Welche Provinzkarte nimmst du?
    .help =
        Nimm eine der beiden offenen Karten oder ungesehen die oberste vom Stapel. Danach wählst du eine Armeegruppe für
        die Provinz. Reiche Provinzen nebeneinander sind leichter zu halten.
decision-claim-armies = Wie viele Armeen kommen nach { $province }?
    .help = Jede deiner Gruppen wird einmal eingesetzt. Große Gruppen schützen, was du nicht verlieren willst.
decision-plan = Plane die Runde: eine Karte für jedes Feld.
    .help =
        Lege eine Provinzkarte auf eine Aktion, um sie dort auszuführen, oder eine Truhenkarte, um zu verzichten. Jede
        Provinzkarte gilt einmal. Die Karte auf „Gebot“ sagt, wie viel du zahlst, um früh unter den Sonderkarten zu wählen.
        Felder, die du offen lässt, bekommen deine Truhenkarten, die unerwünschten Aktionen zuerst.
decision-place = Welchen Platz in der Spielerreihenfolge nimmst du?
    .help =
        Ein Platz bestimmt, wann du in dieser Runde bei jeder Aktion dran bist, und die Sonderkarte dort gehört dir für
        diese Runde.
decision-deploy-armies = Wie viele Armeen stellst du in { $province } auf?
    .help = Deine Sonderkarte erlaubt mehr Armeen als die Aktion, zum selben Preis. Du kannst auch bei der Aktion bleiben.
decision-move-to = 1 Armee: Ziehen Armeen aus { $origin } weiter?
    .help = Armeen dürfen in eine eigene Nachbarprovinz ziehen, ohne Kampf. Mindestens eine bleibt in { $origin }.
decision-march-to = { $action }: Wohin ziehen die Armeen aus { $origin }?
    .help =
        In eine eigene Provinz ist es eine Bewegung, sonst ein Kampf. Du musst ziehen, und die Zahl der Armeen wählst du
        danach. Tippe odds, um zu sehen, wie jeder Angriff ausginge.
decision-march-armies = Wie viele Armeen ziehen von { $origin } nach { $target }?
    .help = Mindestens eine zieht, und mindestens eine bleibt in { $origin }. Tippe odds, um die Zahlen zu vergleichen.
decision-reinforce = Kampf in { $province }: 1 Armee aus deinem Vorrat dazugeben?
    .help = Mit deiner Sonderkarte darfst du eine Armee mehr in den Turm werfen. Überlebt sie, bleibt sie in der Provinz.
decision-next-revolt = Welcher Aufstand kommt zuerst?
    .help = Alle finden statt. Was bei einem in die Schale fällt, wird beim nächsten mit hineingeworfen.
