# Settings.

web-settings-theme = Colors
web-settings-theme-system = Match system
web-settings-theme-light = Light
web-settings-theme-dark = Dark
web-settings-motion = Motion
web-settings-motion-system = Match system
web-settings-motion-reduced = Reduced
web-settings-pace = Opponents' moves
web-settings-pace-calm = Slow
web-settings-pace-brisk = Fast
web-settings-pace-once = Instant
web-settings-sounds = Sounds
web-settings-obvious = Skip questions with only one sensible answer
web-settings-printed-order = Printed board order
    .more = Show the planning board as printed, not sorted by this season's action order
web-settings-follow-battles = Follow battles
    .more = The map zooms in on battles you take part in, and back out afterwards
web-settings-notes = Show tips again
web-settings-notes-all = Tips are shown
