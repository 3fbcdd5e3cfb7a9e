# Jede Regel des Verzeichnisses in eigenen Worten: die Antwort auf „Warum?“. Auslegungen, wo die Spielregel schweigt,
# haben einen Grund; Regeln, die einen Zug ablehnen, eine Ablehnung als Antwort auf „Warum nicht?“. Zahlen kommen aus den
# Werten des Spiels, unter ihren Pfaden.

## Der Tisch

rule-table-not-awaited = Ziehen kann nur, auf wen das Spiel wartet.
    .reason = Das Spiel fragt immer nur eine Person, oder alle zugleich nach ihren Plänen. Alle anderen warten.
    .refusal = Das Spiel wartet gerade nicht auf dich.
rule-table-no-such-move = Ein Zug muss die Frage beantworten, die gestellt ist.
    .reason = Jede Entscheidung ist eine Wahl aus einer Liste. Was nie angeboten wurde, kann niemand tun.
    .refusal = Das beantwortet diese Frage nicht.
rule-table-undo =
    Die letzten eigenen Züge lassen sich zurücknehmen, bis eine Karte aufgedeckt wird, Würfel in den Turm geworfen werden
    oder sonst der Zufall entscheidet, ein neuer Schritt der Runde beginnt oder jemand anders zieht.
    .reason = Die Spielregel erwähnt das Zurücknehmen nicht. Was niemandem etwas Neues gezeigt hat, darf man zurücknehmen.
    .refusal = Seitdem wurde etwas aufgedeckt oder vom Zufall entschieden, oder das Spiel ist weitergegangen.

## Spielvorbereitung

rule-setup-choose-a-side =
    Gespielt wird auf einer von zwei Spielplanseiten. Sonne und Mond zeigen dieselben Provinzen, aber anders zu Regionen
    zusammengefasst.
rule-setup-left-out-with-three = Zu dritt sind acht Provinzen nicht im Spiel. Niemand besitzt oder betritt sie.
    .refusal = Zu dritt ist diese Provinz nicht im Spiel.
rule-setup-equal-chests =
    Alle beginnen mit denselben Mitteln: zu dritt mit je { $players-3-chests } Truhen, zu viert mit
    { $players-4-chests }, zu fünft mit { $players-5-chests }. Truhen und die je { $box-armies } Armeen sind das ganze
    Spiel über für alle zu sehen.
rule-setup-claim-first-seat = Platz 1 wählt die erste Provinz, die anderen folgen im Uhrzeigersinn.
    .reason = Laut Spielregel beginnt die älteste Person. Dieser Tisch fragt niemanden nach dem Alter und geht nach den Plätzen.
rule-setup-claim-two-open = Solange Startprovinzen gewählt werden, liegen neben dem Stapel zwei Provinzkarten offen.
rule-setup-claim-open-card = Man darf sich eine der beiden Provinzen nehmen, deren Karten offen liegen.
    .refusal = Die Karte dieser Provinz liegt nicht offen.
rule-setup-claim-from-pile = Wem keine der offenen Karten gefällt, der darf ungesehen die oberste vom Stapel nehmen.
rule-setup-claim-any-group = In eine gewählte Provinz kommt eine der vorbereiteten Armeegruppen, welche man will.
    .refusal = Du hast keine Gruppe dieser Größe mehr.
rule-setup-claim-replace = Die Lücke einer genommenen offenen Karte wird sofort vom Stapel gefüllt.
rule-setup-claim-bury =
    Wer genau die zwei offenen Karten seines vorigen Zugs vor sich hat, darf beide unter den Stapel legen. Zwei neue
    werden aufgedeckt, und dann wird gewählt.
    .refusal = Die beiden offenen Karten sind nicht die von deinem vorigen Zug, also bleiben sie liegen.
rule-setup-claim-until-placed =
    Gewählt wird, bis jede Armeegruppe auf dem Spielplan steht. Was übrig bleibt, ist neutral und kann erobert werden.
