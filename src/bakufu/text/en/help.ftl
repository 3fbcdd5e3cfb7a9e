# What --help says, and what is wrong with a command.

help-usage = Usage:
help-examples = Examples
help-default = default: { $value }
help-required = required
help-variable = also from { $name }
help-no-version = (run from source)
help-version =
    bakufu { $number }, { $compiled ->
        [yes] rules compiled
       *[no] rules not compiled (slower)
    }
help-bad-seed = a seed is a word or a number, without spaces around it
help-bots-count =
    { $wanted ->
        [one] --bots has { $given } levels; expected one level
       *[other] --bots has { $given } levels; expected one for all, or { $wanted } separated by commas
    }
help-not-of-game = { $option } isn't an option of { $game }; expected one of: { $possible }
help-seat-too-high = --seat is { $seat }; expected 1 to { $players }
help-which-shell = which shell? expected one of: bakufu completion { $possible }

## What the front door leads to

help-group-play = Play
help-group-records = Games and rules
help-group-host = Host
help-group-bots = Bots
help-group-shell = Shell

## Sections of options

help-section-options = Options
help-section-browser = In the browser
help-section-terminal = In the terminal, with --terminal
help-section-table = Table

## Commands

help-command-bakufu =
    The digital table for SHOGUN and SHOGUN NO KATANA. Play against bots or friends in the browser or in the terminal,
    host tables for others, replay recorded games, and let bots play each other.
    .short = the digital table for SHOGUN and SHOGUN NO KATANA
    .example-1 = open the browser, one click away from a table
    .example-2 = show what a command does and its options
help-command-play =
    Play against bots, with friends, or both. The browser opens on a private server on this machine; with --terminal
    you play right here, against bots. Type ? at any prompt there to see the current decision and your options. Games
    in the browser are saved; in the terminal, use --record.
    .short = Play in the browser or in the terminal
    .example-1 = in the browser: SHOGUN or SHOGUN NO KATANA, tutorials, friends
    .example-2 = SHOGUN in the terminal against two hard bots
    .example-3 = SHOGUN NO KATANA solo against the Ghost, recorded
    .example-4 = resume the same game
help-command-daily =
    Show the deal of a day or a week: options, bots and seed of each game. Without a secret it is the deal of the edition
    inside the browser, which follows from the date alone. With the secret that a server showed afterwards, the printed
    fingerprint must be the one that it had shown before, and those of the tables are in the records of their games.
    With play, play a day's deal in the terminal: your first game on the day counts, and ends with a line to pass on.
    .short = Show, play or check a daily deal
    .example-1 = today's deal
    .example-2 = play it
    .example-3 = check a deal by the secret that its page shows the day after
help-command-puzzles =
    Solve puzzles: positions from games between bots in which one move is clearly best. Choose by number; h is a hint,
    s the solution, q quits. Your rating and streak are kept on this computer. With make, find new puzzles: what has been
    found is kept in the file if you stop, and the next run continues there.
    .short = Solve puzzles, or find new ones
    .example-1 = puzzles that fit your rating
    .example-2 = only easy ones about deliveries
    .example-3 = find a hundred puzzles of SHOGUN NO KATANA
help-command-odds =
    Calculate the odds of a battle in SHOGUN by simulating the tower 4,800 times. The tower starts with the cubes from
    the start of a game; --battles simulates some battles first.
    .short = Calculate battle odds
    .example-1 = five armies attack three in a province without revolt markers; its farmers join the defender
    .example-2 = three attack one farmer in a neutral province, later in the game
    .example-3 = two farmers revolt against four armies
help-command-replay =
    Replay a recorded game season by season, or round by round: what happened, or which moves were made. Records come
    from a finished game in the browser, or from play --record.
    .short = Replay a recorded game
    .example-1 = the whole game, as in the game log
    .example-2 = only these moves
    .example-3 = only what the first seat could know at the time
    .example-4 = the record itself, in the human-readable notation
help-command-review =
    Review a finished game: the chance to win over time, each player's costliest and best decisions with better
    alternatives, and how much was luck. A game takes about a minute.
    .short = Review a finished game
    .example-1 = all players, in the terminal
    .example-2 = only the second seat, as a web page in one file
    .example-3 = every decision with its numbers, for programs
help-command-verify =
    Replay a record and check everything it claims: every move, the cards and the tower as they follow from the seed,
    the points, and the host's commitment to the seed if there is one. The exit code is 0 if everything is correct.
    .short = Verify that a recorded game was fair
    .example-1 = what was checked, or one line on what is wrong
    .example-2 = also check that nobody swapped what your browser saw sealed before the game
help-command-decisions =
    Write every decision of recorded games to a table for other programs: what the seat saw, what it could do, what it
    did, and how the game ended for it. RECORDS are files, or folders of them, of games with the same options. Needs
    pip install 'bakufu[data]'.
    .short = Make a table of all decisions in recorded games
    .example-1 = for pandas, Polars or DuckDB, as features from the seat's point of view
    .example-2 = for a spreadsheet
