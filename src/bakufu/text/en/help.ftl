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
       *[no] rules not compiled (all works, more slowly)
    }
help-bad-seed = a seed is a word or a number, without blanks around it
help-bots-count =
    { $wanted ->
        [one] --bots names { $given } levels; possible: one level
       *[other] --bots names { $given } levels; possible: one for all, or { $wanted } separated by commas
    }
help-not-of-game = { $option } is no option of { $game }; possible: { $possible }
help-seat-too-high = --seat is { $seat }; possible: 1 to { $players }
help-which-shell = for which shell? possible: bakufu completion { $possible }

## What the front door leads to

help-group-play = To play
help-group-records = Games and their rules
help-group-host = To host
help-group-bots = Bots
help-group-shell = Your shell

## Sections of options

help-section-options = Options
help-section-browser = In the browser
help-section-terminal = At the terminal, with --terminal
help-section-table = The table

## Commands

help-command-bakufu =
    The digital table for SHOGUN and SHOGUN NO KATANA. Play against bots or friends in the browser or at the terminal,
    host tables for others, look into recorded games, and let bots play among themselves.
    .short = the digital table for SHOGUN and SHOGUN NO KATANA
    .example-1 = opens the browser: from there it is one click to a table
    .example-2 = what a command does, and what can be said to it
help-command-play =
    Play against bots, with friends, or both. The browser opens at a server of your own, on this machine alone; with
    --terminal the game is right here, against bots. Type ? at any prompt there: it says what is being decided and what
    is possible. Games in the browser are kept; at the terminal --record keeps one.
    .short = Play in the browser, or right here at the terminal
    .example-1 = in the browser: SHOGUN or SHOGUN NO KATANA, tutorials, friends
    .example-2 = SHOGUN at the terminal against two strong bots
    .example-3 = SHOGUN NO KATANA alone against the Ghost, written down
    .example-4 = the same game again, where it was left
help-command-odds =
    How a battle in SHOGUN would end: the tower is thrown 4,800 times. It begins with the cubes that are in it at the
    start of a game; --battles lets some battles pass first, so that it has others.
    .short = How a battle would end
    .example-1 = five armies attack three in a calm province; its farmers help them
    .example-2 = three attack one farmer in a neutral province, later in the game
    .example-3 = two farmers rise against four armies
help-command-replay =
    Tell a recorded game season by season, or round by round: what happened, or which moves were made. Records come from
    a finished game in the browser, or from play --record.
    .short = Tell a recorded game
    .example-1 = the whole game, as it would be told at the table
    .example-2 = only these moves, as they were made
    .example-3 = only what the first seat could know at the time
    .example-4 = the record itself, in the notation for people
help-command-verify =
    Play a record again and check all it claims: every move, the cards and the tower as they follow from the seed, the
    points, and the host's commitment to the seed if there is one. The exit code is 0 if all of it holds.
    .short = Were the cards and the tower fair?
    .example-1 = what was checked, in two lines; or what is wrong, in one
help-command-facts =
    What the printed components are taken to say, and how sure that is. Values that nobody could read off the box are
    listed with where they come from; a file of your own corrects them, and every command that plays takes it.
    .short = Values that are not certain, and their sources
    .example-1 = what is uncertain in SHOGUN
    .example-2 = everything about SHOGUN NO KATANA, for a program
    .example-3 = what is left uncertain with your corrections, once you have written them down
help-command-serve =
    Serve tables on the network, for people in browsers and for bots. All is kept in one SQLite file in your data
    folder, or in PostgreSQL. Ctrl-C stops it in good order: everyone is told, and no move is lost.
    .short = Serve tables on the network
    .example-1 = for this machine alone, at http://127.0.0.1:8600
    .example-2 = for everybody in your network
    .example-3 = behind a proxy that speaks https for this address
    .example-4 = four processes for a large hall
help-command-backup =
    Write a copy of a server's SQLite database to a file, also while the server runs. Keep the file cookie-secret of the
    data folder too, and everybody stays signed in. A server started with the copy goes on from there.
    .short = Copy the database of a server
    .example-1 = of the server that keeps its games in your data folder
    .example-2 = a server that goes on from the copy
help-command-join =
    Let a bot take a seat at somebody's table, over the network, and play to the end. The URL is the invitation that the
    host passes on. The bot sees what a person on its seat would see.
    .short = Let a bot play at somebody's table
    .example-1 = a level of this package; TABLE is in the invitation
    .example-2 = a class of your own, in a file careful.py in this folder
help-command-simulate =
    Let bots play many games and tell who won how often. They change seats from game to game, and the same seed gives
    the same results. To judge bots, use the arena: it says how sure its numbers are.
    .short = Let bots play many games
    .example-1 = four random players
    .example-2 = two levels against each other