rule-setup-fixed-provinces =
    Für die Seite Sonne gibt es eine fertige Verteilung von Provinzen und Armeen, die Neulingen das Wählen erspart.
rule-setup-load-the-tower =
    Vor dem ersten Frühling kommen je { $tower_load-armies } Armeen aller Spieler und { $tower_load-farmers } Bauern
    zusammen in den Turm. Was wieder herausfällt, geht zurück in den Vorrat; der Rest bleibt darin.
rule-setup-four-events =
    Zu Beginn eines Jahres werden vier Ereigniskarten offen ausgelegt. Drei davon prägen die Runden; diejenige, die nie
    gezogen wird, sagt, wie viel Reis der Winter kostet.

## Runden

rule-season-shuffle-actions =
    Die zehn Aktionen werden jede Runde gemischt. Beim Planen sind die ersten fünf zu sehen, die anderen liegen verdeckt.
rule-season-shuffle-specials =
    Die fünf Sonderkarten werden jede Runde gemischt und in eine Reihe gelegt. Eine Karte ist zweierlei wert: ihren Platz in der
    Spielerreihenfolge und ihren Vorteil in dieser einen Runde.
rule-season-draw-an-event =
    Sind alle Pläne gelegt, bestimmt der Zufall eine der offenen Ereigniskarten. Sie ändert in dieser Runde etwas für
    alle.
rule-season-row-order =
    Die Reihe der Aktionen wird von der ersten Karte bis zur letzten abgearbeitet. Erst wenn alle bei einer Aktion dran
    waren, kommt die nächste.
rule-season-reveal-in-turn = Eine geplante Karte bleibt verdeckt, bis ihr Besitzer bei dieser Aktion an der Reihe ist.
rule-season-turn-up-next =
    Nach jeder Aktion, sobald alle mit ihr fertig sind, wird die nächste verdeckte Aktionskarte aufgedeckt. Ab der
    sechsten Aktion sind alle zehn bekannt.
rule-season-return-the-cards =
    Nach der zehnten Aktion kommen die geplanten Karten zurück auf die Hand, die Sonderkarten werden abgegeben, und das
    Ereignis der Runde scheidet aus dem Spiel aus.

## Pläne

rule-plan-secret = Alle planen gleichzeitig, und niemand sieht, was die anderen legen.
rule-plan-own-cards = Auf der Hand sind die Karten der eigenen Provinzen und fünf Truhenkarten; anderes lässt sich nicht planen.
    .refusal = Diese Karte hast du nicht: Die Provinz gehört dir nicht.
rule-plan-a-card-once = Eine Karte liegt nur auf einem Feld, eine Provinz hat also höchstens eine Aktion pro Runde.
    .refusal = Diese Karte liegt schon auf einem anderen Feld.
rule-plan-one-card-a-space = Es gibt zehn Aktionen und das Gebot, und auf jedes Feld kommt eine einzige Karte.
rule-plan-fill-every-space = Kein Feld darf leer bleiben, solange die Hand eine Karte dafür hat.
    .refusal = Du hast genug Karten für alle übrigen Felder, also darf keines leer bleiben.
rule-plan-chest-card-declines =
    Eine Truhenkarte auf einer Aktion heißt: diese Runde nicht. Wie viele Truhen sie zeigt, spielt dort keine Rolle.
rule-plan-empty-space-declines =
    Wer weniger Karten als Felder hat, lässt Felder leer, und deren Aktionen finden nicht statt.

## Spielerreihenfolge

rule-order-pay-the-bid = Die Gebote werden zusammen aufgedeckt. Jeder zahlt der Bank, was seine Karte zeigt, was immer er dafür bekommt.
rule-order-bid-above-purse =
    Ein Gebot über mehr Truhen, als man hat, kostet alle eigenen Truhen und zählt wie ein Gebot in dieser Höhe.
    .reason =
        Die Spielregel sagt nicht, was aus so einem Gebot wird. Ein Gebot ist so viel wert, wie wirklich dafür gezahlt
        wird: Niemand gewinnt durch zu große Versprechen, und niemand wird durch ein Versehen ruiniert.
