# Jede Regel des Verzeichnisses in eigenen Worten: die Antwort auf „Warum?“. Auslegungen, wo die Spielregel schweigt,
# haben einen Grund; Regeln, die einen Zug ablehnen, eine Ablehnung als Antwort auf „Warum nicht?“. Zahlen kommen aus den
# Werten des Spiels, unter ihren Pfaden.

## Der Tisch

rule-table-not-awaited = Ziehen kann nur, wen das Spiel gerade fragt.
    .reason =
        Vieles darf man auch in den Zügen der anderen tun. Darum werden nach jedem Zug alle im Uhrzeigersinn gefragt,
        die ausliefern, eine Karte spielen oder ihr SHOGUN NO KATANA ins Spiel bringen könnten. Wer als Nächstes dran
        ist, wird nicht gefragt, denn dafür ist der kommende Zug da. Was Akademie und Palast den anderen bringen, folgt
        nach der ganzen Aktion, in derselben Reihenfolge.
    .refusal = Das Spiel wartet gerade nicht auf dich.
rule-table-no-such-move = Ein Zug muss die Frage beantworten, die gestellt ist.
    .reason = Jede Entscheidung ist eine Wahl aus einer Liste. Was nie angeboten wurde, kann niemand tun.
    .refusal = Das beantwortet diese Frage nicht.
rule-table-undo =
    Die letzten eigenen Züge lassen sich zurücknehmen, bis eine Karte oder ein Plättchen aufgedeckt wird, der Zufall
    entscheidet, ein neuer Schritt der Runde beginnt oder jemand anders zieht.
    .reason = Die Spielregel erwähnt das Zurücknehmen nicht. Was niemandem etwas Neues gezeigt hat, darf man zurücknehmen.
    .refusal = Seitdem wurde eine Karte oder ein Plättchen aufgedeckt, oder das Spiel ist weitergegangen.

## Spielvorbereitung

rule-setup-five-rooms =
    Fünf der sieben Räume bilden den Palast. Für die erste Partie gibt es einen Vorschlag; sonst bestimmt sie der Zufall.
rule-setup-lay-out-swords =
    Auf jedem genutzten Feld der Häuser liegt offen ein Schwert. Manche Felder werden nur zu dritt oder zu viert genutzt.
rule-setup-lay-out-honor-cards = Es liegen so viele Ehrenkarten offen aus, wie Spieler dabei sind.
rule-setup-choose-a-sword =
    Zum Beginnen werden so viele Schwerter aufgedeckt, wie Spieler dabei sind. Der letzte wählt zuerst, dann geht es gegen
    den Uhrzeigersinn; der Startspieler bekommt das übrige.
    .refusal = So ein Schwert steht nicht zur Wahl.
rule-setup-starting-stock =
    Den Startspieler bestimmt der Zufall. Alle beginnen mit { $start-wood } Holz, { $start-steel } Stahl, den Münzen auf ihrem
    Schwert und einer Münze mehr für jeden Platz weiter hinten. Das Start-Sashimono kommt auf dieses Schwert.

## Züge

rule-turn-four-rounds = Gespielt werden vier Runden mit Zügen. Dazwischen kehren alle Arbeiter und Mönche zu ihren Besitzern zurück.
rule-turn-one-at-a-time = Gezogen wird im Uhrzeigersinn. Ein Zug ist ein Arbeiter oder ein Mönch und die Aktion, für die er steht.
rule-turn-available-workers =
    Alle haben zuerst { $worker-available } Arbeiter. Eingesetzt werden können nur Arbeiter, die noch verfügbar sind.
    .refusal = Du hast in dieser Runde keinen Arbeiter mehr.

## Der Tempel

rule-temple-two-monks =
    Neben den Arbeitern haben alle zwei Mönche pro Runde. Ein Mönch tut, was ein Arbeiter tut, und noch etwas mehr.
    .refusal = Deine beiden Mönche sind in dieser Runde schon im Einsatz.
rule-temple-monk-costs-offering = Ein Mönch kostet eine Opfergabe für den Tempel, die mit jeder Runde teurer wird.
rule-temple-pay-first = Die Opfergabe wird bezahlt, bevor der Mönch handelt, nie mit dem, was seine Aktion einbringt.
    .refusal = Dir fehlen die Münzen für die Opfergabe.

## Die Häuser der Daimyos

rule-houses-take-a-sword =
    Eine Figur bei einem Haus nimmt das Schwert über ihrem Feld. Bis zur nächsten Runde liegt dort nichts mehr.
    .refusal = Auf diesem Feld liegt kein Schwert.
rule-houses-first-space-free =
    Ein Schwert beginnt ganz links in der Reihe seines ersten Materials. Ist dieses Feld besetzt, kann man es nicht wählen.
    .refusal = Das Feld deiner Schmiede, auf dem dieses Schwert beginnen würde, ist besetzt.
rule-houses-coins-in-advance = Der Daimyo zahlt ein Schwert im Voraus: die Münzen auf dem Plättchen.
rule-houses-sashimono-on-the-sword = Das Sashimono des Hauses liegt auf dem Schwert, bis es ausgeliefert wird.
rule-houses-take-the-card = Mit dem Schwert kommt die offene Karte vom Stapel dieses Hauses.
rule-houses-monk-takes-sashimono = Ein Mönch bei einem Haus nimmt dazu ein beliebiges Sashimono, das gleich in den Sashimono-Bereich kommt.

