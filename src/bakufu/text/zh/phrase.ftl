# How words are joined, whatever they are. Every message stands on one line: a line break would put a blank into it.

phrase-list-next = { $before }、{ $next }
phrase-list-last = { $before }和{ $last }
phrase-list-or = { $before }或{ $last }
phrase-clause-next = { $before }；{ $next }
phrase-sentence-next = { $before }{ $next }
phrase-nobody = 无人
phrase-nothing = 无
phrase-score = { $player } { $points }分
phrase-own = { $name }（你）
