# Tenno's Court: the table as text.

board-favours = Favours:
board-favour = { $officials } officials: { $favour }
board-court = Officials at court, and left in supply:
board-officials = { $player } { $here }/{ $left }
board-favoured = In the Tenno's favour:
board-kept = { $player } parries the next revolt marker
board-protected = { $player } is safe from { $actions }
