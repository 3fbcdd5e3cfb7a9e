# What went wrong, in one line each: what was wrong, and what is possible instead.

error-one-of =
    { $meant ->
        [yes] did you mean { $near }?
       *[no] possible: { $known }
    }
error-told = { $words }
error-illegal-move = the rule { $rule } refuses this move
error-illegal-action = game { $game }: the rule { $rule } refuses action { $action } of seat { $seat }; possible: { $legal }
error-system = { $what }: { $why }
error-stopped = stopped

## Names and options

error-unknown-option = unknown option { $wrong }; { error-one-of }
error-unknown-module = unknown module { $wrong }; { error-one-of }
error-unknown-game = unknown game { $wrong }; { error-one-of }
error-unknown-bot = unknown bot { $wrong }; { error-one-of }
error-unknown-language = unknown language { $wrong }; { error-one-of }
error-unknown-province = unknown province { $wrong }; { error-one-of }
error-unknown-reward = unknown reward { $wrong }; { error-one-of }
error-option = { $option } is { $value }; possible: { $possible }
error-option-modules = modules is { $value }; possible: a list of module names
error-option-moon = setup is 'fixed', which exists for the sun side only; possible on the moon side: claim
error-opponents = { $given } opponents for { $seats } seats

## Commands

error-unknown-command = no such command { $wrong }; { error-one-of }
error-usage-no-option = no such option { $wrong }; { error-one-of }
error-usage-no-value = { $option } needs a value
error-usage-needless = { $option } takes no value
error-usage-missing = { $what } is missing; possible: { $command } --help
error-usage-too-many = too many words: { $words }
error-usage-number = { $option }: { $value } is not a whole number
error-usage-range = { $option }: { $value } is not in the range { $range }
error-usage-choice = { $option }: { $value } is not one of { $choices }

## Facts of a host

error-no-toml = { $file }: not a TOML file: { $why }
error-facts-game = { $file }: unknown game { $wrong }; { error-one-of }
error-unknown-fact = { $file }: unknown fact { $path }; { error-one-of }
error-fact-unlike = { $file }: { $path } must be like { $old }, not { $value }
error-fact-source = { $path } has no source
error-fact-least = { $path } is { $value }; possible: { $least } or more
error-fact-most = { $path } is { $value }; possible: up to { $most }
error-fact-range = { $path } is { $value }; possible: { $least } to { $most }
error-fact-numbers = { $path } is { $value }; possible: { $count } numbers from { $least } on
error-fact-rising = { $path } is { $value }; possible: rising numbers from 1
error-fact-falling = { $path } is { $value }; possible: { $count } numbers from high to low, the last at least 1
error-fact-one-of = { $path } is { $wrong }; { error-one-of }
error-fact-keys = { $path } must name { $first } to { $last }, each once and in order
error-fact-samurai = samurai offers nothing on card { $card }; possible: at least one benefit
error-fact-tower = the tower's numbers cannot be read: { $why }
error-fact-border = { $pair } is no border between two provinces, or stands there twice
error-fact-colours = daimyo must name the colours { $colours }
error-fact-groups = { $path } is { $value }; possible: groups of 2 to 5 armies
error-fact-many-groups = { $path } has { $groups } groups; possible: up to { $most }
error-fact-given-twice = fixed.{ $players } gives { $province } to two players, or it is left out with { $players }
error-fact-armies = { $path } has { $armies } armies; possible: up to { $most }
error-fact-winter-length = winter.unsupplied, winter.revolts and winter.farmers must be of one length
error-fact-winter-least = winter.unsupplied and winter.revolts count from 1, winter.farmers from 0
error-fact-no-space = { $path } has no space for { $players } players
error-fact-rooms = rooms.first is { $value }; possible: { $count } different Rooms
error-fact-letters = { $path } is { $value }; possible: letters of { $letters }
error-fact-recipe = { $path } is { $value }; the rows of { $before } and { $after } are no neighbours on the Forge
error-fact-equal = { $path } is { $value }; possible: up to { $most } Resources that follow one of their own kind
error-fact-daimyo = there are { $copies } copies of Daimyo cards; possible: { $wanted }, four decks of 16
error-fact-two = { $path } is { $value }; possible: two different Resources
error-fact-lacks = { $path } is of the kind { $kind }, but has no { $name }
error-fact-flowers = score.flowers is { $value }; possible: { $count } rising numbers from 1 to score.lap
error-fact-sashimono = score.sashimono is { $value }; each further kind must add no less than the one before

## Records

error-no-record = not a record: the first line should read '{ $title }'
error-record-options = the record's options cannot be played: { $why }
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
error-record-facts = played with other facts ({ $facts }) than these ({ $these }); name them with --facts
error-record-secret = the revealed secret is not the one that was committed to
error-record-seed = the seed does not follow from the secret and the players' contributions
error-record-no-result = the moves end the game, but the record has no result
error-record-not-over = the game is not over
error-record-points = the points are { $points }, not { $recorded } as recorded
error-record-damaged = the record is damaged: { $why }
error-record-line = the record is damaged at line { $line }: { $why }
error-record-version = this is a record of version { $version }; possible: { $known }
error-record-no-moves = the record has no moves
error-record-game = the record is of an unknown game { $wrong }; { error-one-of }
error-record-picks = line { $line } should be a player's number and picks, not { $found }
error-record-pick = line { $line }: unknown pick { $wrong }; { error-one-of }

