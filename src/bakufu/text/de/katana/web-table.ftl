# Was neben dem Tisch von SHOGUN NO KATANA im Browser gesagt wird: Züge nach dem, was man dort sieht, und Hilfe mit Knöpfen.

## Züge

web-bench-pay-benefit = { $coins } zahlen für { $benefit } bei jeder Auslieferung in einer Linie
web-bench-take-line = { $doubled ->
        [yes] { $line } doppelt: { $gives }
       *[no] { $line }: { $gives }
    }
web-bench-double-points = Karte nutzen: Die Punkte des Plättchens zählen doppelt

web-katana-asides-some = { $count ->
        [one] 1 Möglichkeit jetzt
       *[other] { $count } Möglichkeiten jetzt
    }

## Hilfe zu einer Frage, wo Knöpfe mehr sagen als Wörter zum Tippen

web-ask-starting-sword = Seine Münzen sind deine ersten. Die Materialien seines Rezepts werden von links nach rechts aufgelegt. Im Vorrat: { $stock }.
web-ask-delivery = Reihe und Spalte des Schwerts geben, was an ihren Enden steht, in der Reihenfolge deiner Wahl. Eine Karte, die du vorher bezahlst, zählt schon mit.
web-ask-aside = Ausliefern, Karten nutzen, Boni bezahlen und dein SHOGUN NO KATANA ins Spiel bringen darfst du auch in den Zügen der anderen. Nach dir geht der laufende Zug weiter.
web-ask-changing-project = Ordne die Materialien auf deinem Washitsu-Tableau: Es sagt, was fehlt und was späte Änderungen kosten. Dort bringst du das SHOGUN NO KATANA dann ins Spiel.
web-ask-composing = Nachbarn im Rezept müssen aus derselben Reihe sein oder aus angrenzenden: Lack, Holz, Stahl, Leder. Dein Washitsu-Tableau zeigt das ganze Rezept.