## Der Markt

rule-market-free-space = Am Markt braucht jede Figur ein eigenes Feld. Wie viele es gibt, hängt von der Zahl der Spieler ab.
    .refusal = Alle Felder am Markt sind besetzt.
rule-market-buy-resources =
    Am Markt kauft man so viele Materialien, wie man bezahlen kann: Holz für { $resource-wood-price }, Stahl für
    { $resource-steel-price }, Rochenleder für { $resource-leather-price }, Lack für { $resource-lacquer-price }. Der Vorrat
    ist unbegrenzt.
    .reason = Die Spielregel nennt weder eine Anzahl von Münzen, Materialien oder Sashimonos noch eine Regel, falls sie ausgehen.
    .refusal = Dieses Material kannst du nicht bezahlen.
rule-market-take-a-card = Nach dem Kaufen nimmt man eine der drei offenen Marktkarten. Der Stapel füllt die Lücke.
    .refusal = Dort liegt keine Karte.
rule-market-monk-takes-second-card = Ein Mönch am Markt nimmt eine zweite Karte, nachdem die erste ersetzt worden ist.
rule-market-not-replaced =
    Ist der Marktstapel leer, werden genommene Karten nicht ersetzt. Ist keine Karte mehr da, nimmt man keine.
    .reason =
        Die Spielregel sagt nicht, was dann geschieht. Benutzte Karten scheiden aus, also gibt es nichts neu zu mischen.

## Die Schmiede

rule-forge-activated-only =
    Eine Figur neben der Schmiede aktiviert eine Reihe oder Spalte. Die Schwerter, die dann darin liegen, dürfen sich je
    einmal bewegen, in beliebiger Reihenfolge, oder bleiben.
    .refusal = Dieses Schwert ist nicht aktiviert, und einen Zusatzschritt gibt es dafür nicht.
rule-forge-monk-adds-a-move =
    Ein Mönch bringt einen zusätzlichen Schritt eines beliebigen Schwerts, jederzeit während der Aktivierung. Bringt
    er ein Schwert von außen in die Reihe oder Spalte, ist es auch aktiviert.

## Die Akademie

rule-academy-free-space = In der Akademie braucht jede Figur ein eigenes Feld. Wie viele es gibt, hängt von der Zahl der Spieler ab.
    .refusal = Alle Felder in der Akademie sind besetzt.
rule-academy-advance-a-decorator =
    In der Akademie rückt ein Verzierer einen Schritt vor, mit einem Mönch sind es zwei Schritte. Jeder Schritt macht seine
    Verzierungen eine Münze mehr wert.
rule-academy-stop-at-the-end = Bei { $academy-last } Münzen ist für einen Verzierer Schluss. Sind alle dort, entfällt der Schritt.
    .reason = Die Spielregel zeigt eine Leiste, aber nicht, was an ihrem Ende geschieht.
    .refusal = Dieser Verzierer steht am Ende seiner Leiste.
rule-academy-decorate-resources = Danach dürfen Materialien verziert werden, die auf Schwertern liegen, auf einem oder auf mehreren.
rule-academy-each-decorator-once = Jeder Verzierer arbeitet in einer Aktion einmal: höchstens ein Material jeder Art.
    .refusal = Dieser Verzierer hat schon gearbeitet.
rule-academy-placed-resources-only = Verziert werden kann nur ein Material, das auf einem Schwert in der Schmiede liegt.
    .refusal = Auf einem Schwert dort liegt kein solches Material.
rule-academy-once-a-sword = Auf demselben Schwert wird keine Art Material zweimal verziert.
    .refusal = Auf diesem Schwert ist diese Art Material schon verziert.
rule-academy-others-decorate-one =
    Handelt jemand in der Akademie, dürfen alle anderen ein Material verzieren, auch wer schon gepasst hat.
rule-academy-pay-for-decorations =
    Eine Verzierung bringt so viele Münzen, wie ihr Verzierer zeigt. Jeder bekommt sie gleich nach dem eigenen
    Verzieren.
    .reason =
        Die Spielregel bezahlt alle gemeinsam am Schluss. Niemandes Verzierungen hängen von den Münzen anderer ab, also
        wird jeder bezahlt, sobald er fertig ist.

## Der Palast des SHOGUN

rule-palace-free-space = Im Palast braucht jede Figur ein eigenes Feld. Wie viele es gibt, hängt von der Zahl der Spieler ab.
    .refusal = Alle Felder im Palast sind besetzt.
rule-palace-add-a-member =
    Wer im Palast handelt, stellt ein Familienmitglied dazu, bis zu drei, und darf alle eigenen umstellen. Nie teilen sich
    zwei einen Raum.
    .refusal = Diese Zahl von Räumen passt nicht zur Zahl deiner Familienmitglieder.
