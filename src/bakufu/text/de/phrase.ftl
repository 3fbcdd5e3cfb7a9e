# Wie Wörter verbunden werden, welche es auch sind.

phrase-list-next = { $before }, { $next }
phrase-list-last = { $before } und { $last }
phrase-list-or = { $before } oder { $last }
phrase-clause-next = { $before }; { $next }
phrase-sentence-next = { $before } { $next }
phrase-nobody = niemand
phrase-nothing = nichts
phrase-score = { $player } { $points }
phrase-own = { $name } (du)
