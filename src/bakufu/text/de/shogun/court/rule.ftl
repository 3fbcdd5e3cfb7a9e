# Tenno's Court: die Regeln.

## Das Kapitel

chapter-court = Modul: Tenno's Court

## Die Regeln

rule-court-officials-from-first-load =
    Für jede eigene Armee, die bei der ersten Füllung aus dem Turm fällt, entsendet man einen Hofbeamten in die
    Empfangshalle. Jeder hat insgesamt { $court-officials } Hofbeamte.
rule-court-lay-out-favours =
    Jede Runde werden drei Gunstkarten aufgedeckt. Die höchste Ziffer liegt, wo vier Hofbeamte verlangt sind, die nächste
    bei drei und die niedrigste bei zwei.
rule-court-tower-card-declines =
    Eine Turmkarte auf einer der zehn Aktionen heißt: diese Runde nicht. Als Gebot zählt sie wie eine Truhenkarte,
    die 0 zeigt.
rule-court-from-a-province =
    Eine Provinzkarte auf dem Ergänzungstableau wandelt so viele Armeen der Provinz in Hofbeamte um, wie das Feld angibt.
    Die Hofbeamten kommen in die Empfangshalle, die Armeen zurück in den Vorrat.
rule-court-must-convert =
    Kann eine Umwandlung vollständig ausgeführt werden, muss sie ausgeführt werden. Niemand darf sie ablehnen, auch wenn
    in der Provinz nur 1 Armee bleibt.
rule-court-one-army-stays = Eine Provinz kann ihre letzte Armee nicht an den Hof schicken. Kann sie zu wenige entbehren, schickt sie gar keine.
rule-court-from-the-tray =
    Eine Turmkarte auf dem Ergänzungstableau wandelt eigene Armeen aus der Turmschale in Hofbeamte um, so viele, wie
    das Feld angibt.
rule-court-too-few-in-the-tray = Liegen weniger eigene Armeen in der Schale, als das Feld verlangt, wird keine umgewandelt.
rule-court-officials-are-limited = Wer weniger Hofbeamte im Vorrat hat, als das Feld verlangt, wandelt damit nichts um.
rule-court-chest-card-declines = Eine Truhenkarte auf dem Ergänzungstableau heißt, dass dort nichts umgewandelt wird, was sie auch zeigt.
rule-court-convert-in-turn-order =
    Steht die Spielerreihenfolge fest, deckt der Startspieler die drei Karten seines Ergänzungstableaus auf, von
    „3 umwandeln“ bis „1 umwandeln“, und führt sie aus. Danach folgt der nächste.
rule-court-most-officials-first =
    Wer die meisten Hofbeamten in der Empfangshalle hat, tritt zuerst vor den Tenno, wer die wenigsten hat, zuletzt.
rule-court-tie-by-turn-order = Bei gleich vielen Hofbeamten entscheidet die Spielerreihenfolge, wer zuerst vor den Tenno tritt.
rule-court-none-sent-none-heard = Wer keinen Hofbeamten in der Empfangshalle hat, ist bei der Audienz nicht dabei.
    .reason =
        Auch die billigste Gunst kostet Hofbeamte. Wer keine hat, kann weder welche in den Audienzsaal ziehen noch eine
        Karte nehmen, es gibt also nichts, worauf zu warten wäre.
rule-court-all-enter =
    Wer vor den Tenno tritt, zieht alle eigenen Hofbeamten aus der Empfangshalle in den Audienzsaal, auch wenn keine Gunst
    zu bezahlen ist.
rule-court-take-one-favour = In einer Audienz darf man eine der Gunstkarten nehmen, die noch ausliegen. Sie wirkt sofort.
    .refusal = Dort liegt keine Gunstkarte mehr.
rule-court-favour-is-lost =
    Eine Gunst wird sofort ausgeführt, so weit es geht, und ihre Karte scheidet aus dem Spiel aus. Eine Karte, die nichts
    bewirken kann, ist ebenso verloren.
rule-court-pay-with-officials =
    Eine Gunst kostet so viele Hofbeamte aus dem Audienzsaal, wie ihr Feld zeigt; sie kommen zurück in den Vorrat. Wer
    weniger hat, kann sie nicht nehmen.
    .refusal = Du hast zu wenige Hofbeamte im Audienzsaal für diese Gunst.
rule-court-may-decline = Niemand muss eine Gunst nehmen. Hofbeamte, die nicht ausgegeben werden, bleiben am Hof.
rule-court-ends-with-the-favours = Mit der letzten Gunstkarte endet die Audienz, und wer noch nicht dran war, wartet vergebens.
rule-court-unused-favours-leave = Gunstkarten, die niemand genommen hat, scheiden vor den Aktionen aus dem Spiel aus.
rule-court-back-to-the-entrance = Nach der Audienz kehren die übrigen Hofbeamten aus dem Audienzsaal in die Empfangshalle zurück.
rule-court-favour-removes-event = Mit dieser Gunst darf man das Ereignis der Runde entfernen oder es liegen lassen.
rule-court-removed-event-was-drawn =
    Ein durch eine Gunst entferntes Ereignis bewirkt nichts mehr. Als gezogen gilt es trotzdem, und keine andere Karte tritt
    an seine Stelle.
    .reason =
        Die Spielregel lässt es außer Acht und spricht von keiner neuen Karte. Für den Winter bleibt das Ereignis übrig, das
        nie gezogen wurde.