rule-palace-use-each-room-once = Jeder Raum mit einem Familienmitglied darf einmal genutzt werden, in beliebiger Reihenfolge. Nehmen muss man nichts.
rule-palace-own-rooms = Nur ein Raum mit einem eigenen Familienmitglied gewährt etwas, und nur einmal.
    .refusal = In so einem Raum hast du kein Familienmitglied, oder du hast ihn schon genutzt.
rule-palace-no-use-after-moving =
    Zieht die Familie durch die Marktkarte „Familie umstellen“ um, während man die Räume nutzt, zählen nur Räume, in denen ein Mitglied zu
    Beginn war und noch ist. Ein später betretener Raum gewährt nichts, außer durch die zusätzliche Nutzung eines
    Mönchs.
    .reason =
        Eine Aktion gewährt die Räume, in denen die Familie dabei ist. Sonst könnte eine einzige Aktion alle fünf Räume
        nutzen.
    .refusal = Dein Familienmitglied hat diesen Raum verlassen, und damit auch seinen Vorteil.
rule-palace-cheaper-resource =
    Zwei Räume verkaufen ein Material { $rooms-discount } Münzen unter dem Marktpreis: der eine Rochenleder, der andere Lack.
    .refusal = Dir fehlen die Münzen, selbst zu diesem Preis.
rule-palace-monk-uses-room-again = Mit einem Mönch im Palast darf man einen der eigenen Räume noch einmal nutzen.
rule-palace-others-one-room =
    Handelt jemand im Palast, dürfen alle anderen einen Raum mit einem eigenen Familienmitglied nutzen, auch wer schon gepasst
    hat.

## Der Komainu

rule-komainu-only-space = Am Komainu gibt es ein einziges Feld.
    .refusal = Am Komainu ist schon jemand.
rule-komainu-take-coins = Eine Figur am Komainu bringt { $komainu-coins } Münzen.
rule-komainu-be-first-player = Wer am Komainu ist, beginnt die nächste Runde.
rule-komainu-monk-acts-elsewhere =
    Ein Mönch am Komainu hat den besonderen Effekt eines Mönchs in einem anderen Bereich: ein Sashimono, eine Karte, eine
    Bewegung, ein Schritt eines Verzierers oder ein Raum.
rule-komainu-for-you-alone =
    Rückt ein Mönch am Komainu einen Verzierer vor oder nutzt er einen Raum, bekommen die anderen nichts.
    .reason =
        Die anderen bekommen etwas, wenn jemand in der Akademie oder im Palast handelt. Hier wird nur der besondere
        Effekt eines Mönchs genutzt.

## Passen

rule-pass-take-an-honor-card = Wer nicht handeln kann oder will, passt und nimmt eine der offenen Ehrenkarten.
    .refusal = Dort liegt keine Ehrenkarte.
rule-pass-nothing-more =
    Nach dem Passen bekommt man, was andere in Akademie und Palast auslösen, und sonst nichts. Keine Karte wird gespielt oder
    bezahlt.
    .reason = Die Spielregel schließt Aktionen und Auslieferungen aus. Karten gelten hier wie Aktionen.
    .refusal = Du hast gepasst, also ruhen deine Karten bis zur nächsten Runde.

## Schwerter bewegen

rule-movement-a-sword-there = Auf jedem Feld einer Schmiede liegt höchstens ein Schwert. Wo keines ist, kann sich nichts bewegen.
    .refusal = Auf diesem Feld liegt kein Schwert.
rule-movement-golden-rule =
    Ein Schwert rückt für jedes aufgelegte Material ein Feld weiter. Es bewegt sich nie ohne Material und bekommt nie eines,
    ohne sich zu bewegen.
    .refusal = Dieses Schwert hat alle seine Materialien, also bewegt es sich nicht weiter.
rule-movement-recipe-order = Materialien kommen in der Reihenfolge auf ein Schwert, die sein Plättchen zeigt, aus dem Vorrat neben der Schmiede.
    .refusal = Das Material, das als Nächstes kommt, hast du nicht.
rule-movement-right-in-its-row = Ein Material der Reihe, in der das Schwert liegt, bewegt es ein Feld nach rechts.
rule-movement-up-or-down = Ein Material der Reihe darüber oder darunter bewegt das Schwert ein Feld nach oben oder unten.
rule-movement-one-sword-a-space = Ein Schwert kann nicht auf ein Feld, auf dem ein anderes liegt.
    .refusal = Das Feld, auf das es käme, ist besetzt.
rule-movement-swap-places =
    Zwei Schwerter übereinander dürfen die Felder tauschen, wenn jedes dorthin muss, wo das andere ist, und beide sich
    zugleich bewegen dürfen.
    .refusal = Diese beiden können jetzt nicht tauschen.
rule-movement-mixed-swap =
    In der Schmiede dürfen zwei Schwerter auch dann tauschen, wenn nur eines von der Reihe oder Spalte aktiviert ist und
    das andere den Zusatzschritt des Mönchs nutzt.
    .reason =
        Der Zusatzschritt ist während der Aktivierung jederzeit möglich, also dürfen sich beide zugleich bewegen. Die
        Spielregel nennt einen ähnlichen Tausch: mit einem Mönch im Palast, durch den Raum, der ein Schwert bewegt, und
        seine zweite Nutzung.

## Ausliefern