rule-order-province-card-is-free =
    Auch eine Provinzkarte kann ein Gebot sein. Sie kostet keine Truhen, aber alle sehen, dass diese Provinz in dieser
    Runde nichts tut.
rule-order-high-bid-first = Wer am meisten bietet, wählt zuerst einen Platz mit seiner Sonderkarte, wer am wenigsten bietet, zuletzt.
rule-order-province-before-zero = Ein Gebot mit einer Provinzkarte steht knapp vor einer Truhenkarte, die 0 zeigt.
rule-order-no-card-last = Wer keine Karte mehr zum Bieten hatte, wählt nach allen, die eine hatten.
rule-order-tie-by-lot = Zwischen gleichen Geboten entscheidet das Los.
rule-order-choose-a-free-place = Ein Platz und seine Sonderkarte gehören dem, der sie zuerst nimmt.
    .refusal = Dieser Platz ist vergeben. Wähle einen freien.
rule-order-by-place =
    Die Spielerreihenfolge geht vom ersten Platz bis zum fünften. Plätze, die niemand genommen hat, werden übersprungen,
    und ihre Sonderkarten sind in dieser Runde nicht im Spiel.

## Ereignisse

rule-event-theatre-calms = In dieser Runde entfernt ein neues Theater einen Unruhemarker aus seiner Provinz.
rule-event-two-farmers =
    { $effect-two-farmers ->
        [one] In dieser Runde verteidigt 1 Bauer eine neutrale Provinz.
       *[other] In dieser Runde verteidigen { $effect-two-farmers } Bauern eine neutrale Provinz.
    }
rule-event-castle-defends =
    In dieser Runde hilft eine Burg gegen Angriffe: Ihr Besitzer wirft eine Armee aus dem Vorrat zusätzlich in den Turm.
rule-event-temple-protects = In dieser Runde darf niemand eine Provinz mit einem Tempel angreifen.
    .refusal = Dort steht ein Tempel, und das Ereignis dieser Runde schützt Tempel vor Angriffen.
rule-event-tax-at-most = In dieser Runde bringt keine Provinz mehr als { $effect-tax-at-most } Truhen Steuern.
rule-event-tax-at-least = In dieser Runde bringt jede Provinz mindestens { $effect-tax-at-least } Truhen Steuern.
rule-event-rice-at-least = In dieser Runde bringt jede Provinz mindestens { $effect-rice-at-least } Reis.
rule-event-rice-at-most = In dieser Runde bringt keine Provinz mehr als { $effect-rice-at-most } Reis.
rule-event-fewer-armies =
    In dieser Runde stellt „5 Armeen“ nur { $effect-fewer-armies-deploy-5 } Armeen auf und „3 Armeen“ nur
    { $effect-fewer-armies-deploy-3 }, zu den üblichen Preisen.
rule-event-over-before-winter =
    Ein Ereignis gilt nur in seiner Runde. Das des Herbstes ist vor dem Winter vorbei, und die übrige Karte bestimmt nur
    den Reisverlust.

## Sonderkarten

rule-special-one-more-chest = Diese Sonderkarte bringt beim Einziehen von Steuern eine Truhe mehr.
rule-special-one-more-rice = Diese Sonderkarte bringt beim Einziehen von Reis einen Reis mehr.
rule-special-six-armies = Mit dieser Sonderkarte darf „5 Armeen“ zum selben Preis { $deploy-special } Armeen aufstellen.
    .refusal = Wähle eine der beiden Zahlen: die der Aktion, oder { $deploy-special } mit deiner Sonderkarte.
