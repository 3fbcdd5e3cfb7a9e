# Heerführer: die Regeln.

## Das Kapitel

chapter-leaders = Modul: Heerführer

## Die Regeln

rule-leaders-place-in-turn-order =
    Bei vorgegebenen Startprovinzen kommen die Heerführer auf den Spielplan, wenn die erste Spielerreihenfolge feststeht.
    In dieser Reihenfolge setzt jeder den eigenen in eine eigene Provinz.
rule-leaders-after-samurai-before-court =
    Steht im ersten Frühling die Spielerreihenfolge fest, werden zuerst die Samurai geprüft. Dann werden die Heerführer
    eingesetzt, und dann beginnt der Kaiserhof.
    .reason =
        Die Spielregel legt Samurai und Heerführer direkt hinter die Spielerreihenfolge und sagt nur, dass die Samurai vor
        dem Kaiserhof kommen. Wir folgen der Nummer der Module und lassen den Hof direkt vor den Aktionen.
rule-leaders-place-when-claiming =
    Werden die Startprovinzen gewählt, darf man den Heerführer gleich in eine eben gewählte Provinz setzen.
rule-leaders-place-with-the-last = Ein Heerführer, der noch nicht auf dem Spielplan ist, kommt mit der letzten gewählten Provinz.
rule-leaders-own-provinces-only = Ein Heerführer kann nur in einer Provinz seines Spielers sein.
    .refusal = Diese Provinz gehört dir nicht, also kann dein Heerführer nicht dorthin.
rule-leaders-cheaper-building =
    Wo der Heerführer ist, kostet ein Gebäude weniger: eine Burg um { $leaders-improves-castle }, ein Tempel um
    { $leaders-improves-temple }, ein Theater um { $leaders-improves-theatre }.
rule-leaders-more-rice = Wo der Heerführer ist, bringt das Einziehen von Reis { $leaders-improves-rice } mehr.
rule-leaders-more-taxes = Wo der Heerführer ist, bringen Steuern { $leaders-improves-tax } mehr.
rule-leaders-more-armies =
    Wo der Heerführer ist, werden zum selben Preis mehr Armeen aufgestellt: { $leaders-improves-deploy-5 } mehr bei
    „5 Armeen“, { $leaders-improves-deploy-3 } bei „3 Armeen“, { $leaders-improves-deploy-1 } bei „1 Armee“.
rule-leaders-no-bonus-in-battle =
    Ein Heerführer wertet jede Aktion auf außer dem Kämpfen und Bewegen. Im Kampf und bei einem Aufstand hilft er seiner
    Provinz nicht.
rule-leaders-after-event-and-card =
    Eine Menge ändert zuerst das Ereignis der Runde, dann eine Sonderkarte, und der Heerführer legt auf das Ergebnis drauf.
    .reason = Im Grundspiel kommen Sonderkarten nach dem Ereignis. Käme der Heerführer vorher, könnte seine Zugabe an einer Grenze verloren gehen.
rule-leaders-never-a-hindrance =
    Reicht der Vorrat an Armeen für die Aktion, aber nicht für die Zugabe des Heerführers, wird aufgestellt, was da ist.
    .reason = Eine Aktion, die nicht ganz geht, fällt aus. Eine Verbesserung soll nie der Grund dafür sein.
rule-leaders-must-move = Nach jeder Runde muss jeder Heerführer in eine Provinz seines Spielers ziehen, in Spielerreihenfolge.
    .refusal = Dein Heerführer muss ziehen.
rule-leaders-no-move-after-winter =
    Heerführer ziehen sechsmal im Spiel: nach Frühling, Sommer und Herbst beider Jahre. Nach dem Winter ziehen sie nicht.
    .reason =
        Laut Spielregel ziehen sie nach jeder Runde. Der Winter ist eine Zwischenrunde ohne Aktionen, und danach
        sollen nur verlorene Heerführer zurückkehren.