rule-delivery-complete-swords-only = Ein Schwert mit allen Materialien kann jederzeit ausgeliefert werden. Es darf auch warten.
    .refusal = Auf diesem Feld liegt kein fertiges Schwert.
rule-delivery-before-passing = Nach dem Passen wird bis zur nächsten Runde nichts ausgeliefert.
    .refusal = Du hast gepasst, also wartet dieses Schwert bis zur nächsten Runde.
rule-delivery-score-the-value =
    Ein ausgeliefertes Schwert bringt die Punkte auf dem Plättchen, { $resource-wood-decorated } für verziertes Holz,
    { $resource-steel-decorated } für Stahl, { $resource-leather-decorated } für Rochenleder,
    { $resource-lacquer-decorated } für Lack, und die Punkte der Runde.
rule-delivery-take-row-and-column =
    Eine Auslieferung bringt, was am Ende der Reihe und der Spalte des Schwerts steht, mit den Karten, die dort unter der
    Schmiede liegen.
rule-delivery-between-the-lines =
    Zwischen Reihe und Spalte einer Auslieferung ist alles erlaubt, was jederzeit möglich ist: einen Bonus bezahlen, eine
    Karte spielen, ein weiteres Schwert ausliefern oder das SHOGUN NO KATANA ins Spiel bringen. Nur eine Reihe oder Spalte,
    die gerade ihre Boni gibt, wird nicht unterbrochen.
    .reason =
        Die Spielregel verbietet nur, eine einzelne Reihe oder Spalte zu unterbrechen. Sie zählt auf, was in einem Moment
        möglich ist, und in einem Beispiel werden weitere Schwerter ausgeliefert, bevor ein Bonus bezahlt wird.
    .refusal = Dieses Schwert wird schon ausgeliefert.
rule-delivery-until-it-is-done =
    Ein Schwert bleibt auf seinem Feld der Schmiede, bis seine Auslieferung fertig ist, auch wenn dazwischen ein anderes
    ausgeliefert wird. Seine Punkte zählen zuerst; eine Verzierung danach bringt Münzen, aber keine Punkte mehr dafür.
    .reason = Laut Spielregel zählt der Wert vor den Boni, und erst nach ihnen verlässt das Schwert die Schmiede.
    .refusal = Auf dem Feld, auf das es käme, liegt noch das Schwert, das du gerade auslieferst.
rule-delivery-take-the-sashimono = Das Sashimono auf einem ausgelieferten Schwert kommt in den Sashimono-Bereich.
rule-delivery-exchange-starting-sashimono = Das Start-Sashimono wird bei der Auslieferung seines Schwerts gegen eines aus einem beliebigen Haus getauscht.
rule-delivery-free-a-worker =
    Ein ausgeliefertes Schwert kommt auf das nächste Feld des Washitsu-Tableaus, oder neben das volle Tableau. Auf manchen
    Feldern steht ein blockierter Arbeiter, der von da an verfügbar ist.

## Karten

rule-cards-own-cards = Nutzen kann man nur eine Karte, die man hat: ihren Effekt einmal, ihren Bonus einmal.
    .refusal = So eine Karte hast du nicht.
rule-cards-permanent-benefit =
    Ist eine Karte bezahlt, liegt sie am Ende einer Reihe oder Spalte unter der Schmiede. Von da an gibt sie ihren Bonus bei
    jeder Auslieferung dort.
rule-cards-pay-the-benefit = Ein Bonus wird bezahlt, bevor er etwas gibt, also nie mit seinen eigenen Münzen.
    .refusal = Diesen Bonus kannst du nicht bezahlen.
rule-cards-one-benefit-a-line = An einer Reihe oder Spalte liegt eine Karte, wenn nicht die Marktkarte „Zweiter Bonus“ eine zweite erlaubt.
    .refusal = Diese Reihe oder Spalte hat schon eine Karte.
rule-cards-no-resuming = Eine Reihe oder Spalte gibt ihre Boni in einer Auslieferung einmal. Karten, die danach dazukommen, kommen dafür zu spät.
    .refusal = Diese Reihe oder Spalte hat ihre Boni schon gegeben.
rule-cards-finished-in-the-moment =
    Eine in einem Moment begonnene Karte wird darin auch beendet. Ist ihr Effekt genutzt, wird sie bezahlt oder abgelegt; ist
    sie bezahlt, wird ihr Effekt genutzt oder verfällt.
rule-cards-a-turn-is-a-moment = Alles, was ein Spieler in seinem eigenen Zug tut, geschieht in einem Moment.
    .reason =
        Laut Spielregel endet ein Moment, wenn nichts mehr getan werden kann. Im eigenen Zug ist das dessen Ende. Im Zug
        eines anderen ist jedes Mal, wenn man gefragt wird, ein eigener Moment, und er endet, wenn man nichts
        hinzuzufügen hat.
rule-cards-benefit-when-asked =
    Im Zug eines anderen kann man den Bonus einer Karte, deren Effekt man nicht nutzt, nur bezahlen, wenn man aus einem
    anderen Grund gefragt wird: wegen Akademie oder Palast, einer Auslieferung, einer Karte oder des SHOGUN NO KATANA.
    .reason =
        Ein Bonus zählt erst bei der nächsten Auslieferung, und dann kann man ihn noch bezahlen. Darum hält das Spiel
        nicht nach jedem Zug dafür an.

