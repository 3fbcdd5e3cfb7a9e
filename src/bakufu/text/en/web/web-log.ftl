# The log.

web-log-player = Whose lines
web-log-all-players = Everybody
web-log-kind = What happened
web-log-all-kinds = Everything
web-log-kind-battles = Battles and revolts
web-log-kind-actions = Other actions
web-log-kind-order = Plans and turn order
web-log-kind-winter = Winter and points
web-log-replay = Show this moment
web-log-before = Before the first move
web-log-empty = Nothing has happened yet.
web-log-telling = What happens
web-log-more = { $count } more
web-log-skip = Skip
web-log-skip-key = Space
web-log-skip-keys = Skip to now (Space or Escape)
web-log-undo = { $player } takes the last move back.
web-log-away = A bot sits in for { $player }.
web-log-back = { $player } is back.
