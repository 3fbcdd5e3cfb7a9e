# The waiting room.

web-room-title = The table of { $host }
web-room-your-name = Your name
web-room-you = you
web-room-host = host
web-room-here = Here
web-room-leave = Leave
web-room-sit = Sit here
web-room-add-bot = Add a bot
web-room-remove-bot = Send the bot away
web-room-invitation = Link to this table
web-room-start = Start with { $count }
web-room-missing =
    { $count ->
        [one] Start: 1 seat is still free
       *[other] Start: { $count } seats are still free
    }
web-room-wait = { $host } starts the game.
web-room-seated =
    At the table: { $people }. { $count ->
        [0] Every seat is taken.
        [one] 1 seat is free.
       *[other] { $count } seats are free.
    }
web-room-note-host = Send the link to your friends, or seat bots. Start when every seat is taken.
web-room-note-guest = You have a seat. The game starts when the host says so. Keep this page open.
web-room-note-new = Choose a seat with “Sit here”. Seats differ only in colour and in where they start on the map.
web-room-rules = This game
web-room-side = { $side ->
        [moon] Moon map
       *[sun] Sun map
    }
web-room-setup = { $setup ->
        [claim] Players choose their provinces in turns
       *[fixed] Everybody's first provinces are given
    }
web-room-hints = { $hints ->
        [on] { $game ->
            [katana] Suggestions are shown
           *[other] Chances and suggestions are shown
        }
       *[off] { $game ->
            [katana] No suggestions
           *[other] No chances, no suggestions
        }
    }
web-room-rooms = { $rooms ->
        [random] The Rooms of the Palace are drawn
       *[first] The suggested Rooms of the Palace
    }
web-room-module = With { $module }
web-room-pace =
    { $pace ->
        [days] { $days ->
            [one] 1 day for a decision
           *[other] { $days } days for a decision
        }
       *[live] { $minutes ->
            [one] 1 minute for a decision
           *[other] { $minutes } minutes for a decision
        }
    }
web-room-listed = Anybody may join
web-room-private = Only with the link
web-room-fair = Fair chance
web-room-fair-what = With this fingerprint anybody can check after the game that nobody cheated.
web-room-fair-more =
    The server has drawn a secret and shows this fingerprint of it. Every player adds random text of their own before the
    start, and the cards and cubes of the game follow from all of it. After the game the record shows the secret, so
    anybody can check that it fits the fingerprint.
