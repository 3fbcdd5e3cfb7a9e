# What tuning reports.

tune-begun =
    Tuning { $weights } weights of { $level } in { $generations } generations of { $population } trials; { $there } trials are there already.
tune-trying = Trials
tune-judging = Judging
tune-generation = Generation { $number }: mean success { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
tune-stopped = stopped; { $trials } trials are in { $file }, and the same command goes on from there
tune-no-library = this needs the packages cmaes and tomlkit: pip install 'bakufu[arena]'
tune-changed = Changed most:
tune-change = { $weight }: { $old } becomes { $new }
tune-judged =
    On { $games } games with seeds of their own, the new weights win { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } against the old ones ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, with 95% confidence); a fair share is { NUMBER($fair, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
tune-verdict =
    { $verdict ->
        [better] They are better.
        [worse] They are worse.
       *[open] That does not show them to be better: more trials, or more games, may.
    }
tune-written = Written to { $file }.
