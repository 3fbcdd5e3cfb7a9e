# What commands say that write something: a backup, a dataset, decisions, a site.

export-backup = Wrote { $file }, { $size } bytes.
export-dataset = Wrote { $folder }: { $games } { $games ->
        [one] game
       *[other] games
    } that everybody at the table shares, with { $people } { $people ->
        [one] seat
       *[other] seats
    } held by people.
export-decisions = Wrote { $file }: { $decisions } { $decisions ->
        [one] decision
       *[other] decisions
    } from { $games } { $games ->
        [one] game
       *[other] games
    }.
export-site = Wrote { $folder }, { $megabytes } MB.
export-site-look = To look at it: python3 -m http.server --directory { $folder }