## Das Projekt für den SHOGUN

rule-project-from-the-sword =
    Mit jeder Auslieferung kommen bis zu zwei Materialien, die auf dem Schwert vorkommen, zum Projekt, von einer Art so viele,
    wie es zeigt.
    .refusal = Diese Materialien hat das Schwert nicht.
rule-project-at-most-seven = Das SHOGUN NO KATANA fasst höchstens sieben Materialien. Was das Projekt mehr hat, muss weg.
    .refusal = Mehr als sieben Materialien gehen nicht.
rule-project-late-from-delivered =
    Was vergessen wurde, darf nachträglich von ausgelieferten Schwertern dazukommen. Kein Schwert gibt insgesamt mehr als zwei,
    früh und spät zusammen.
    .reason = Nachträge machen gut, was vergessen wurde. Weiter als rechtzeitiges Drandenken sollen sie nie reichen.
    .refusal = Das geben die Schwerter nicht her, die du ausgeliefert hast.
rule-project-keep-one-of-each = Materialien dürfen vom Projekt genommen werden, aber eines jeder Art muss bleiben.
    .refusal = Eines jeder Art muss bleiben.
rule-project-changed-for-the-katana =
    Nachträglich geändert wird das Projekt nur, wenn das SHOGUN NO KATANA ins Spiel kommt, vor der Komposition.
    .reason =
        Die Spielregel beschreibt diese Änderungen für diesen Zeitpunkt. Früher würden sie dasselbe kosten und nur eher
        festlegen.
    .refusal = Ändern kannst du dein Projekt, wenn du dein SHOGUN NO KATANA ins Spiel bringst.
rule-project-no-back-and-forth = Eine vom Projekt genommene Art Material wird nicht wieder dazugelegt, und umgekehrt auch nicht.
    .reason = Es würde Punkte kosten und nichts ändern.
    .refusal = Diese Art hast du eben andersherum geändert.
rule-project-lose-a-point-each = Jedes nachträglich dazugelegte oder weggenommene Material kostet einen Punkt.
rule-project-points-below-zero = Durch Änderungen am Projekt können die Punkte unter 0 fallen.
    .reason = Die Spielregel zieht für jede Änderung einen Punkt ab und nennt keine untere Grenze.

## Das SHOGUN NO KATANA

rule-katana-each-resource = Das SHOGUN NO KATANA braucht mindestens ein Material jeder Art und eine Reihe, in der es beginnen kann.
    .refusal = So ist keine Komposition mit allen vier Arten möglich.
rule-katana-use-the-whole-project = Die Komposition nutzt genau das, was im Projekt liegt.
    .refusal = Davon ist nichts mehr in deinem Projekt.
rule-katana-adjacent-rows = In der Komposition sind Nachbarn aus derselben Reihe oder aus angrenzenden, sodass keine Reihe übersprungen wird.
    .refusal = Das Schwert müsste eine Reihe überspringen, jetzt oder später.
rule-katana-first-space = Wie jedes Schwert beginnt es ganz links in der Reihe seines ersten Materials.
    .refusal = Das Feld, auf dem es beginnen würde, ist besetzt.
rule-katana-put-into-play =
    Das SHOGUN NO KATANA ins Spiel zu bringen, ist keine Aktion und bringt keine Münzen. Danach ändern sich weder Projekt noch
    Komposition.
rule-katana-only-one = Für jeden gibt es nur ein SHOGUN NO KATANA.
    .refusal = Dein SHOGUN NO KATANA ist schon im Spiel.
rule-katana-before-passing = Nach dem Passen kann man das SHOGUN NO KATANA bis zur nächsten Runde nicht ins Spiel bringen.
    .refusal = Du hast gepasst, also wartet dein SHOGUN NO KATANA bis zur nächsten Runde.
rule-katana-worth-its-resources =
    Das SHOGUN NO KATANA ist so viel wert, wie seine Materialien am Markt kosten, mit Verzierungen und Runde wie bei jedem
    Schwert. Nach der Auslieferung kehrt es auf sein eigenes Feld zurück.

## Erneuerung

rule-restore-first-player-goes-left =
    Ist niemand am Komainu, geht die Startspielerkarte nach links: an den Nächsten im Uhrzeigersinn.
    .reason =
        Laut Spielregel bekommt sie der linke Nachbar. Am Tisch ist das der Nächste im Uhrzeigersinn, und so sind die
        Plätze nummeriert. In dieser Reihenfolge werden die anderen auch gefragt, beginnend nach dem Spieler, der am Zug
        ist.
rule-restore-komainu-goes-first = Die Startspielerkarte geht an den, der am Komainu ist.
rule-restore-refill-swords = Jedes leere Feld der Häuser bekommt ein neues Schwert.
rule-restore-lay-out-honor-cards = Für jede neue Runde liegen so viele neue Ehrenkarten offen aus, wie Spieler dabei sind.

## Das Ende des Spiels

