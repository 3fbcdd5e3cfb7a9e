# The log.

web-log-player = Player
web-log-all-players = Everyone
web-log-kind = Event type
web-log-all-kinds = Everything
web-log-kind-battles = Battles and revolts
web-log-kind-actions = Other actions
web-log-kind-order = Plans and turn order
web-log-kind-winter = Winter and points
web-log-replay = Show this step
web-log-before = Before the first move
web-log-empty = Nothing has happened yet.
web-log-telling = What's happening
web-log-more = { $count } more
web-log-skip = Skip
web-log-skip-key = Space
web-log-skip-keys = Skip to now (Space or Escape)
web-log-undo = { $player } undoes their last move.
web-log-away = A bot takes over for { $player }.
web-log-pause = { $player } would like a pause.
web-log-resume = { $player } wants to go on: the clocks run.
web-log-back = { $player } is back.
