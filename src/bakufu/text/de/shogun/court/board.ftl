# Tenno's Court: der Tisch als Text.

board-favours = Gunstkarten:
board-favour = { $officials } Hofbeamte: { $favour }
board-court = Hofbeamte am Hof und im Vorrat:
board-officials = { $player } { $here }/{ $left }
board-favoured = In der Gunst des Tenno:
board-kept = { $player } wehrt den nächsten Unruhemarker ab
board-protected = { $player } ist sicher vor { $actions }
