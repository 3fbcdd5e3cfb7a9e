# What went wrong, in one line each: what was wrong, and what is possible instead.

error-one-of =
    { $meant ->
        [yes] did you mean { $near }?
       *[no] expected one of: { $known }
    }
error-told = { $words }
error-illegal-move = the rule { $rule } refuses this move
error-illegal-action = game { $game }: the rule { $rule } refuses action { $action } of seat { $seat }; legal: { $legal }
error-illegal-opponent = the policy of an opponent, in seat { $seat }, chose action { $action }, which the rule { $rule } refuses; legal: { $legal }
error-system = { $what }: { $why }
error-stopped = stopped

## Names and options

error-unknown-option = unknown option { $wrong }; { error-one-of }
error-unknown-module = unknown module { $wrong }; { error-one-of }
error-unknown-game = unknown game { $wrong }; { error-one-of }
error-unknown-query = unknown query { $wrong }; { error-one-of }
error-query-about = the query { $query } is not about { $name }
error-unknown-bot = unknown bot { $wrong }; { error-one-of }
error-unknown-language = unknown language { $wrong }; { error-one-of }
error-unknown-province = unknown province { $wrong }; { error-one-of }
error-unknown-space = unknown space { $wrong }; { error-one-of }
error-unknown-card = unknown card { $wrong }; { error-one-of }
error-unknown-resource = unknown Resource { $wrong }; { error-one-of }
error-unknown-reward = unknown reward { $wrong }; { error-one-of }
error-option = { $option } is { $value }; expected { $possible }
error-option-modules = modules is { $value }; expected a list of module names
error-option-moon = setup is 'fixed', which only exists on the sun side; use 'claim' on the moon side
error-opponents = { $given } opponents for { $seats } seats

## Commands

error-unknown-command = no such command { $wrong }; { error-one-of }
error-usage-no-option = no such option { $wrong }; { error-one-of }
error-usage-no-value = { $option } needs a value
error-usage-needless = { $option } doesn't take a value
error-usage-missing = missing { $what }; see { $command } --help
error-usage-too-many = unexpected arguments: { $words }
error-usage-number = { $option }: { $value } isn't a whole number
error-usage-range = { $option }: { $value } isn't in the range { $range }
error-usage-choice = { $option }: { $value } isn't one of { $choices }

## Facts of a host

error-no-toml = { $file }: invalid TOML: { $why }
error-facts-game = { $file }: unknown game { $wrong }; { error-one-of }
error-unknown-fact = { $file }: unknown fact { $path }; { error-one-of }
error-fact-unlike = { $file }: { $path } must be like { $old }, not { $value }
error-fact-source = { $path } has no source
error-fact-least = { $path } is { $value }; expected { $least } or more
error-fact-most = { $path } is { $value }; expected at most { $most }
error-fact-range = { $path } is { $value }; expected { $least } to { $most }
error-fact-numbers = { $path } is { $value }; expected { $count } numbers of at least { $least }
error-fact-rising = { $path } is { $value }; expected ascending numbers from 1
error-fact-falling = { $path } is { $value }; expected { $count } descending numbers, the last at least 1
error-fact-one-of = { $path } is { $wrong }; { error-one-of }
error-fact-keys = { $path } must name { $first } to { $last }, each once and in order
error-fact-nothing = { $path } offers nothing at number { $number }; expected at least one value above 0
error-fact-tower = can't read the tower's numbers: { $why }
error-fact-border = { $pair } isn't a border between two provinces, or is listed twice
error-fact-colours = daimyo must name the colors { $colours }
error-fact-groups = { $path } is { $value }; expected groups of 2 to 5 armies
error-fact-many-groups = { $path } has { $groups } groups; expected at most { $most }
error-fact-given-twice = fixed.{ $players } gives { $province } to two players, or it isn't used with { $players } players
error-fact-armies = { $path } has { $armies } armies; expected at most { $most }
error-fact-winter-length = winter.unsupplied, winter.revolts and winter.farmers must have the same length
error-fact-winter-least = winter.unsupplied and winter.revolts start at 1, winter.farmers at 0
error-fact-no-space = { $path } has no space for { $players } players
error-fact-rooms = rooms.first is { $value }; expected { $count } different Rooms
error-fact-letters = { $path } is { $value }; expected letters from { $letters }
error-fact-recipe = { $path } is { $value }; the rows of { $before } and { $after } aren't adjacent on the Forge
error-fact-equal = { $path } is { $value }; expected at most { $most } Resources that follow one of their own kind
error-fact-daimyo = there are { $copies } copies of Daimyo cards; expected { $wanted }, four decks of 16
error-fact-two = { $path } is { $value }; expected two different Resources
error-fact-lacks = { $path } has kind { $kind }, but no { $name }
error-fact-flowers = score.flowers is { $value }; expected { $count } ascending numbers from 1 to score.lap
error-fact-sashimono = score.sashimono is { $value }; each further kind must add at least as much as the one before

