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

## Heerführer

decision-place-leader = Wohin setzt du deinen Heerführer?
    .help =
        In eine eigene Provinz. Was du dort mit einer Aktion tust, wird billiger oder bringt mehr, solange der Heerführer
        dort ist. Nach der Runde muss er weiter; zieht er nach nebenan, darfst du hinter ihm ein Denkmal errichten.
decision-claim-with-leader = Setzt du deinen Heerführer nach { $province }?
    .help = Er kommt in eine der Provinzen, die du wählst, spätestens in die letzte.
decision-move-leader = Wohin zieht dein Heerführer von { $origin } aus?
    .help =
        In eine andere eigene Provinz. Grenzt sie zu Land oder über See an { $origin }, darfst du dort ein Denkmal
        zurücklassen. Alles andere ist Flucht. Denkmäler anderer am Ziel werden deine Trophäen.
decision-raise-statue = Errichtest du in { $province } ein Denkmal?
    .help =
        Am Ende bringt dir ein Denkmal auf dem Spielplan einen Punkt, wem die Provinz auch gehört. Kommt ein anderer
        Heerführer dorthin, geht der Punkt an dessen Spieler.
decision-choose-benefit = Welchen Bonus der Samurai nimmst du?
    .help = Du bekommst einen von denen auf deiner neuen obersten Karte. Armeen in der Schale kämpfen beim nächsten Wurf mit.

## Tenno's Court

decision-take-favour = Welche Gunst des Tenno nimmst du?
    .help =
        Du darfst eine nehmen, für so viele deiner Hofbeamten im Audienzsaal, wie ihr Feld zeigt. Hofbeamte, die du nicht
        ausgibst, kehren in die Empfangshalle zurück und zählen in der nächsten Runde.
decision-remove-event = Entfernst du das Ereignis der Runde?
    .help = Ohne das Ereignis ändert sich in dieser Runde für niemanden etwas. Sonst bleibt es, wie es ist.
decision-calm-province = Wo entfernst du einen Unruhemarker?
    .help = In einer deiner Provinzen, in der ein Unruhemarker liegt.
decision-favoured-armies = Wohin setzt du die Armeen?
    .help = Alle in eine eigene Provinz oder in eine neutrale, die dir dann kampflos gehört.
decision-favoured-building = { $building ->
        [Burg] Wo baust du die Burg?
        [Tempel] Wo baust du den Tempel?
       *[other] Wo baust du das { $building }?
    }
    .help = In einer eigenen Provinz mit freiem Bauplatz, in der noch keines dieser Sorte steht. Es kostet nichts.
decision-take-chamber = Du hast die meisten Provinzen in Region { $region }: Welchen Künstler nimmst du?
    .help =
        Dein Marker ersetzt das Künstlerplättchen. Am Ende bringen die meisten Marker in einer Zeile oder Spalte deren
        Punkte. Du kannst auch verzichten.
