# Was Befehle sagen, die etwas schreiben: eine Kopie, einen Datensatz, Entscheidungen, eine Website.

export-backup = { $file } geschrieben, { $size } Bytes.
export-dataset = { $folder } geschrieben: { $games } { $games ->
        [one] Partie
       *[other] Partien
    }, die alle am Tisch freigegeben haben, mit { $people } { $people ->
        [one] Platz
       *[other] Plätzen
    } von Menschen.
export-decisions = { $file } geschrieben: { $decisions } { $decisions ->
        [one] Entscheidung
       *[other] Entscheidungen
    } aus { $games } { $games ->
        [one] Partie
       *[other] Partien
    }.
export-site = { $folder } geschrieben, { $megabytes } MB.
export-site-look = Zum Ansehen: python3 -m http.server --directory { $folder }