## Records

error-no-record = not a record: the first line should read '{ $title }'
error-record-options = the record's options aren't valid: { $why }
error-record-refused = move { $number } of the record is refused by the rule { $rule }
error-other-rules =
    { $what ->
        [snapshot] this snapshot
       *[record] this record
    } needs version { $needed } of { $game ->
        [katana] SHOGUN NO KATANA
       *[shogun] SHOGUN
    }'s rules; this program has version { $has } ({ $needed ->
        [1] use Bakufu 0.1
       *[other] use a Bakufu release with these rules
    })
error-record-facts = played with different component data ({ $facts }) than the current one ({ $these }); pass it with --facts
error-record-secret = the revealed secret doesn't match the commitment
error-record-seed = the seed doesn't match the secret and the players' contributions
error-receipt-damaged = this is not a receipt that Bakufu wrote
error-receipt-version = this receipt is of version { $version }; version { $known } can be read
error-receipt-no-proof = the record has no commitment, so there is nothing to compare with the receipt
error-receipt-own = the receipt contradicts itself: its text doesn't match the fingerprint of its seat
error-receipt-commitment = the host's commitment was replaced: it isn't the one in the receipt
error-receipt-seats = the receipt is of a table with { $sealed } seats, but the record has { $seats }
error-receipt-seat = what seat { $seat } revealed isn't what it had sealed: it was replaced after the receipt was kept
error-record-no-result = the game is over, but the record has no result
error-record-not-over = the game isn't over
error-record-points = the points are { $points }, but { $recorded } were recorded
error-record-damaged = the record is damaged: { $why }
error-record-partial = the file has only what one seat knew of an unfinished game; download the record again when the game is over
error-record-unprintable = the record's { $name } has characters that can't be printed
error-record-line = the record is damaged at line { $line }: { $why }
error-record-version = the record has version { $version }; expected { $known }
error-record-no-moves = the record has no moves
error-record-game = the record is of an unknown game { $wrong }; { error-one-of }
error-record-picks = line { $line } should be a seat number and move names, not { $found }
error-record-pick = line { $line }: unknown move name { $wrong }; { error-one-of }

## Bots, contests and tuning

error-bot-budget =
    { $budget } isn't a budget for { $level }; expected seconds of at least { $least }, as in { $level }:0.5s, or
    playouts, as in { $level }:200
error-bot-character = { $level } has no character { $wrong }; { error-one-of }
error-bot-no-budget = { $level } doesn't take a budget; use { $level } alone
error-bot-no-weights = { $level } has no weights; expected { $possible }
error-bot-module = can't load bot { $bot }: there is no module { $module } here or on Python's path
error-bot-broken = can't load bot { $bot }: { $why }
error-bot-decide = can't use bot { $bot }: it has no method decide(view)
error-net-unreadable = can't read the network { $file }: { $why }
error-net-damaged = { $file } is not a network that Bakufu wrote
error-net-version = the network { $file } is of version { $version }; version { $known } can be read
error-net-shape = the layers of { $file } don't fit each other, or the observations and actions of its game
error-net-game = the network { $file } plays { $game }
error-net-options = the network { $file } only plays with the options { $options }
error-bot-refused =
    the bot { $bot } answered { $move }, which { $rule ->
        [table] the table
       *[other] the rule { $rule }
    } refuses (seed { $seed })
error-bot-broke = the bot { $bot } raised { $what } ({ $file }, line { $line })
error-unknown-weight = { $file }: unknown weight { $wrong }; { error-one-of }
error-weight-number = { $file }: { $name } must be a number, not { $value }
error-unknown-section = unknown section of weights { $wrong }; { error-one-of }
error-too-little = { $sections }: not enough to tune; at least two weights must differ from zero
error-folder-is-file = { $file } is a file; choose a folder
error-folder-unusable = can't use { $folder }: { $why }
error-folder-damaged = { $file } is damaged; choose another folder
error-folder-other =
    { $folder } holds another contest (different { $what ->
        [game] rules
        [facts] component data
        [options] game options
        [weights] weights
        [seed] seed, --seed
        [players] bot versions
       *[bots] bots
    }); choose another folder