help-command-arena =
    Judge bots by many games: shares of victories with their intervals, ratings, and where points come from. A bot is a
    level (random, ashigaru, samurai, daimyo), one that searches with a budget (daimyo:200), a level with weights from a
    file (samurai@my.toml), or a class of yours (my.module:Class). Their number is that of the players. Every deal is
    played from each rotation of the seats; games follow from the seed alone.
    .short = Judge bots by many games
    .example-1 = is Samurai better than Ashigaru, and how sure is that?
    .example-2 = a longer contest, kept; a run that was interrupted goes on
    .example-3 = a bot of your own, in a file careful.py in this folder
help-command-tune =
    Look for better weights of a level (ashigaru or samurai) by letting it play against itself, and judge what was found
    on seeds that were not tuned on. Every trial is kept beside the file, so that a run that was interrupted goes on
    where it stopped. Needs pip install 'bakufu[arena]'.
    .short = Look for better weights of a level
    .example-1 = vary two sections of the weights
    .example-2 = play with what was found
help-command-completion =
    Print what makes your shell complete commands, options, levels of bots, modules and files when you press Tab.
    .short = Complete commands by pressing Tab
    .example-1 = for bash: put this line into ~/.bashrc
    .example-2 = for zsh: put this line into ~/.zshrc
    .example-3 = for fish, once and for all

## Options

help-option-help = Show this and leave.
help-option-version = Show the version and leave.
help-option-language = The language of all text: en, de or zh.
    .default = that of your system, or en
help-option-terminal = Play here, against bots.
help-option-no-browser = Only print the address, and let me open it myself.
help-option-players = How many play: 3 to 5 in shogun, 1 to 4 in katana.
    .default = 4
help-option-side = In shogun: the side of the board.
    .default = sun
help-option-setup = In shogun: starting provinces as the rulebook has them, or claimed by the players.
    .default = fixed; on the moon side only claim is possible
help-option-modules =
    In shogun: modules to play with, separated by commas: court, samurai, leaders, chambers.
    .default = none
help-option-rooms = In katana: the Rooms suggested for a first game, or random ones.
    .default = first
help-option-seat = The seat to take, counted from 1.
help-option-bots = The level of the bots: one for all, or one for each; random, ashigaru, samurai or daimyo.
    .default = ashigaru
help-option-entrants = The bots, one for each player.
help-option-jobs = Processes that play at the same time.
    .default = one for each core
help-option-folder =
    Keep every game here as soon as it is played, and write results.json, games.csv and contest.svg at the end.
help-option-sections = Sections of the weights that may change, separated by commas.
    .default = all
help-option-per-trial = How many games a trial plays.
help-option-trials = How many trials, rounded up to whole generations.
help-option-judged = How many games judge what was found.
help-option-weights-file = The file for the weights that are found, in TOML.
help-option-seed = What chance follows from; the same seed gives the same cards and the same tower.
help-option-facts = A TOML file with corrections to the facts.
help-option-host = The address to listen on; 0.0.0.0 for all of this machine's.
help-option-port = The port to listen on; 0 for any that is free.
help-option-database = Where games are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.
    .default = a file in your data folder
help-option-workers = Server processes; more than one needs PostgreSQL.
help-option-bot-processes = Processes in which bots think, for each server process.
help-option-dask = A Dask scheduler, for example tcp://HOST:8786; the work is done by its workers.
help-option-secret = Signs cookies; at least 16 characters.
    .default = made once and kept in your data folder
help-option-origins = Another address under which browsers reach this server; may be given again.
help-option-proxies = A proxy in front of this server that may say whom it speaks for; may be given again.
help-option-archive-days = Logs of games that ended so many days ago are packed.
help-option-bot = The bot: a level, or a class of yours (my.module:Class).
help-option-name = The bot's name at the table.
help-option-token = Be the same person as before, with the token that the server gave then.
help-option-record-file = Write the record here: JSON if the name ends in .json, the text notation otherwise.
help-option-resume = Go on with the game in this record.
help-option-as-json = JSON instead of text.
help-option-game = The game.
help-option-games = How many games.
help-option-first = The first move to tell, counted from 1.
help-option-last = The last move to tell.
help-option-moves = Tell which moves were made, or what happened.
    .default = what happened
help-option-watcher = Tell only what this seat could know, counted from 1.
    .default = everything
help-option-notation = Print the record itself, in this notation.
help-option-everything = List the certain values too.
help-option-attackers = Armies that attack.
help-option-defenders = Armies, or farmers, that defend.
help-option-neutral = The province is neutral, so farmers defend it.
help-option-markers = Revolt markers in the province: with any, farmers do not help the defender.
help-option-revolt = A revolt: so many farmers against the defenders.
help-option-battles = How long the game has gone on: so many battles after the tower's first load.