rule-leaders-must-leave = Ein Heerführer darf nicht bleiben, wo er ist, wenn sein Spieler eine andere Provinz hat.
    .refusal = Dein Heerführer ist schon dort. Wähle eine andere Provinz.
    .reason = Die Spielregel verlangt einen Zug und spricht von der Provinz, die er eben verlassen hat.
rule-leaders-stay-in-the-only-province = Hat ein Spieler keine andere Provinz, bleibt sein Heerführer, wo er ist.
    .reason = Er kann nicht ziehen, und die Spielregel nimmt ihn nur vom Spielplan, wenn seine Provinz verloren geht.
rule-leaders-adjacent-is-victory =
    Zieht ein Heerführer in eine angrenzende Provinz, hat er die vorige im Triumph verlassen. Auch Seewege verbinden
    Provinzen.
rule-leaders-raise-a-statue = In einer Provinz, die der Heerführer im Triumph verlassen hat, darf sein Spieler ein Denkmal errichten.
rule-leaders-statue-is-optional = Niemand muss ein Denkmal errichten.
rule-leaders-several-statues = In einer Provinz dürfen beliebig viele Denkmäler eines Spielers stehen.
    .reason =
        Die Spielregel setzt keine Grenze, und ein Heerführer kann dieselbe Provinz zweimal verlassen. Denkmäler zweier
        Spieler treffen nie zusammen: Wer mit dem Heerführer kommt, nimmt die der anderen.
rule-leaders-statues-are-limited = Jeder hat { $leaders-statues } Denkmäler. Ist keines mehr übrig, kann keines errichtet werden.
    .reason = Mehr sind nicht in der Schachtel, und ein Denkmal auf dem Spielplan oder in anderen Händen kommt nie zurück.
rule-leaders-statue-stays = Denkmäler bleiben in ihrer Provinz, wer sie auch erobert, und selbst wenn Bauern sie verwüsten.
rule-leaders-take-trophies = Kommt ein Heerführer in eine Provinz, nimmt er alle Denkmäler anderer Spieler dort als Trophäen.
rule-leaders-not-adjacent-is-flight = Zieht ein Heerführer in eine Provinz, die nicht angrenzt, ist er geflohen. Er hinterlässt kein Denkmal.
rule-leaders-lost-with-the-province = Geht eine Provinz verloren, in der ein Heerführer ist, verlässt er den Spielplan.
rule-leaders-return-after-winter = Ein verlorener Heerführer kommt nach dem Winter zurück, in eine Provinz seines Spielers.
rule-leaders-return-in-autumn-order = Kommen mehrere Heerführer zurück, werden sie in der Spielerreihenfolge des Herbstes eingesetzt.
    .reason =
        Wo ein Heerführer erscheint, kann er ein Denkmal nehmen, die Reihenfolge zählt also. Die deutsche Spielregel
        verweist auf die aktuelle Spielerreihenfolge, und im Winter gilt die des Herbstes.
rule-leaders-no-province-to-return-to = Hat ein Spieler nach dem Winter keine Provinz, bleibt sein verlorener Heerführer weg.
    .reason = Es gibt keinen Ort für ihn, und die Spielregel nennt keinen anderen Zeitpunkt.
rule-leaders-no-return-at-the-end = Nach dem letzten Winter kommt kein Heerführer zurück.
    .reason = Das Spiel ist dann zu Ende. Eine Rückkehr würde nur Denkmäler wegschnappen, die niemand verteidigen könnte.
rule-leaders-score-statues = Am Ende bringt jedes Denkmal auf dem Spielplan seinem Besitzer { $leaders-statue_value ->
        [one] 1 Siegpunkt
       *[other] { $leaders-statue_value } Siegpunkte
    }.
rule-leaders-score-trophies = Am Ende bringt jede Trophäe ihrem Besitzer { $leaders-trophy_value ->
        [one] 1 Siegpunkt
       *[other] { $leaders-trophy_value } Siegpunkte
    }.

## Anmerkungen zu den Fakten

note-improvements = als verbesserte Mengen gedruckt: Preise 2, 1 und 0, Armeen 6, 4 und 2, eine Truhe oder ein Reis mehr
    .of = Was Heerführer hinzufügen