rule-end-score-coins =
    Je { $score-coins_a_point } Münzen sind ein Punkt. Materialien neben der Schmiede zählen so viele Münzen, wie sie am
    Markt kosten; die auf Schwertern und im Projekt zählen nicht.
    .reason =
        Die Spielregel zählt die Materialien, die man hat. Was auf einem Schwert liegt, gehört zu ihm, und das Projekt
        ist nur ein Plan.
rule-end-score-unfinished-katana =
    Ein SHOGUN NO KATANA, das noch in der Schmiede liegt, bringt die Materialien darauf und ihre Verzierungen, aber nichts für
    Runde, Reihe oder Spalte.
rule-end-score-sashimonos = Sashimonos zählen in Sätzen aus verschiedenen Häusern, größere Sätze überproportional viel.
rule-end-favour-to-best-katana =
    Das wertvollste rechtzeitig ausgelieferte SHOGUN NO KATANA, die Runde nicht mitgezählt, gewinnt die Gunst des Shogun:
    { $score-favour } Punkte.
rule-end-share-the-favour = Sind mehrere gleich wertvoll, teilen sich ihre Besitzer die Gunst des Shogun, abgerundet.
rule-end-most-points = Es gewinnt, wer die meisten Punkte hat.
rule-end-tie-by-katana =
    Bei gleich vielen Punkten entscheidet das wertvollere SHOGUN NO KATANA, ohne die Runde. Eines, das noch in der
    Schmiede liegt, zählt mit dem, was darauf liegt, und das des Geistes zählt auch.
    .reason =
        Die Spielregel vergleicht die Werte und schließt keines aus. Das Spielende liefert das in der Schmiede aus, und
        es gibt dem Geist eines.
rule-end-shared-victory = Steht es auch dabei gleich, wird der Sieg geteilt.

## Ehrenkarten

rule-honor-at-most = Keine Ehrenkarte bringt mehr als { $score-honor_most } Punkte.
rule-honor-sashimono = Für jedes Sashimono eines Hauses im eigenen Sashimono-Bereich.
    .reason =
        Die Karte zählt, was man hat. Ein Sashimono auf einem Schwert in der Schmiede bekommt man erst mit der
        Auslieferung.
rule-honor-strength = Für jedes ausgelieferte Schwert ab einer bestimmten Stärke.
    .reason =
        Die Karten sprechen von Schwertern, die man hat. Das sind die ausgelieferten: Ein unfertiges gehört noch der Schmiede.
        Das SHOGUN NO KATANA zeigt keine Stärke.
rule-honor-certain = Bringt ihre Punkte auf jeden Fall.
rule-honor-resource = Für jedes ausgelieferte Schwert, auch das SHOGUN NO KATANA, mit einem bestimmten Material darauf.
    .reason =
        Das SHOGUN NO KATANA ist ein Schwert, und spätestens das Spielende liefert es aus. Also zählt es mit dem, was darauf
        liegt.
rule-honor-total-strength = Für die Stärke aller ausgelieferten Schwerter zusammen.
rule-honor-strength-levels = Für jede verschiedene Stärke unter den ausgelieferten Schwertern.
rule-honor-benefits = Für jede Karte unter der eigenen Schmiede.
rule-honor-figures =
    Für jeden Arbeiter und Mönch, der am Ende auf dem Spielplan steht, auch die Mönche im Tempel. Die an der eigenen
    Schmiede zählen nicht.
    .reason = Die Schmiede ist ein eigenes Tableau. Der Geist hat keine Mönche, also zählen nur seine Arbeiter.
rule-honor-decorators = Für die Münzen, die alle vier Verzierer zusammen zeigen.
rule-honor-unused-cards = Für jede Karte, von der nichts genutzt wurde.
rule-honor-flowers = Für jede Blüte auf der Punkteleiste, die der eigene Marker erreicht hat, Umlauf für Umlauf.
    .reason = Die Karte zählt, was vor ihr an Punkten da war. Darum wird sie nach allen anderen Ehrenkarten gerechnet.
rule-honor-coins = Für Münzen, und für Materialien zu ihrem Preis in Münzen, noch einmal neben dem, was sie ohnehin bringen.
rule-honor-decorated = Für jedes ausgelieferte Schwert, auch das SHOGUN NO KATANA, mit genug verzierten Materialien.
    .reason = Die Karte nimmt das SHOGUN NO KATANA nicht aus, eine andere dagegen schon.
rule-honor-decorations = Für jedes verzierte Material auf den ausgelieferten Schwertern, ohne das SHOGUN NO KATANA.
rule-honor-katana-decorations = Für jedes verzierte Material auf dem SHOGUN NO KATANA.

## Marktkarten

rule-market-cards-cheaper-monk = Die Marktkarte mit einem billigeren Mönch: ein Mönch zum Preis auf der Karte, im eigenen Zug.
    .refusal = Diese Karte ist für einen Mönch in deinem eigenen Zug; du brauchst einen, und die Münzen dafür.
rule-market-cards-monk-at-once = Nach der Marktkarte mit einem billigeren Mönch wird der Mönch sofort eingesetzt.
    .reason = Die Karte wird gespielt, wenn man sich für einen Mönch entscheidet. Also bleibt es dabei.
    .refusal = Du hast für einen Mönch weniger bezahlt, also wird er jetzt eingesetzt.
