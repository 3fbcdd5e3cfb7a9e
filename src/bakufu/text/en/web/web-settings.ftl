# Settings.

web-settings-theme = Colours
web-settings-theme-system = As the system
web-settings-theme-light = Light
web-settings-theme-dark = Dark
web-settings-motion = Motion
web-settings-motion-system = As the system
web-settings-motion-reduced = Reduced
web-settings-pace = What others do
web-settings-pace-calm = Calmly
web-settings-pace-brisk = Briskly
web-settings-pace-once = At once
web-settings-sounds = Sounds
web-settings-obvious = Skip questions with only one sensible answer
web-settings-printed-order = Printed board order
    .more = The planning board as printed, not in the order of the season
web-settings-follow-battles = Follow battles
    .more = The map zooms in on battles you take part in, and back out afterwards
web-settings-notes = Show first-time notes again
web-settings-notes-all = First-time notes are shown
