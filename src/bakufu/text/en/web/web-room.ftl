# The waiting room.

web-room-title = { $host }'s table
web-room-your-name = Your name
web-room-you = you
web-room-host = host
web-room-here = Here
web-room-leave = Leave
web-room-sit = Sit here
web-room-add-bot = Add a bot
web-room-remove-bot = Remove bot
web-room-asked = Asked to play
web-room-decline = Decline
web-room-remove = Remove { $name }
web-room-remove-short = Remove
web-room-remove-sure = Remove { $name } from the table?
web-room-remove-what = They can't sit down at this table again. They aren't told who removed them.
web-room-table = Table
web-room-join = Who can join
web-room-join-link = Link only
web-room-join-listed = Everyone
web-room-spectators = Spectators
    .more = They see the board, never a hand
web-room-no-spectators = No spectators
web-room-talk = Chat
web-room-talk-everyone = Everyone
web-room-talk-players = Players
web-room-talk-nobody = Nobody
web-room-close = Close table
web-room-close-sure = Close this table?
web-room-close-what = It disappears for everybody. Players are told that it was closed.
web-room-invitation = Invite link
web-room-start = Start with { $count }
web-room-missing =
    { $count ->
        [one] Start (1 seat open)
       *[other] Start ({ $count } seats open)
    }
web-room-revealing = Starting… Waiting for the secret of { $names }.
web-room-wait = Waiting for { $host } to start.
web-room-seated =
    At the table: { $people }. { $count ->
        [0] Every seat is taken.
        [one] 1 seat is open.
       *[other] { $count } seats are open.
    }
web-room-note-host = Send the link to your friends, or add bots. Start when every seat is taken.
web-room-note-guest = You have a seat. The host starts the game. Keep this page open.
web-room-note-new = Pick a seat. Seats differ only in color and starting position.
web-room-rules = This game
web-room-side = { $side ->
        [moon] Moon side
       *[sun] Sun side
    }
web-room-setup = { $setup ->
        [claim] Starting provinces: claimed
       *[fixed] Starting provinces: preset
    }
web-room-hints = { $hints ->
        [on] { $game ->
            [katana] With hints
           *[other] With battle odds and hints
        }
       *[off] { $game ->
            [katana] No hints
           *[other] No battle odds, no hints
        }
    }
web-room-rooms = { $rooms ->
        [random] Random Rooms of the Palace
       *[first] Suggested Rooms of the Palace
    }
web-room-module = With { $module }
web-room-listed = Anyone can join
web-room-private = Invite link only
web-room-fair = Provably fair
web-room-fair-what = Use this fingerprint after the game to verify that nothing was rigged.
web-room-fair-more =
    The server has sealed a secret and shows this fingerprint of it. Every player's browser seals one too. They are opened
    only when all are sealed, and all chance in the game follows from them together. Your browser keeps a receipt, with
    which you can check after the game that nothing was swapped. Keep this page open until the game starts.