## Bots, contests and tuning

error-bot-budget =
    { $budget } is no budget for { $level }; possible: seconds from { $least } on, as in { $level }:0.5s, or playouts,
    as in { $level }:200
error-bot-no-budget = { $level } takes no budget; possible: { $level } alone
error-bot-no-weights = { $level } has no weights; possible: { $possible }
error-bot-module = no bot { $bot }: there is no module { $module } here or on Python's path
error-bot-broken = no bot { $bot }: { $why }
error-bot-decide = no bot { $bot }: it has no method decide(view)
error-bot-refused =
    the bot { $bot } answered { $move }, which { $rule ->
        [table] the table
       *[other] the rule { $rule }
    } refuses (seed { $seed })
error-bot-broke = the bot { $bot } broke down with { $what } ({ $file }, line { $line })
error-unknown-weight = { $file }: unknown weight { $wrong }; { error-one-of }
error-weight-number = { $file }: { $name } must be a number, not { $value }
error-unknown-section = unknown section of weights { $wrong }; { error-one-of }
error-too-little = { $sections }: too little to tune; at least two weights must differ from zero
error-folder-is-file = { $file } is a file; name a folder
error-folder-unusable = { $folder } cannot be used: { $why }
error-folder-damaged = { $file } is damaged; name another folder
error-folder-other =
    { $folder } holds a contest with other { $what ->
        [game] rules
        [facts] facts
        [options] options of the game
        [weights] weights
        [seed] chance (--seed)
        [players] versions of the bots
       *[bots] bots
    }; name another folder
error-folder-rules =
    { $folder } holds games of version { $needed } of { $game ->
        [katana] SHOGUN NO KATANA
       *[shogun] SHOGUN
    }'s rules; this program has version { $has }; name another folder
error-trials-damaged = { $file } is damaged; name another file with --out
error-trials-other = { $file } holds trials of another tuning; name another file with --out
error-dask-package = --dask needs the package distributed: pip install 'bakufu[dask]'
error-dask-none = no Dask scheduler at { $address }: { $why }
error-dask-gave-up = the Dask cluster at { $address } gave up: { $why }
error-workers-killed = the worker processes are killed again and again

## A server and its database

error-archive-facts = played with other facts ({ $facts })
error-backup-itself = { $file } is the database itself; name another file
error-backup-copy = cannot copy { $file }: { $why }
error-backup-postgres = only SQLite is backed up here; for PostgreSQL use pg_dump
error-backup-none = there is no database at { $file }
error-backup-other = { $file } is not a database of Bakufu
error-backup-damaged = { $file } is damaged: { $why }
error-data-folder = cannot keep anything in the data folder { $folder }: { $why }; name another folder with BAKUFU_DATA
error-short-secret = the secret that signs cookies needs at least { $least } characters
error-database-address = not a database address: { $address }; possible: sqlite:///FILE, postgresql://...
error-database-unknown = unknown database { $kind }; possible: sqlite:///FILE, postgresql://USER@HOST/NAME
error-database-closed = cannot open the database { $database }: { $why }
error-database-newer = the database is from a newer version of Bakufu (revision { $revision }); update Bakufu
error-workers-postgres = --workers above 1 needs PostgreSQL: --database postgresql://USER@HOST/NAME
error-cannot-listen = cannot listen on { $where }: { $why }; choose another with --host and --port

## A client of a server

error-client-other = { $server } is not a server of Bakufu
error-client-status = { $server } is not a server of Bakufu (status { $status })
error-client-address = not an address: { $address } ({ $why })
error-client-unreached = { $server } cannot be reached ({ $why })
error-client-silent = { $server } does not answer ({ $why })
error-client-busy = { $server } is too busy
error-client-gave-up = gave up after { $seconds } seconds: { $why }
error-client-invitation = not an invitation: { $address }; it looks like http://HOST:8600/t/TABLE?link=LINK
error-client-closed = the server closed the connection ({ $code })
error-client-answered = the server answered with status { $status }
error-client-no-message = the server said something that is no message of the protocol
error-client-strange = the server said something that cannot be understood ({ $why })
error-client-denied = the server does not let us to this table (status { $status })
error-client-left = the table has been left
error-client-rules =
    the table uses version { $needed } of { $game ->
        [katana] SHOGUN NO KATANA
       *[shogun] SHOGUN
    }'s rules; this program has version { $has }; use the server's release of Bakufu
error-client-facts = the table is played with other facts ({ $facts }); name them with --facts
error-client-newer = this version of Bakufu cannot read the server's table ({ $why })
