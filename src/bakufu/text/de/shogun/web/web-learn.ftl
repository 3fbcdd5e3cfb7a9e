# Lernen beim Spielen: was in einem ersten Jahr SHOGUN gesagt wird. Kurze Sätze für jemanden, der noch nichts weiß.

## Ein erstes Jahr SHOGUN: seine Teile und seine letzte Seite

learn-chapter-spring = Frühling
learn-chapter-summer = Sommer
learn-chapter-autumn = Herbst
learn-chapter-winter = Winter

learn-end-result =
    Dein erstes Jahr ist vorbei. Du hast { $provinces } { $provinces ->
        [one] Provinz
       *[other] Provinzen
    }, { $buildings } { $buildings ->
        [one] Gebäude
       *[other] Gebäude
    } und { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
learn-learned-plan = Planen: eine Karte für jede Aktion, im Geheimen. Eine Truhenkarte lässt eine Aktion aus.
learn-learned-order = Bieten: Wer mehr zahlt, sucht sich zuerst aus, wann er dran ist und welche Sonderkarte er hat.
learn-learned-tower = Kämpfen: Alle Würfel gehen durch den Turm, und was herausfällt, zählt.
learn-learned-farmers = Bauern: Steuern und Reis hinterlassen einen Unruhemarker. Wer dort noch einmal Abgaben einzieht, löst einen Aufstand aus.
learn-learned-rice = Reis: Der Winter verlangt einen für jede Provinz, und das Ereignis nimmt noch etwas weg.
learn-learned-points = Punkte: Provinzen, Gebäude, und die meisten Gebäude einer Sorte in einer Region.

## Frühling: der erste Plan, Feld für Feld

learn-hello =
    Willkommen! Du spielst { $colour }: Alle Provinzen mit Rand und Würfeln in dieser Farbe gehören dir. Ich zeige dir
    unterwegs, worauf es ankommt. Probier alles aus: Ich erkläre dir, was passiert.
learn-aim =
    Du willst Punkte. Gezählt werden sie jeden Winter: 1 für jede Provinz, 1 für jedes Gebäude, und mehr für die meisten
    Burgen, Tempel oder Theater in einer Region.
learn-row =
    Eine Runde hat zehn Aktionen, für alle dieselben. Nur ihre Reihenfolge wechselt. Du siehst die ersten fünf. Die
    anderen werden später aufgedeckt, nach jeder Aktion eine.
learn-cards =
    Jede Karte auf deiner Hand ist eine deiner Provinzen. Leg sie auf eine Aktion, und diese Provinz führt sie aus. Jede
    Provinz handelt nur einmal pro Runde.
learn-tax = Zuerst das Geld. { $province } zahlt { $tax } Truhen. Wähle die Karte, dann das Feld „{ $space }“.
learn-rice =
    Jetzt Reis. Im Winter braucht jede deiner { $provinces } Provinzen 1. { $province } bringt { $rice }. Leg die Karte auf
    „{ $space }“.
learn-markers =
    Bauern mögen keine Abgaben. Beide Provinzen bekommen einen Unruhemarker. Ziehst du dort in diesem Jahr noch einmal
    Abgaben ein, gibt es einen Aufstand. Nimm jede Runde andere Provinzen.
learn-build = Gebäude bringen Punkte. Wähle { $province } für „{ $space }“. { $why }
learn-deploy = Du brauchst Armeen. Wähle { $province } für „{ $space }“. { $why }
learn-battle = Jetzt ein Marsch. Wähle { $province } für „{ $space }“. { $why } Wohin du wirklich ziehst, entscheidest du später.
learn-bid =
    Jetzt dein Gebot. Eine Truhenkarte hier sagt, was du zahlst, um früh zu wählen. 0 kostet nichts, aber dann wählst du
    vielleicht zuletzt. Mein Vorschlag: { $card }. { $why }
learn-elsewhere = { $there ->
        [none] Ich hätte { $card } auf „{ $space }“ gelegt.
       *[other] { $card } liegt jetzt auf „{ $there }“. Ich hätte „{ $space }“ gewählt.
    } Das entscheidest du. Ich melde mich, wenn ich eine Gefahr sehe.
learn-rest =
    { $count ->
        [one] 1 Feld ist noch frei.
       *[other] { $count } Felder sind noch frei.
    } Wähle Provinzen dafür, oder Truhenkarten zum Auslassen. „{ planning-suggest }“ füllt sie für dich aus.
learn-ready =
    Dein Plan ist vollständig. Die Zusammenfassung zeigt deine Truhen und deinen Reis, wenn nichts dazwischenkommt, und warnt in Rot.
    Zufrieden? Drück auf „{ planning-ready }“.

## Entscheidungen

learn-place =
    Wähle deinen Platz. Wer vorn steht, handelt vor den anderen. Zu jedem Platz gehört eine Sonderkarte, die dir die ganze Runde
    hilft: Lies, was sie an deinem Plan ändern würde.
learn-six =
    Mit deiner Sonderkarte darfst du sechs statt fünf Armeen aufstellen, zum selben Preis. Mehr Armeen sind selten falsch.
learn-move = Wenn die neue Armee da ist, darfst du noch Armeen in eine eigene Nachbarprovinz ziehen. Du musst nicht.
learn-march =
    Wähle, wohin du ziehst. Die Prozentzahl ist deine Chance zu gewinnen. Eine Armee muss zu Hause bleiben; schick lieber viele
    als wenige.
learn-reinforce =
    Deine Sonderkarte gibt dir kostenlos eine Armee mehr für den Turm. Nimm sie, wenn der Kampf knapp ist.
learn-next-revolt =
    In mehreren Provinzen erheben sich hungrige Bauern. Du wählst, welcher Aufstand zuerst kommt. Würfel, die in der Schale
    bleiben, können beim nächsten helfen.

## Was geschehen ist

learn-event = Das Ereignis dieser Runde ist gezogen: { $effect }. Es gilt für alle, bis die Runde endet.
learn-bids = Alle Gebote sind aufgedeckt und bezahlt, { $chests ->
        [0] deines kostet nichts
        [one] deines mit 1 Truhe
       *[other] deines mit { $chests } Truhen
    }. Wer am meisten geboten hat, wählt zuerst einen Platz.
learn-actions =
    Jetzt die zehn Aktionen, eine nach der anderen. Bei jeder decken alle die Karte auf, die sie dort gelegt haben, in
    Spielerreihenfolge. Nach jeder Aktion wird die nächste verdeckte Aktion aufgedeckt.
learn-collected = { $what ->
        [rice] { $province } hat { $amount } Reis gebracht.
       *[tax] { $province } hat { $amount ->
            [one] 1 Truhe
           *[other] { $amount } Truhen
        } gezahlt.
    } Dort liegt jetzt ein Unruhemarker: Zieh dort in diesem Jahr keine Abgaben mehr ein.
learn-built = Dein Gebäude steht in { $province }: jeden Winter ein Punkt, solange die Provinz dir gehört.
learn-deployed = { $amount ->
        [one] 1 neue Armee steht in { $province }.
       *[other] { $amount } neue Armeen stehen in { $province }.
    } Armeen verteidigen, was du hast, und nächste Runde können sie losziehen.
learn-skipped =
    { $province } hat bei „{ $space }“ nichts getan. „Warum?“ sagt, was fehlte. Die Karte kommt nach der Runde zurück.
learn-won =
    Gewonnen in { $province }: Aus dem Turm fielen { $mine } zu { $theirs } für dich. Würfel, die darin hängen blieben, sind
    nicht verloren. Sie können in einem späteren Kampf herausfallen.
learn-lost =
    Verloren in { $province }: Aus dem Turm fielen { $mine } von dir gegen { $theirs }. Das kommt vor. Ein Teil deiner Armeen ist
    noch im Turm und kann dir später helfen.
learn-surrendered = Mit der Provinz hast du ihre Karte verloren: Was { $province } noch tun sollte, fällt aus.
learn-risen =
    Aufstand in { $province }, weil du dort noch einmal Abgaben eingezogen hast. Die Bauern kämpfen wie eine Armee. Verlierst
    du, ist die Provinz weg.
learn-risen-elsewhere =
    Die Bauern in { $province } erheben sich: Dort wurden Steuern oder Reis eingezogen, obwohl ein Unruhemarker lag. Denk bei deinem
    eigenen Plan daran.
learn-season-over = Die Runde ist vorbei. Alle Karten kommen auf deine Hand zurück. Aktionen und Sonderkarten werden neu ausgelegt.
learn-winter =
    Winter. Erst nimmt das Ereignis Reis, dann werden Provinzen versorgt, dann erheben sich hungrige Bauern, und zuletzt werden
    Punkte gezählt.
learn-rice-lost =
    Das Ereignis hat dir { $lost } Reis genommen. Du hast noch { $rice }. Die Zahl stand das ganze Jahr auf der Ereigniskarte.
learn-fed = Alle deine { $provinces } Provinzen sind versorgt, also gibt es keinen Aufstand. Dafür ist Reis da.
learn-starved = { $count ->
        [one] 1 Provinz bleibt unversorgt.
       *[other] { $count } Provinzen bleiben unversorgt.
    } In einigen deiner Provinzen, zufällig gezogen, erheben sich die Bauern. Sammle nächstes Jahr bis zum Herbst mehr Reis.
learn-scored = Die Punkte werden gezählt. Du hast { $points }. Die Liste zeigt, wofür.

## Sommer und Herbst

learn-summer-markers =
    { $count ->
        [one] In { $province } liegt ein Unruhemarker.
       *[other] In { $count } deiner Provinzen liegen Unruhemarker, darunter { $province }.
    } Von dort in dieser Runde keine Steuern und kein Reis, sonst erheben sich die Bauern. Bauen und Ziehen verärgert niemanden.
learn-summer =
    Jetzt planst du selbst. Sieh dir an, wie sich der Spielplan verändert hat: wer neben dir steht und wo du schwach bist. Sehe ich
    eine Gefahr, sage ich etwas.
learn-summer-ready = Das ist ein Plan. Drück auf „{ planning-ready }“, wenn du zufrieden bist.
learn-autumn =
    Der letzte Plan vor dem Winter. Du hast { $rice } Reis und { $provinces } Provinzen. Weil das Ereignis noch Reis nimmt,
    wärst du erst mit { $need } auf der sicheren Seite.
learn-autumn-most =
    Achte auch auf die Regionen. Mit einem Gebäude mehr hast du dort vielleicht die meisten seiner Sorte, und das bringt sofort
    Punkte.
learn-autumn-ready = Bereit für den Winter? Dann drück auf „{ planning-ready }“.

## Ein Gedanke: was man beim Lernen bereuen könnte

learn-unfinished = { $count ->
        [one] 1 Feld braucht noch eine Karte.
       *[other] { $count } Felder brauchen noch eine Karte.
    } Was du nicht tun willst, bekommt eine Truhenkarte: Das kostet nichts.
learn-vain =
    { $province } kann auf „{ $space }“ nichts tun. „Warum?“ nennt den Grund. Eine andere Provinz oder ein anderes Feld macht mehr
    aus der Karte.
learn-unpaid =
    „{ $space }“ kostet { $price ->
        [one] 1 Truhe
       *[other] { $price } Truhen
    }, und bei allem, was du planst, hast du sie dann vielleicht nicht. Was nicht bezahlt werden kann, fällt aus. Jetzt hast du
    { $chests }.
learn-anger =
    In { $province } liegt ein Unruhemarker. Ziehst du dort wieder Abgaben ein, erheben sich die Bauern: { $farmers } gegen deine
    { $armies }. Den Ertrag bekommst du, aber vielleicht verlierst du die Provinz.
learn-thin =
    { $province } hat 2 Armeen, und 1 muss bleiben. Also würde eine einzige Armee ziehen: zu schwach für einen Angriff, und daheim
    fehlt sie.
learn-hopeless =
    Kein Angriff aus { $province } hat jetzt gute Chancen, und seine Armeen müssten ziehen. Eine andere Provinz oder eine
    Truhenkarte ist hier besser.
learn-doomed = { $province } hat { $armies ->
        [one] nur 1 Armee
       *[other] nur { $armies } Armeen
    }, und daneben steht ein Gegner mit { $threat }. Was du dort baust, gehört vielleicht bald ihm.
learn-hungry =
    Der Winter kann { $need } Reis verlangen, und mit diesem Plan hast du { $after }. In unversorgten Provinzen drohen Aufstände.
    Wähle eine Provinz mit viel Reis für „{ planning-space-rice }“.
learn-broke =
    Dieser Plan gibt deine letzte Truhe aus. Nächste Runde ließe sich nichts bauen und keine Armee aufstellen. Zieh in einer
    reichen Provinz Steuern ein, oder lass etwas aus.
learn-idle =
    Du lässt { $count } von 10 Aktionen aus. Jede ist eine Gelegenheit, die nicht wiederkommt. Provinzen auf deiner Hand könnten
    sie nutzen.
learn-lone = Eine Armee gegen { $against ->
        [one] einen Bauern oder eine Armee
       *[other] { $against }
    } in { $province }. Bleibt sie im Turm hängen, verlierst du sofort. Schick mehr, oder zieh woandershin.
learn-weak =
    { $armies } Armeen gegen { $against } in { $province }. Der Turm ist launisch, aber diesen Kampf verlierst du
    wahrscheinlich. Greif an, wo du in der Überzahl bist.
