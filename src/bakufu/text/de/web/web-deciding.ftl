# Entscheidungen jedes Spiels: was ein Bot täte.

web-deciding-watching = Du schaust zu.
web-deciding-hint = Vorschlag
web-deciding-hint-is = Ein Bot würde: { $move }
web-deciding-hint-next = Was er sonst erwägt:
# Was sich ein Bot von einer Wahl bis zum Ende des Spiels verspricht
web-deciding-gain = { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