error-folder-rules =
    { $folder } holds games of version { $needed } of { $game ->
        [katana] SHOGUN NO KATANA
       *[shogun] SHOGUN
    }'s rules; this program has version { $has }; choose another folder
error-trials-damaged = { $file } is damaged; choose another file with --out
error-trials-other = { $file } holds trials of a different tuning run; choose another file with --out
error-no-extra = this needs the package { $package }: pip install 'bakufu[{ $extra }]'
error-dask-package = --dask needs the package distributed: pip install 'bakufu[dask]'
error-dask-none = no Dask scheduler at { $address }: { $why }
error-dask-gave-up = the Dask cluster at { $address } failed: { $why }
error-workers-killed = the worker processes keep getting killed

## A server and its database

error-archive-facts = played with different component data ({ $facts })
error-backup-itself = { $file } is the database itself; choose another file
error-backup-copy = can't copy { $file }: { $why }
error-backup-postgres = only SQLite databases can be backed up; for PostgreSQL use pg_dump
error-backup-none = there is no database at { $file }
error-backup-other = { $file } isn't a Bakufu database
error-backup-damaged = { $file } is damaged: { $why }
error-data-folder = can't write to the data folder { $folder }: { $why }; choose another one with BAKUFU_DATA
error-short-secret = the cookie secret needs at least { $least } characters
error-unknown-limit = unknown limit { $wrong }; { error-one-of }
error-bad-limit = { $limit } isn't a limit; expected NAME=N with N from 1 to { $most }
error-database-address = not a database address: { $address }; expected sqlite:///FILE or postgresql://...
error-database-unknown = unknown database { $kind }; expected sqlite:///FILE or postgresql://USER@HOST/NAME
error-database-closed = can't open the database { $database }: { $why }
error-database-served = another server already uses the database { $database }; stop it, or name another one with --database
error-database-newer = the database is from a newer version of Bakufu (revision { $revision }); update Bakufu
error-mail-server = --mail names no SMTP server; expected one of: { $known }
error-mail-from = --mail-from must be a mail address, such as bakufu@table.example
error-mail-origin = mail contains links, so --mail needs the server's public URL: --origin https://table.example
error-no-account = nobody has claimed the name { $name }
error-workers-postgres = --workers above 1 needs PostgreSQL: --database postgresql://USER@HOST/NAME
error-cannot-listen = can't listen on { $where }: { $why }; choose another address with --host and --port

## A client of a server

error-client-other = { $server } isn't a Bakufu server
error-client-status = { $server } isn't a Bakufu server (status { $status })
error-client-address = not an address: { $address } ({ $why })
error-client-unreached = can't reach { $server } ({ $why })
error-client-silent = { $server } isn't responding ({ $why })
error-client-busy = { $server } is too busy
error-client-gave-up = giving up after { $seconds } seconds: { $why }
error-client-invitation = not an invitation: { $address }; expected http://HOST:8600/t/TABLE?link=LINK
error-client-closed = the server closed the connection ({ $code })
error-client-answered = the server answered with status { $status }
error-client-no-message = the server sent something that isn't a message of the protocol
error-client-strange = unexpected response from the server ({ $why })
error-client-denied = the server doesn't let us join this table (status { $status })
error-client-left = already left the table
error-client-seat-lost = the seat was freed before the game started
error-client-rules =
    the table uses version { $needed } of { $game ->
        [katana] SHOGUN NO KATANA
       *[shogun] SHOGUN
    }'s rules; this program has version { $has }; use the server's release of Bakufu
error-client-facts = the table uses different component data ({ $facts }); pass it with --facts
error-client-newer = this version of Bakufu can't read the server's table ({ $why })
error-site-no-client = the browser client isn't installed; run: pip install 'bakufu[server]'
error-site-not-empty = { $folder } isn't an empty folder; name a new one
error-puzzles-file = this isn't a file of puzzles of this game
error-puzzles-rules = these puzzles belong to another version of the rules or of the component data
error-daily-date = { $wrong } is neither a day nor a week; expected, for example, 2026-11-18 or 2026-W47
error-daily-week = { $wrong } is a week, and its deal is played by groups on a server; expected a day, for example 2026-11-18
error-daily-ahead = { $wrong } hasn't begun; expected today or an earlier day
error-puzzles-theme = unknown theme { $wrong }; { error-one-of }
