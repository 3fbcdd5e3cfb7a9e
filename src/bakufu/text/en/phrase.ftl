# How words are joined, whatever they are.

phrase-list-next = { $before }, { $next }
phrase-list-last = { $before } and { $last }
phrase-list-or = { $before } or { $last }
phrase-nobody = nobody
phrase-nothing = nothing
phrase-score = { $player } { $points }
phrase-event-card = { $effect } (winter { $loss } rice)
phrase-own = { $name } (you)
phrase-chamber-row = row { $name }
phrase-chamber-column = column { $name }