rule-special-six-in-full =
    Wer diese Sonderkarte hat, aber weniger als { $deploy-special } Armeen im Vorrat, stellt die übliche Anzahl auf.
    .reason =
        Die Karte ist ein Angebot, und die Aktion selbst ist möglich. Fiele sie wegen des Angebots aus, wäre die Karte
        eine Strafe.
rule-special-attack =
    Mit dieser Sonderkarte darf bei jedem Angriff mit Kampf A oder Kampf B eine Armee aus dem Vorrat dazukommen.
    .refusal = Die Sonderkarte bringt eine Armee oder keine.
rule-special-defence =
    Mit dieser Sonderkarte darf bei jedem Angriff eines Mitspielers eine Armee aus dem Vorrat bei der Verteidigung helfen.
    .refusal = Die Sonderkarte bringt eine Armee oder keine.
rule-special-after-the-event = Betreffen das Ereignis der Runde und eine Sonderkarte dieselbe Aktion, gilt zuerst das Ereignis.

## Aktionen

rule-action-pay-in-full =
    Eine Aktion wird in dem Moment ganz bezahlt, in dem sie dran ist. Wer nur einen Teil davon ausführen könnte, lässt sie
    ganz aus.

## Gebäude

rule-build-castle = Eine Burg kostet { $price-castle ->
        [one] 1 Truhe
       *[other] { $price-castle } Truhen
    } und kommt in die geplante Provinz.
rule-build-temple = Ein Tempel kostet { $price-temple ->
        [one] 1 Truhe
       *[other] { $price-temple } Truhen
    } und kommt in die geplante Provinz.
rule-build-theatre = Ein Nō-Theater kostet { $price-theatre ->
        [one] 1 Truhe
       *[other] { $price-theatre } Truhen
    } und kommt in die geplante Provinz.
rule-build-free-site = Ein Gebäude belegt einen Bauplatz. Provinzen haben einen bis drei davon, und keiner wird geteilt.
    .refusal = Diese Provinz hat keinen freien Bauplatz.
rule-build-one-of-a-kind = In einer Provinz können eine Burg, ein Tempel und ein Theater stehen, aber nicht zwei von einer Sorte.
    .refusal = In dieser Provinz steht schon eines dieser Sorte.
rule-build-tiles-are-limited =
    Es gibt { $box-castles } Burgen, { $box-temples } Tempel und { $box-theatres } Theater. Was ausgegangen ist, kann
    nicht mehr gebaut werden.
    .reason = Mehr ist nicht in der Schachtel, und eine Aktion, die nicht ganz ausgeführt werden kann, fällt aus.

## Reis und Steuern

rule-collect-rice = Der Reis der Provinz kommt zum Reisvorrat des Spielers.
rule-collect-rice-beyond-track = Reis über 18, dem Ende der Nahrungsleiste, bleibt erhalten und zählt voll.
    .reason = Die Spielregel nennt keine Obergrenze. Die Leiste hält nur fest, was jemand hat.
rule-collect-taxes = Die Truhen der Provinz kommen aus der Bank zum Spieler.
rule-collect-leave-a-marker = Wurde friedlich eingezogen, kommt danach ein Unruhemarker in die Provinz.
rule-collect-yield-before-revolt = Löst das Einziehen einen Aufstand aus, kommt erst der Ertrag und dann der Aufstand.
    .reason =
        Die Spielregel lässt die Reihenfolge offen. Das Einziehen ist es, was die Bauern aufbringt, also kommt es zuerst,
        und das Eingezogene bleibt, auch wenn die Provinz verloren geht.
rule-collect-bank-is-limited =
    Alle Truhen im Spiel sind zusammen { $box-chests } wert. Ist die Bank leer, bringt das Einziehen, was noch da ist.
    .reason = Die Spielregel nennt die Truhen nicht unbegrenzt, und mehr sind nicht in der Schachtel.

## Armeen aufstellen

