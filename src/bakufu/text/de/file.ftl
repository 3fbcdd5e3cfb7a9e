# Was mit einer Datei nicht stimmt.

file-not-text = { $file }: keine Textdatei, also keine Aufzeichnung
file-unreadable = { $file }: { $why }
file-damaged = { $file }: { $why }
file-nonsense = die Aufzeichnung ist beschädigt: sie enthält ungültige Zahlen oder Klammern
file-is-folder = { $file } ist ein Ordner; nenne eine Datei
file-no-folder = { $file } kann nicht geschrieben werden: den Ordner { $folder } gibt es nicht
file-unwritable = { $file } kann nicht geschrieben werden: { $why }
file-no-access = keine Berechtigung
file-other-facts = { $file } wurde mit anderen Werten gespielt; gib sie mit --facts an
file-facts-of-another = { $file }: das sind Werte von { $game }, nicht von { $wanted }
file-facts-nonsense = { $file }: ein Wert hat den falschen Typ: { $why }
file-not-empty = { $folder } ist nicht leer; wähle einen neuen Ordner
file-no-table = aus diesen Aufzeichnungen lässt sich keine Tabelle machen: { $why }
file-ending = { $file } kann nicht geschrieben werden: wähle einen Namen, der auf { $endings } endet