rule-market-cards-double-coins = Die Marktkarte „Akademie ×2“: Die Münzen der eigenen Aktion in der Akademie verdoppeln sich.
    .refusal = Diese Karte ist für deine eigene Aktion in der Akademie.
rule-market-cards-double-coins-once =
    Die Marktkarte „Akademie ×2“ verdoppelt eine Aktion in der Akademie einmal, und nur die Münzen für die Verzierungen der Aktion
    selbst.
    .reason =
        Die Karte verdoppelt, was die Aktion bringt. Münzen anderer Karten, die dazwischen gespielt werden, gehören
        nicht dazu, und eine zweite würde verdoppeln, was die erste hinzugefügt hat.
    .refusal = Die Münzen dieser Aktion sind schon verdoppelt.
rule-market-cards-double-line =
    Die Marktkarte „Reihe oder Spalte ×2“: Bei einer Auslieferung verdoppeln sich die Boni der Reihe oder der Spalte, die auf Karten eingeschlossen.
    .refusal = Dafür brauchst du die Marktkarte „Reihe oder Spalte ×2“ und eine laufende Auslieferung.
rule-market-cards-double-line-once = Eine Reihe oder Spalte wird verdoppelt, wenn sie ihre Boni gibt: nicht danach und nicht zweimal.
    .reason = Die Marktkarte „Reihe oder Spalte ×2“ verdoppelt, was man bekommt. Eine zweite müsste eine Reihe oder Spalte wieder aufnehmen, die ihre Boni schon gegeben hat.
    .refusal = Diese Reihe oder Spalte hat ihre Boni gegeben, also lassen sie sich nicht mehr verdoppeln.
rule-market-cards-second-benefit =
    Die Marktkarte „Zweiter Bonus“: Ein Bonus, auch ihr eigener, darf bezahlt werden und an eine Reihe oder Spalte kommen, die schon einen hat. Mehr
    als zwei gehen nicht.
    .refusal = Diese Karte braucht eine Reihe oder Spalte mit genau einem Bonus.
rule-market-cards-second-paid-now =
    Der zweite Bonus, den die Marktkarte „Zweiter Bonus“ erlaubt, wird bezahlt, wenn die Karte gespielt wird.
    .reason =
        Diesen Bonus anzulegen, ist der Effekt der Karte. Er lässt sich nicht aufheben, auch nicht innerhalb des Zuges.
    .refusal = Einen zweiten Bonus kannst du jetzt nicht bezahlen.
rule-market-cards-double-points =
    Die Marktkarte „Punkte ×2“: Die Punkte auf dem Plättchen eines Schwerts verdoppeln sich bei der Auslieferung. Das SHOGUN NO KATANA hat
    dort keine.
    .refusal = Mit dieser Karte sind jetzt keine Punkte zu verdoppeln.
rule-market-cards-double-points-once =
    Die Punkte eines Schwerts verdoppeln sich einmal, auch mit mehreren Karten „Punkte ×2“, und nur, bis Reihe und Spalte
    ihre Boni gegeben haben.
    .reason =
        Die Karte verdoppelt die Punkte, die auf dem Plättchen stehen. Eine zweite müsste verdoppeln, was dort nicht
        steht, und nach den Boni ist die Auslieferung vorbei.
    .refusal = Die Punkte dieses Schwerts sind schon verdoppelt.
rule-market-cards-decorate-one = Die Marktkarte „Eines verzieren“: Ein Material auf einem Schwert in der Schmiede wird verziert, für die üblichen Münzen.
    .refusal = Es gibt kein Material, das du verzieren könntest.
rule-market-cards-rearrange = Die Marktkarte „Familie umstellen“: Die eigenen Familienmitglieder ziehen in andere Räume um, höchstens eines in jeden.
    .refusal = Deine Familienmitglieder lassen sich nur auf so viele Räume verteilen, wie Mitglieder im Palast sind.

## Daimyo-Karten

rule-daimyo-cards-exchange = Bis zu drei Materialien einer Art auf der Karte werden zu ebenso vielen der anderen.
    .refusal = So viele Materialien dieser Art hast du nicht.
rule-daimyo-cards-either-way = Die Karte tauscht in beide Richtungen, ein, zwei oder drei Materialien.
    .reason =
        Die Spielregel tauscht eine der beiden gezeigten Arten gegen die andere und sagt nicht, welche zuerst kommt.
rule-daimyo-cards-advance = Ein Verzierer rückt einen Schritt vor.
    .refusal = Alle deine Verzierer stehen am Ende ihrer Leisten.
rule-daimyo-cards-room =
    Die Karte gewährt, was der Raum darauf gewährt, wo die eigene Familie auch ist, selbst wenn der Raum nicht im Spiel
    ist. Die anderen bekommen nichts.
    .reason =
        Laut Spielregel nimmt man, was das Raumplättchen zeigt; mehr verlangt sie nicht. Die anderen bekommen etwas,
        wenn jemand im Palast handelt.
    .refusal = So einen Raum könntest du jetzt nicht nutzen.
rule-daimyo-cards-at-any-time = Daimyo-Karten darf man vor dem Passen jederzeit spielen, auch in den Zügen der anderen.
    .reason =
        Manche Karten gehören zu einer Aktion in ihrem Bereich. Die Spielregel sagt das einzeln bei den Marktkarten,
        aber bei keiner Daimyo-Karte.