rule-deploy-five = „5 Armeen“ stellt { $deploy-deploy-5 } Armeen aus dem Vorrat auf, für { $price-deploy-5 ->
        [one] 1 Truhe
       *[other] { $price-deploy-5 } Truhen
    }.
rule-deploy-three = „3 Armeen“ stellt { $deploy-deploy-3 } Armeen aus dem Vorrat auf, für { $price-deploy-3 ->
        [one] 1 Truhe
       *[other] { $price-deploy-3 } Truhen
    }.
rule-deploy-one = „1 Armee“ kostet { $price-deploy-1 ->
        [one] 1 Truhe
       *[other] { $price-deploy-1 } Truhen
    }. Eine Armee kommt dazu, und dann dürfen Armeen dieser Provinz weiterziehen.
rule-deploy-supply-is-limited = Hat der Vorrat weniger Armeen, als die Aktion aufstellt, wird nichts aufgestellt und nichts bezahlt.
    .reason = Eine Aktion, die nur zum Teil ginge, fällt aus. Das gilt auch, wenn die Armeen ausgehen.
rule-deploy-move-is-optional = Die Bewegung bei „1 Armee“ ist ein Angebot; die Armeen dürfen auch bleiben.
rule-deploy-move-without-battle = Die Bewegung bei „1 Armee“ führt nur in eigene Provinzen, nie in einen Kampf.
    .refusal = Diese Bewegung darf keinen Kampf auslösen: Wähle eine eigene Provinz.

## Ziehen

rule-march-adjacent = Armeen ziehen einen Schritt weit: in eine Provinz, die an ihre grenzt oder durch einen Seeweg verbunden ist.
    .refusal = Diese Provinz grenzt nicht an die, aus der du ziehst.
rule-march-sea-route = Zwei durch einen Seeweg verbundene Provinzen sind benachbart, als hätten sie eine gemeinsame Grenze.
rule-march-move-to-own-province =
    Ein Zug in eine eigene Provinz ist nur eine Bewegung. In einer Provinz dürfen beliebig viele Armeen stehen.
rule-march-attack = Ein Zug in eine fremde oder neutrale Provinz ist ein Angriff, mit allen Armeen, die ziehen.
rule-march-must-be-carried-out = Ein geplanter Kampf A oder B muss stattfinden, wenn die Armeen dort überhaupt ziehen können.
    .reason =
        Jede Aktion, die möglich ist, muss ausgeführt werden, und für das Ziehen macht die Spielregel keine Ausnahme. Eine
        Bewegung in eine eigene Provinz zählt auch. Wer Frieden will, legt eine Truhenkarte.
    .refusal = Du hast diesen Zug geplant, also muss er stattfinden: Wähle eine Nachbarprovinz.
rule-march-at-least-one = Für einen Zug braucht es mindestens eine Armee.
    .refusal = Mindestens eine Armee muss ziehen.
rule-march-one-army-stays = Eine Armee bleibt immer zurück, aus einer Provinz mit nur einer Armee kann also keine ziehen.
    .refusal = Eine Armee muss zurückbleiben.
rule-march-nowhere-to-go = Dürfen Armeen keine Nachbarprovinz betreten, ziehen sie nicht.

## Kämpfe

rule-battle-throw-both-sides =
    Die Armeen beider Seiten kommen zusammen in den Turm. Einige bleiben hängen, andere werden gelöst, und was danach in
    der Schale liegt, entscheidet.
rule-battle-tray-joins = Was vor einem Kampf in der Schale lag, wird zusammen mit den Armeen hineingeworfen.
rule-battle-farmers-defend-neutral =
    Eine neutrale Provinz verteidigt ein Bauer aus dem Vorrat. Der Angreifer gewinnt sie, wenn in der Schale mehr seiner
    Würfel liegen als Bauern.
