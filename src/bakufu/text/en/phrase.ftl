# How words are joined, whatever they are.

phrase-list-next = { $before }, { $next }
phrase-list-last = { $before } and { $last }
phrase-list-or = { $before } or { $last }
phrase-clause-next = { $before }; { $next }
phrase-sentence-next = { $before } { $next }
phrase-nobody = nobody
phrase-nothing = nothing
phrase-score = { $player } { $points }
phrase-own = { $name } (you)