rule-court-favour-removes-marker = Diese Gunst entfernt einen Unruhemarker aus einer eigenen Provinz nach Wahl.
    .refusal = Wähle eine eigene Provinz mit einem Unruhemarker.
rule-court-favour-kept =
    Liegt in keiner eigenen Provinz ein Unruhemarker, wird diese Gunst behalten. Gefragt wird nicht, denn das Behalten
    kostet nichts.
    .reason =
        Die Spielregel erlaubt es, ohne es zu verlangen. Die Karte wegzuwerfen bringt nichts, und eine Frage mit nur einer
        sinnvollen Antwort hält nur den Tisch auf.
rule-court-favour-parries =
    Eine behaltene Gunst wehrt den nächsten Unruhemarker von den eigenen Provinzen ab und ist dann weg. Ist kein Marker mehr
    zum Legen da, wird sie nicht verbraucht.
rule-court-favour-places-armies =
    Diese Gunst stellt { $favour-12-amount } Armeen ohne Bezahlung auf, alle in einer Provinz: einer eigenen oder einer
    neutralen.
    .refusal = Diese Provinz gehört jemand anderem. Wähle eine eigene oder eine neutrale.
rule-court-favour-takes-neutral =
    Armeen, die eine Gunst in eine neutrale Provinz setzt, nehmen sie ohne Kampf ein. Ihre Karte kommt auf die Hand, kann
    also in dieser Runde nicht mehr eingesetzt werden.
rule-court-favour-gives-chests = Diese Gunst bringt so viele Truhen, wie die Karte zeigt.
rule-court-favour-fills-tray = Diese Gunst legt so viele Armeen aus dem Vorrat in die Turmschale, wie die Karte zeigt.
rule-court-favour-gives-rice = Diese Gunst bringt so viel Reis, wie die Karte zeigt.
rule-court-favour-gives-points = Diese Gunst bringt so viele Siegpunkte, wie die Karte zeigt.
rule-court-favour-builds =
    Diese Gunst errichtet das Gebäude auf der Karte kostenlos in einer eigenen Provinz. Dort muss ein Bauplatz frei sein,
    und es darf noch keines dieser Sorte stehen.
    .refusal = Bauen kannst du nur in einer eigenen Provinz.
rule-court-favour-theatre-calms =
    Entfernt ein neues Theater durch das Ereignis der Runde einen Unruhemarker, dann auch ein Theater durch eine Gunst.
    .reason = Das Ereignis spricht vom Bau eines Theaters, und die Gunst baut eines. Nur der Preis ist anders.
rule-court-favour-protects =
    Wer diese Gunst hat, kann eine Runde lang mit der Aktion darauf nicht angegriffen werden: Kampf A, Kampf B oder
    beiden.
    .refusal = Eine Gunst des Tenno schützt diesen Spieler vor dieser Aktion.
rule-court-protection-ends = Ein Schutz durch den Tenno endet mit der Runde.
rule-court-supplies-are-limited = Hat der Vorrat weniger, als eine Gunst gibt, bringt die Gunst, was da ist.
    .reason =
        Eine Gunst ist so weit wie möglich auszuführen. Anders als eine Aktion ist sie schon bezahlt, da ist etwas besser
        als nichts.
rule-court-favour-in-vain = Man darf auch eine Gunst nehmen, die gerade nichts bewirkt. Bezahlt werden muss sie trotzdem.
    .reason =
        Die Spielregel verlangt die Wirkung nur, wenn sie möglich ist, und stellt für das Nehmen keine Bedingung. Den anderen
        eine Gunst vorzuenthalten, kann den Preis wert sein.

## Anmerkungen zu den Fakten

note-favour-amounts = steigen innerhalb einer Familie mit der Nummer; der Wert in Truhen sinkt nie mit der Nummer, bei 4 Truhen, 2 Reis oder 3 Armeen in der Schale je Punkt
    .of = Zahlen auf Gunstkarten
note-first-building = ein Gebäude: das billigste hat die niedrigste Nummer
    .of = Gunst 7
note-second-building = ein Gebäude: das zweitbilligste hat die zweite Nummer
    .of = Gunst 17
note-third-building = ein Gebäude: das teuerste hat die höchste Nummer
    .of = Gunst 21
note-protections = Schutz: A, B, dann beide
    .of = Gunst 10, 11 und 18