rule-battle-farmers-are-limited = Hat der Vorrat weniger Bauern als nötig, kämpfen die, die da sind.
    .reason = In der Schachtel sind { $box-farmers } Bauern und keiner mehr. Gekämpft wird mit dem, was da ist.
rule-battle-bystanders-stay = Würfel von Spielern, die an einem Kampf nicht beteiligt sind, zählen nicht. Sie bleiben in der Schale.
rule-battle-farmers-side-with-defender = Bauern in der Schale kämpfen für den Verteidiger, wenn in der Provinz kein Unruhemarker liegt.
rule-battle-farmers-stay-out =
    Wo ein Unruhemarker liegt, helfen die Bauern dem Verteidiger nicht. Sie sind unbeteiligt und bleiben in der Schale.
rule-battle-farmers-fall-first =
    Helfen Bauern einem Verteidiger zum Sieg, gehen die Verluste zuerst an die Bauern und erst danach an die Armeen.
    .reason = Die englische Spielregel der Big Box lässt offen, wessen Würfel die siegreiche Seite verliert; die anderen Spielregeln nennen die Bauern.
rule-battle-more-armies-win =
    Die Seite mit mehr Würfeln in der Schale gewinnt und verliert so viele, wie die unterlegene hatte. Der Rest hält die
    Provinz.
rule-battle-farmers-alone-raze =
    Ist die Verteidigung stärker, besteht aber nur aus Bauern, gewinnt niemand. Beide Seiten sind verloren, alles in der
    Provinz wird entfernt, und sie wird neutral.
rule-battle-tie-razes =
    Bei gleicher Zahl in der Schale verlieren beide Seiten alles davon. Alles in der Provinz wird entfernt, und sie wird
    neutral.
rule-battle-stays-neutral = Wer die Bauern einer neutralen Provinz nicht schlägt, verliert, und sie bleibt neutral.
    .reason =
        Von Unentschieden oder Niederlage spricht die Spielregel bei Provinzen, die jemandem gehören. In einer neutralen
        gibt es nichts zu entfernen und keine Karte zurückzugeben, also ändert sich dort nichts.
rule-battle-farmers-return =
    Nach einem Kampf mit Bauern gehen alle Bauern aus der Schale zurück in den Vorrat. Auf dem Spielplan stehen sie nie.
rule-battle-province-taken =
    Der siegreiche Angreifer bekommt die Provinz samt Gebäuden und Unruhemarkern und nimmt dem Verlierer ihre Karte ab.
    Die Karte kommt auf die Hand, kann also in dieser Runde nicht mehr eingesetzt werden.
rule-battle-neutral-taken = Wer eine neutrale Provinz erobert, nimmt ihre Karte aus dem Vorrat auf die Hand.
rule-battle-card-from-the-plan =
    Mit einer verlorenen Provinz geht auch ihre Karte, selbst aus dem Plan. Was dort geplant war, findet nicht statt.

## Aufstände

rule-revolt-at-collection =
    Wird eingezogen, wo ein Unruhemarker liegt, gibt es einen Aufstand, mit einem Bauern für jeden Marker dort.
rule-revolt-nobody-attacks = Bei einem Aufstand helfen weder Burgen noch die Sonderkarte für die Verteidigung.
    .reason = Beide helfen einer Provinz, die ein Spieler angreift. Bei einem Aufstand greift kein Spieler an.
rule-revolt-put-down =
    Mit mehr Armeen als Bauern in der Schale behält der Besitzer die Provinz und verliert eine Armee für jeden Bauern.
rule-revolt-tie-is-defeat = Ein Unentschieden bei einem Aufstand ist so schlimm wie eine Niederlage: Die Provinz wird neutral, und alles darin wird entfernt.
rule-revolt-defeat-razes =
    Sind die Bauern in der Überzahl, verliert der Besitzer die Provinz mit allem darin, und sie wird neutral.