help-command-facts =
    Show the values of the printed components, and how certain they are. Values that couldn't be confirmed are listed
    with their sources. Correct them in a file of your own; every command that plays accepts it.
    .short = Show unconfirmed component values and their sources
    .example-1 = unconfirmed values in SHOGUN
    .example-2 = everything about SHOGUN NO KATANA, for a program
    .example-3 = what is still unconfirmed with your corrections
help-command-serve =
    Serve tables on the network, for people in browsers and for bots. Everything is stored in one SQLite file in your
    data folder, or in PostgreSQL. Ctrl-C stops it gracefully: everyone is notified, and no move is lost.
    .short = Serve tables on the network
    .example-1 = for this machine alone, at http://127.0.0.1:8600
    .example-2 = for everybody in your network
    .example-3 = behind a proxy that serves this address over https
    .example-4 = four processes for a large deployment
help-command-admin =
    Moderate a server, on the machine with its database. ACTION is reports (list open ones) or close NUMBER; mute WHOM, ban
    WHOM (a person or an address) or lift WHOM; end TABLE (bots play it to the end, and nobody returns); appoint WHOM or
    dismiss WHOM (an account that may moderate on its own page); log (what was done). WHOM is a claimed name,
    or the id that a report shows. A running server applies it within a second.
    .short = Moderate a server
    .example-1 = what players have reported
    .example-2 = what moderators did
help-command-site =
    Write the browser edition to a folder: the whole game, its bots included, plays in the browser, without a server. Any
    web host can serve the folder under any path.
    .short = Write the browser edition for a web host
    .example-1 = the folder ./site
    .example-2 = look at it on this machine, at http://localhost:8000
    .example-3 = for a host that shows the page without a slash at its end
help-command-backup =
    Copy a server's SQLite database to a file, even while the server runs. Keep the file cookie-secret from the data
    folder too, so that everybody stays signed in. A server started with the copy continues from there.
    .short = Back up a server's database
    .example-1 = of the server that stores its games in your data folder
    .example-2 = start a server from the copy
help-command-dataset =
    Write a server's finished games to a new folder, for research: only games that everybody at the table agreed to
    share in their account, without names, chat, times or tables. A data card says what is in it. The server may be
    running.
    .short = Export the games that people share for research
    .example-1 = of the server that stores its games in your data folder
    .example-2 = of a server on PostgreSQL
help-command-account =
    Help people who forgot their password and gave no mail address. `reset NAME` prints a link that lets them choose a
    new one; you never see it. Use the same database, secret and origin as the server, which may be running.
    .short = Let somebody choose a new password
    .example-1 = a link for the owner of the name Ann
    .example-2 = on a server with an address of its own
help-command-join =
    Let a bot join a table over the network and play to the end. The URL is the host's invitation link. The bot sees
    what a person in its seat would see.
    .short = Let a bot play at a table
    .example-1 = a built-in level; TABLE is in the invitation
    .example-2 = a class of your own, in a file careful.py in this folder
help-command-simulate =
    Let bots play many games and count the wins. They rotate seats from game to game, and the same seed gives the same
    results. To compare bots, use the arena: it shows confidence intervals.
    .short = Let bots play many games
    .example-1 = four random players
    .example-2 = two levels against each other
help-command-arena =
    Compare bots over many games: win rates with confidence intervals, ratings, and where points come from. A bot is a
    level (random, ashigaru, samurai, daimyo, shogun), one with a character (samurai:raider), one that
    searches with a budget (daimyo:200), a level with weights from a file (samurai@my.toml), or a class of yours
    (my.module:Class). Name one per player. Every deal is played from each rotation of the seats; games depend only on the
    seed.
    .short = Compare bots over many games
    .example-1 = is Samurai better than Ashigaru, and how certain is that?
    .example-2 = a longer contest, saved; an interrupted run resumes
    .example-3 = a bot of your own, in a file careful.py in this folder
help-command-tune =
    Tune the weights of a level (ashigaru or samurai) by self-play, and evaluate the result on seeds that weren't used
    for tuning. Every trial is saved next to the file, so an interrupted run resumes where it stopped. Needs pip install
    'bakufu[arena]'.
    .short = Tune a bot's weights
    .example-1 = vary two sections of the weights
    .example-2 = play with the result
help-command-completion =
    Print a script that lets your shell complete commands, options, bot levels, modules and files when you press Tab.
    .short = Set up Tab completion
    .example-1 = for bash: put this line into ~/.bashrc
    .example-2 = for zsh: put this line into ~/.zshrc
    .example-3 = for fish, only once

## Options

help-option-base = Path under which the host serves the folder.
    .default = addresses relative to the page
help-option-help = Show this help and exit.
help-option-version = Show the version and exit.
help-option-language = Language of all text: en, de or zh.
    .default = your system's, or en
help-option-terminal = Play in the terminal, against bots.
help-option-lines = Play line by line, not on the full screen.
help-option-no-browser = Print the URL instead of opening a browser.
help-option-lan = Let others in your network join, and show a QR code with the address.
help-option-clans = Number of players, 3 to 5.
help-option-players = Number of players: 3 to 5 in shogun, 1 to 4 in katana.
    .default = 4
