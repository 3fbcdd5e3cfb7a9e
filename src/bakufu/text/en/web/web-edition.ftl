# The edition inside the browser.

web-edition-title = Getting the game ready
web-edition-download = Download the game
web-edition-python = Start Python in your browser
web-edition-rules = Load the rules of both games
web-edition-bots = Wake the bots
web-edition-first = The first start takes longest. After that the game starts in a few seconds, even without a connection.
web-edition-failed = The game couldn't start in this browser. Reload the page, or update the browser.
web-edition-reload = Reload the page
web-edition-seconds = { $seconds } s
web-edition-update = A new version is ready. Your games stay as they are.
web-edition-update-now = Restart and update
web-edition-install = Install Bakufu on this device: it plays offline, and your games stay here.
web-edition-install-now = Install
web-edition-install-not = Not now

## Game records as files and links

web-edition-records = Game records
web-edition-records-drop = Drop a game record here
web-edition-records-or = or choose a file to replay it, branch off or continue it
web-edition-records-choose = Open file
web-edition-records-large = This file is too large for a game record.
web-edition-records-here = It opens in the offline edition in this browser. Nothing is uploaded.
web-edition-record-title = Game record · Bakufu
web-edition-record = Game record
web-edition-record-cut-off = This link is incomplete, so the game in it can't be read. Ask for it again, or for the file.
web-edition-record-game = Game
web-edition-record-players = Players
web-edition-record-result = Result
web-edition-record-points = { $player }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-edition-record-open = Not finished
web-edition-record-fair = Fair play
web-edition-record-fair-yes = Seed and commitment match
web-edition-record-fair-no = No proof in the file
web-edition-record-go-on = Continue
web-edition-record-branch = To play on from any step, choose “What if?” in the replay.

## Several people at one device

web-edition-hotseat-title = Pass the device · Bakufu
web-edition-hotseat-pass = Pass the device to { $player }
web-edition-hotseat-others = Others are playing
web-edition-hotseat-look-away = Everyone else, look away.
web-edition-hotseat-hold = I'm { $player }: hold to open
web-edition-hotseat-choose = Let { $player } look
web-edition-hotseat-only = Only { $player }
web-edition-hotseat-hide = Hide
web-edition-hotseat-next = Next
web-edition-hotseat-waiting = Waiting
web-edition-hotseat-done = Done
web-edition-hotseat-bot = Bot

## A screen that everybody sees

web-edition-screen-open = Show on a big screen
web-edition-screen-title = Join with your phone · Bakufu
web-edition-screen-join = Join with your phone
web-edition-screen-how = Scan the code, or open the address. Your phone holds your cards, and this screen shows the board.
web-edition-screen-code = QR code with the address of this table