rule-revolt-marker-after-victory = Wurde ein Aufstand beim Einziehen niedergeschlagen, bekommt die Provinz einen Unruhemarker mehr.
rule-revolt-markers-are-limited = Es gibt { $box-revolt_markers } Unruhemarker. Sind alle im Einsatz, wird keiner mehr gelegt.
    .reason = Mehr sind nicht in der Schachtel, und die Spielregel nennt keinen Ersatz.

## Winter

rule-winter-autumn-order = Im Winter gilt die Spielerreihenfolge des Herbstes.
rule-winter-rice-loss = Alle verlieren so viel Reis, wie die letzte Ereigniskarte des Jahres angibt.
rule-winter-rice-not-below-zero = Niemand kann mehr Reis verlieren, als er hat.
    .reason = Die Leiste endet bei 0, und unversorgte Provinzen sind schon Strafe genug.
rule-winter-one-rice-a-province = Jede Provinz braucht einen Reis, um durch den Winter zu kommen.
rule-winter-unfed-provinces-revolt = Je mehr Provinzen unversorgt bleiben, desto mehr Aufstände gibt es, und desto mehr Bauern kommen zu jedem dazu.
rule-winter-left-neighbour-draws =
    Wo Aufstände sind, wird blind aus den Provinzkarten des Spielers gezogen. Es zieht, wer links sitzt.
rule-winter-owner-chooses-order = Wer mehrere Aufstände hat, bestimmt, welcher zuerst kommt.
    .refusal = Für diese Provinz wurde kein Aufstand gezogen.
rule-winter-hunger-adds-farmers =
    Im Winter erheben sich in einer Provinz so viele Bauern, wie dort Unruhemarker liegen, und der Hunger bringt weitere
    dazu.
rule-winter-clear-for-new-year =
    Nach dem ersten Winter werden vier neue Ereignisse ausgelegt, aller Reis ist weg, und alle Unruhemarker werden
    entfernt.

## Punkte

rule-score-provinces = Jede Provinz bringt { $score-province ->
        [one] 1 Siegpunkt
       *[other] { $score-province } Siegpunkte
    }.
rule-score-buildings = Jedes Gebäude bringt { $score-building ->
        [one] 1 Siegpunkt
       *[other] { $score-building } Siegpunkte
    }.
rule-score-most-castles = Die meisten Burgen in einer Region bringen { $score-castle ->
        [one] 1 Siegpunkt
       *[other] { $score-castle } Siegpunkte
    }.
rule-score-most-temples = Die meisten Tempel in einer Region bringen { $score-temple ->
        [one] 1 Siegpunkt
       *[other] { $score-temple } Siegpunkte
    }.
rule-score-most-theatres = Die meisten Theater in einer Region bringen { $score-theatre ->
        [one] 1 Siegpunkt
       *[other] { $score-theatre } Siegpunkte
    }.
rule-score-tie-one-less = Wer sich eine Mehrheit teilt, bekommt einen Siegpunkt weniger, als es allein wäre.
rule-score-majority-needs-one = Ohne ein Gebäude der Sorte hat in einer Region niemand die Mehrheit.
    .reason = Sonst wären alle mit null gleichauf und bekämen Punkte fürs Nichtbauen.
rule-score-points-beyond-track = Punkte über 80, dem Ende der Siegpunktleiste, bleiben erhalten und zählen voll.
    .reason = Die Spielregel nennt keine Obergrenze, und die meisten Punkte gewinnen. Die Leiste hält sie nur fest.

## Das Ende

rule-end-most-points = Nach dem zweiten Winter gewinnt, wer die meisten Siegpunkte hat.
rule-end-tie-by-chests = Bei gleich vielen Siegpunkten gewinnt, wer mehr Truhen hat.
rule-end-shared-victory = Wer auch gleich viele Truhen hat, teilt sich den Sieg.
    .reason = Die Spielregel kennt keine weitere Entscheidung, und ein Los wäre kein Sieg.
