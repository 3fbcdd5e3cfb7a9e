# Hilfe zu einer Frage von SHOGUN NO KATANA im Browser, wo Knöpfe mehr sagen als Wörter zum Tippen.

web-ask-starting-sword = Mit seinen Münzen beginnst du. Die Materialien seines Rezepts werden von links nach rechts aufgelegt. Im Vorrat: { $stock }.
web-ask-delivery = Reihe und Spalte des Schwerts geben, was an ihren Enden steht, in der Reihenfolge deiner Wahl. Vor jeder ist alles erlaubt, was jederzeit möglich ist: Ein Bonus, den du vorher bezahlst, zählt schon mit.
web-ask-aside = Ausliefern, Karten nutzen, Boni bezahlen und dein SHOGUN NO KATANA ins Spiel bringen darfst du auch in den Zügen der anderen. Nach dir geht der laufende Zug weiter.
web-ask-changing-project = Ordne die Materialien auf deinem Washitsu-Tableau: Es sagt, was fehlt und was späte Änderungen kosten. Dort bringst du das SHOGUN NO KATANA dann ins Spiel.
web-ask-composing = Nachbarn im Rezept müssen aus derselben Reihe sein oder aus angrenzenden: Lack, Holz, Stahl, Leder. Dein Washitsu-Tableau zeigt das ganze Rezept.