## Der Geist

rule-ghost-replace-the-opponents =
    Allein spielt man gegen den Geist, auf dem Spielplan für zwei, und beginnt selbst. Der Geist hat Arbeiter, eine Familie und
    einen eigenen Stapel, aber keine Schmiede, Mönche, Münzen oder Materialien.
rule-ghost-draw-a-card = In seinem Zug zieht der Geist eine Karte und setzt einen Arbeiter dorthin, wo sie es sagt.
rule-ghost-shuffle-again = Ist der Stapel des Geistes leer, wird sein Ablagestapel gemischt und zum neuen Stapel.
    .reason = Die Spielregel sagt nicht, was dann geschieht, und neu zu mischen, ist bei Stapeln üblich.
rule-ghost-take-a-sword =
    Der Geist nimmt das Schwert mit der höchsten Zahl, von einem Haus, dessen Sashimono er am wenigsten hat, und bekommt sofort
    die Punkte des Plättchens und der Runde.
    .reason =
        Die Zahlen auf einem Plättchen sind seine Punkte und seine Münzen: Zuerst zählen die Punkte, dann die Münzen, zuletzt
        die Nummer, die hier die Plättchen unterscheidet. Bietet kein Haus, dessen Sashimono ihm fehlt, ein Schwert, kommen
        die Häuser, von denen er am wenigsten hat.
rule-ghost-discard-house-card = Mit seinem Schwert legt der Geist die offene Karte dieses Hauses ab.
rule-ghost-score-figures-at-market =
    Am Markt legt der Geist die Karte mit der niedrigsten Nummer ab. Er bekommt einen Punkt für jede Figur dort, die eigene
    eingeschlossen.
rule-ghost-score-members-at-palace =
    Im Palast stellt der Geist ein Familienmitglied dazu, wenn er kann, und bekommt einen Punkt für jedes Mitglied dort, wem es
    auch gehört. Der Spieler darf einen Raum nutzen.
rule-ghost-score-decorator-at-academy =
    In der Akademie bekommt der Geist die Münzen des am weitesten vorgerückten Verzierers des Spielers als Punkte. Der Spieler
    darf ein Material verzieren.
rule-ghost-score-round-at-komainu = Am Komainu bekommt der Geist die Nummer der Runde als Punkte.
rule-ghost-score-full-area =
    Wo kein Feld frei ist, bekommt der Geist trotzdem Punkte, aber sonst niemand etwas. Dann zieht er noch eine Karte.
rule-ghost-as-if-available =
    Ein voller Bereich zählt, als wäre ein Feld frei: Der Arbeiter und das Familienmitglied, die der Geist eingesetzt hätte,
    zählen mit.
    .reason = Die Spielregel gibt dem Geist die Punkte des Bereichs, und nur die. Eingesetzt oder abgelegt wird nichts.
rule-ghost-no-sword-left = Ist bei den Häusern kein Schwert mehr übrig, bekommt der Geist nur die Punkte der Runde.
    .reason = Es gibt kein Plättchen, dessen Punkte dazukommen könnten.
rule-ghost-pass-without-a-place =
    Ohne verfügbaren Arbeiter, oder ohne freies Feld für irgendeine seiner Karten, nimmt der Geist die Ehrenkarte ganz links, und
    seine Runde ist vorbei.
    .reason = Die Spielregel spricht nur von Arbeitern. Ohne freies Feld würde der Geist ewig ziehen.
rule-ghost-change-a-card =
    Vor jeder neuen Runde verlässt eine Daimyo-Karte den Stapel des Geistes. Beginnt der Spieler, wählt er, welche der
    beiseitegelegten Karten hineinkommt, und alles wird gemischt.
    .reason =
        Die Spielregel fragt, wer Startspieler ist. Gemeint ist hier der Startspieler der neuen Runde, denn die Karte
        ist dann schon weitergegeben.
    .refusal = Diese Karte ist schon im Stapel des Geistes.
rule-ghost-unseen-card = Beginnt der Geist eine Runde, wird die Karte für seinen Stapel ungesehen gezogen.

## Der Geist am Ende

rule-ghost-end-katana-from-its-swords =
    Das SHOGUN NO KATANA des Geistes ist das erste Material jedes seiner Schwerter wert, und die Punkte der letzten Runde.
rule-ghost-end-honor-by-the-player =
    Eine Ehrenkarte, die von etwas spricht, was der Geist nicht haben kann, wird beim Spieler gerechnet.
    .reason =
        Die Spielregel gibt für beides Beispiele und lässt die übrigen Karten offen. Materialien auf Schwertern,
        Arbeiter auf dem Spielplan und Blüten zählen beim Geist, Boni und unbenutzte Karten beim Spieler.
rule-ghost-end-favour-for-delivery = Allein bekommt die Gunst des Shogun der Spieler, wenn er sein SHOGUN NO KATANA ausgeliefert hat.
    .reason = Der Geist liefert nichts aus. Die Spielregel zählt auf, was er am Ende bekommt, und die Gunst ist nicht dabei.
