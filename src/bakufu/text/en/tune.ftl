# What tuning reports.

tune-begun =
    Tuning { $weights } weights of { $level } in { $generations } generations of { $population } trials; { $there } trials are already done.
tune-trying = Trials
tune-judging = Evaluating
tune-generation = Generation { $number }: mean success { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
tune-stopped = stopped; { $trials } trials saved in { $file }; rerun the same command to resume
tune-changed = Changed most:
tune-change = { $weight }: { $old } to { $new }
tune-judged =
    On { $games } games with seeds of their own, the new weights win { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } against the old ones ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, with 95% confidence); a fair share is { NUMBER($fair, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
tune-verdict =
    { $verdict ->
        [better] They are better.
        [worse] They are worse.
       *[open] That isn't enough to call them better; try more trials or more games.
    }
tune-written = Written to { $file }.
