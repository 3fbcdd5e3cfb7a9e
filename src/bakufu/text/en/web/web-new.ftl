# The form of a new table, which comes when it is opened.

web-new-filled = { $taken } of { $seats } seats taken
web-new-interrupt = Time to react in others' turns
    .more = After this time, a question in somebody else's turn is answered for you, so that nobody waits.
web-new-interrupt-seconds = { $count } seconds
web-new-rooms = Rooms of the Palace
web-new-rooms-first = Suggested
    .more = The five Rooms that are best for a first game.
web-new-rooms-random = Random
    .more = 5 of the 7 Rooms.
web-new-seats = Players
web-new-side = Map
web-new-side-sun = Sun
    .more = The usual map, best for a first game.
web-new-side-moon = Moon
    .more = The same provinces, but grouped into other regions.
web-new-setup = Starting provinces
web-new-setup-fixed = Preset
    .more = Everybody starts with ready-made provinces and armies.
web-new-setup-claim = Claimed
    .more = Players pick their provinces one by one. It takes longer.
web-new-modules = Expansion modules (once you know the game)
web-new-hints = Help during the game
web-new-hints-on = On
    .shogun = You see your chances in a battle, and can ask what a bot would do.
    .katana = You can ask what a bot would do.
web-new-hints-off = Off
    .shogun = Nobody sees chances or gets suggestions.
    .katana = Nobody gets suggestions.
web-new-visible = Who can join
web-new-visible-nobody = Just me and bots
    .more = Nobody else can join.
web-new-visible-listed = Anyone
    .more = The table is listed on this page.
web-new-visible-link = With the link
    .more = Nobody else finds the table.
web-new-pace = Time per decision
    .more = When somebody's time is over, a bot decides for them until they are back.
    .bank = Everybody has a bank of time, and each turn adds to it. When it is used up, a bot decides until they are back.
web-new-pace-short = 3 minutes
web-new-pace-long = 10 minutes
web-new-pace-hour = 1 hour
web-new-pace-bank = 15 min + 30 s per turn
web-new-pace-day = 1 day
web-new-pace-week = 1 week
web-new-pace-reserve = 3 days + 12 h per turn
web-new-begins = The game starts right away.
web-new-then-invite = You get a link to send. The game starts when you say so.
web-new-start = Start this game
web-new-open =
    { $count ->
        [one] Open the table, 1 seat free
       *[other] Open the table, { $count } seats free
    }
