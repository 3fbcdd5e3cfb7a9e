# Samurai: die Regeln.

## Das Kapitel

chapter-samurai = Modul: Samurai

## Die Regeln

rule-samurai-enough-regions =
    Nur wer Provinzen in mindestens { $samurai-regions } verschiedenen Regionen hat, bekommt einen Bonus der Samurai.
    Sonst bleibt der Stapel, wie er ist.
rule-samurai-turn-the-next-card =
    Steht die Spielerreihenfolge fest, prüfen alle vor allem anderen der Reihe nach ihre Regionen. Wer genug davon hat,
    legt die oberste Karte seines Stapels nach unten.
rule-samurai-choose-one-benefit = Einer der Boni auf der neuen obersten Karte wird gewählt und sofort genommen.
    .refusal = Das zeigt die oberste Karte deines Stapels nicht.
rule-samurai-take-chests = Die Truhen auf einer Samuraikarte kommen aus dem allgemeinen Vorrat.
rule-samurai-take-rice = Der Reis auf einer Samuraikarte kommt zum eigenen dazu.
rule-samurai-armies-to-the-tray = Die Armeen auf einer Samuraikarte kommen aus dem eigenen Vorrat in die Turmschale.
rule-samurai-score-points = Die Siegpunkte auf einer Samuraikarte gibt es sofort.
rule-samurai-as-far-as-there-are =
    Man darf auch Truhen oder Armeen wählen, die ausgegangen sind. Dann bringt die Karte so viele, wie da sind, und sei es
    keine.
    .reason = Auch sonst bringt ein leerer Vorrat, was noch darin ist, und so gibt es immer etwas zu wählen.
rule-samurai-reset-after-winter = Nach dem ersten Winter liegt jeder Stapel wieder wie am Anfang, das leere Banner obenauf.

## Anmerkungen zu den Fakten

note-samurai-seen = erste und zweite Karte im Spiel gesehen; die dritte nach einer Beschreibung
    .of = Truhen und Armeen der Samurai
note-samurai-described = nach einer Beschreibung
    .of = Reis und Punkte der Samurai
