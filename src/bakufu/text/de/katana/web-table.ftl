# Was im Browser neben dem Spielplan von SHOGUN NO KATANA steht: Züge nach dem, was man dort sieht, und Hilfe mit Knöpfen.

## Züge

web-bench-pay-benefit = { $coins } zahlen: { $benefit } mit jeder Auslieferung in einer Linie
web-bench-take-line = { $doubled ->
        [yes] { $line } doppelt: { $gives }
       *[no] { $line }: { $gives }
    }
web-bench-double-points = Karte nutzen: die Punkte des Plättchens zählen doppelt

## Hilfe zu einer Frage, wo Knöpfe mehr sagen als Wörter zum Eintippen

web-ask-starting-sword = Seine Münzen sind deine ersten. Die Materialien seines Rezepts werden von links nach rechts gelegt. Im Vorrat: { $stock }.
web-ask-delivery = Reihe und Spalte des Schwerts geben, was an ihren Enden steht, in beliebiger Folge. Eine Karte, die du vorher bezahlst, zählt schon mit.
web-ask-aside = Auch in den Zügen der anderen darfst du ausliefern, Karten nutzen, Boni bezahlen und dein SHOGUN NO KATANA ins Spiel bringen. Danach geht der Zug weiter.
web-ask-changing-project = Ordne die Materialien auf deinem Washitsu-Tableau: Es sagt, was fehlt und was späte Änderungen kosten. Dort bringst du das SHOGUN NO KATANA auch ins Spiel.
web-ask-composing = Nachbarn im Rezept müssen aus derselben Reihe oder aus benachbarten Reihen sein: Lack, Holz, Stahl, Leder. Dein Washitsu-Tableau zeigt das ganze Rezept.

## Jederzeit

web-katana-asides-some = { $count ->
        [one] 1 Möglichkeit
       *[other] { $count } Möglichkeiten
    }