help-option-side = In shogun: side of the board.
    .default = sun
help-option-setup = In shogun: preset starting provinces, or claimed by the players.
    .default = fixed; only claim on the moon side
help-option-modules =
    In shogun: modules to play with, separated by commas: { $names }.
    .default = none
help-option-rooms = In katana: Rooms suggested for a first game, or random ones.
    .default = first
help-option-seat = Your seat, counted from 1.
help-option-bots = Level of the bots, one for all or one for each: random, ashigaru, samurai, daimyo or shogun; in
    SHOGUN also with a character, as in samurai:raider or samurai:any.
    .default = ashigaru
help-option-entrants = Bots, one per player.
help-option-jobs = Number of parallel processes.
    .default = one per core
help-option-folder =
    Folder for the results: every game is saved as soon as it is played, and results.json, games.csv and contest.svg
    at the end.
help-option-records = Folder for the records of all games, one file each, for replay and verify.
help-option-sections = Sections of the weights that may change, separated by commas.
    .default = all
help-option-per-trial = Number of games per trial.
help-option-trials = Number of trials, rounded up to whole generations.
help-option-judged = Number of games to evaluate the result.
help-option-weights-file = Path to write the tuned weights to (TOML).
help-option-reviewed = Only review this seat, counted from 1.
help-option-effort = How thorough the review is: 2 takes about twice as long as 1.
help-option-page = File for the review as a web page.
help-option-other-worlds = Seed of the simulated worlds; another seed is an independent review.
help-option-deal-date = Day or ISO week of the deal, for example 2026-11-18 or 2026-W47 (default: today, UTC).
help-option-deal-secret = Secret that the server showed when the deal was over.
help-option-theme = Only puzzles about this.
help-option-difficulty = Only puzzles of this difficulty.
help-option-wanted = Number of puzzles to find.
help-option-puzzle-file = File for the puzzles; an existing one is continued.
help-option-seed = Random seed; the same seed gives the same cards and the same tower.
help-option-file = File to write: its name ends in .parquet or .csv.
help-option-encode = What the seat saw: as bytes of a page, or as numbers from its own point of view.
help-option-facts = Path to a TOML file with corrected component data.
help-option-host = Address to listen on; 0.0.0.0 for all interfaces.
help-option-port = Port to listen on; 0 for any free one.
help-option-database = Database: sqlite:///FILE or postgresql://USER@HOST/NAME.
    .default = a file in your data folder
help-option-workers = Number of server processes; more than one needs PostgreSQL.
help-option-bot-processes = Number of bot processes per server process.
help-option-advice-processes = Number of processes for forecasts, odds, hints and replays per server process.
help-option-dask = Dask scheduler to run jobs on, for example tcp://HOST:8786.
help-option-secret = Secret that signs cookies; at least 16 characters.
    .default = created once and stored in your data folder
help-option-origins = Additional public URL of this server; repeatable.
help-option-proxies = Trusted proxy (X-Forwarded-For); repeatable.
help-option-vacation-days = Vacation days that an account has in a year; its clocks in games with days per decision stop on them.
help-option-pause-days = Number of days after which a paused game goes on.
help-option-archive-days = Number of days after which finished games are archived.
help-option-limits = Change a limit for one person or address, as in guests=10; repeatable. The defaults: { $names }.
help-option-hosts = Name by which the server may be called, such as table.example; repeatable.
    .default = any name
help-option-mail = SMTP server that sends mail: smtp://, smtp+starttls:// or smtps://, then USER:PASSWORD@HOST.
    .default = no mail
help-option-mail-from = Address that mail comes from.
help-option-push-hosts = Another push service that browsers may use for notifications; repeatable.
help-option-webhook-hosts = Host that people may have notifications sent to; repeatable. Needs pip install 'bakufu[notify]'.
help-option-metrics-token = Token that programs elsewhere need to read /metrics.
    .default = only this machine can read it
help-option-bot = The bot: a level, or a class of yours (my.module:Class).
help-option-name = The bot's name at the table.
help-option-token = Token from an earlier session.
help-option-receipt = Path to the receipt that your browser kept, or that bakufu join writes.
help-option-hours = Number of hours until a mute or ban ends.
    .default = permanently
help-option-reason = Reason, shown to the person and in the log.
help-option-record-file = Path to write the record to: JSON if it ends in .json, the text notation otherwise.
help-option-resume = Resume the game in this record.
help-option-as-json = Print JSON instead of text.
help-option-game = The game.
help-option-games = Number of games.
help-option-first = First move to show, counted from 1.
help-option-last = Last move to show.
help-option-moves = Show which moves were made, or what happened.
    .default = what happened
help-option-watcher = Show only what this seat could know, counted from 1.
    .default = everything
help-option-notation = Print the record itself, in this notation.
help-option-everything = List confirmed values too.
help-option-attackers = Number of attacking armies.
help-option-defenders = Number of defending armies or farmers.
help-option-neutral = The province is neutral, so farmers defend it.
help-option-markers = Number of revolt markers; with any, farmers don't join the defender.
help-option-revolt = Simulate a revolt with this many farmers.
help-option-battles = Number of battles already fought.
