# What --help says, and what is wrong with a command.

help-example = Example:
help-no-version = (run from source)
help-unknown-command = no such command { $name }; { $possible }
help-bad-seed = a seed is a word or a number, without blanks around it
help-bots-count =
    { $wanted ->
        [one] --bots names { $given } levels; possible: one level
       *[other] --bots names { $given } levels; possible: one for all, or { $wanted } separated by commas
    }
help-not-of-game = { $option } is no option of { $game }; possible: { $possible }
help-seat-too-high = --seat is { $seat }; possible: 1 to { $players }

help-command-bakufu =
    The digital table for SHOGUN and SHOGUN NO KATANA: play against bots, replay and check records, see what the facts
    are, and compute odds.
    .short = the digital table for SHOGUN and SHOGUN NO KATANA
    .example = bakufu play
help-command-play =
    Play against bots or friends in the browser: this opens it. With --terminal, play SHOGUN or SHOGUN NO KATANA against
    bots right here.
    .short = Play against bots
    .example = bakufu play --terminal --players 4 --bots random --record game.txt
help-command-serve =
    Serve tables on the network. The games are kept in an SQLite file in your data folder, or in PostgreSQL.
    .short = Serve tables on the network
    .example = bakufu serve --host 0.0.0.0 --port 8600
help-command-join =
    Let a bot play at somebody's table, over the network. The URL is the invitation that the host passes on.
    .short = Let a bot play at a table on the network
    .example = bakufu join http://127.0.0.1:8600/t/TABLE --bot ashigaru
help-command-backup =
    Write a copy of a server's SQLite database to a file, also while the server runs. Sign-ins stay valid if the file
    cookie-secret in the data folder is kept too.
    .short = Copy the database of a server
    .example = bakufu backup bakufu-copy.sqlite
help-command-simulate =
    Let bots play many games and tell who won how often. They change seats from game to game. The same seed gives the
    same results.
    .short = Let bots play many games
    .example = bakufu simulate --players 4 --games 100 --seed 1 --bots random
help-command-arena =
    Judge bots by many games: shares of victories with their intervals, ratings, and where points come from. A bot is a
    level, a level with weights from a file (samurai@my.toml), or a class of yours (my.module:Class). Games follow from
    the seed alone. With a folder, a run that was interrupted goes on where it stopped.
    .short = Judge bots by many games
    .example = bakufu arena --bots samurai,ashigaru,ashigaru --games 60 --out contest
help-command-tune =
    Look for better weights of a level by letting it play against itself, and judge what was found on seeds that were
    not tuned on. Every trial is kept beside the file, so that a run that was interrupted goes on where it stopped. Play
    with the weights as LEVEL@FILE in the arena.
    .short = Look for better weights of a level
    .example = bakufu tune samurai --only worth,battle --trials 200 --out samurai.toml
help-command-replay =
    Tell a recorded game as text, season by season, or print its record in another notation.
    .short = Tell a recorded game
    .example = bakufu replay game.txt --seat 1
help-command-verify =
    Play a record again and check all it claims: every move, the cards and the tower as they follow from the seed, the
    points, and the host's commitment to the seed if there is one.
    .short = Check a record
    .example = bakufu verify game.txt
help-command-facts =
    List the values of the components that are not certain, with where they come from. A file of your own can correct
    them.
    .short = List what is not certain about the components
    .example = bakufu facts --facts my.toml
help-command-odds =
    Tell how a battle would end, by throwing the tower many times.
    .short = Tell how a battle would end
    .example = bakufu odds --attackers 4 --defenders 3 --battles 10

help-option-help = Show this and leave.
help-option-version = Show the version and leave.
help-option-language = The language of all text, for example en.
help-option-terminal = Play here at the terminal. The options below, up to --resume, are for this game.
help-option-no-browser = Only print the address, and let me open it myself.
help-option-players = How many play: 3 to 5 in shogun, 1 to 4 in katana. [default: 4]
help-option-side = In shogun: the side of the board. [default: sun]
help-option-setup =
    In shogun: starting provinces, fixed (sun side only) or claimed by the players. [default: fixed if there is one]
help-option-modules =
    In shogun: modules to play with, separated by commas: court, samurai, leaders, chambers. [default: none]
help-option-rooms = In katana: the Rooms suggested for a first game, or random ones. [default: first]
help-option-seat = Your seat, counted from 1.
help-option-bots = The level of the bots: one for all, or one for each.
help-option-entrants = The bots, one for each player.
help-option-jobs = Processes that play at the same time. [default: one for each core]
help-option-folder =
    Keep every game here as soon as it is played, and write results.json, games.csv and contest.svg at the end.
help-option-sections = Sections of the weights that may change, separated by commas. [default: all]
help-option-per-trial = How many games a trial plays.
help-option-trials = How many trials, rounded up to whole generations.
help-option-judged = How many games judge what was found.
help-option-weights-file = The file for the weights that are found, in TOML.
help-option-seed = What chance follows from; the same seed gives the same cards and the same tower.
help-option-facts = A TOML file with corrections to the facts.
help-option-host = The address to listen on; 0.0.0.0 for all of this machine's.
help-option-port = The port to listen on; 0 for any that is free.
help-option-database =
    Where games are kept: sqlite:///FILE or postgresql://USER@HOST/NAME. [default: a file in your data folder]
help-option-workers = Server processes; more than one needs PostgreSQL.
help-option-bot-processes = Processes in which bots think, for each server process.
help-option-dask = A Dask scheduler, for example tcp://HOST:8786; the work is done by its workers.
help-option-secret = Signs cookies. [default: made once and kept in your data folder]
help-option-origins = Another address under which browsers reach this server; may be given again.
help-option-proxies = A proxy in front of this server that may say whom it speaks for; may be given again.
help-option-archive-days = Logs of games that ended so many days ago are packed.
help-option-bot = The level of the bot.
help-option-name = The bot's name at the table.
help-option-token = Be the same person as before, with the token that the server gave then.
help-option-record-file = Write the record here: JSON if the name ends in .json, the text notation otherwise.
help-option-resume = Go on with the game in this record.
help-option-as-json = JSON instead of text.
help-option-game = The game.
help-option-games = How many games.
help-option-first = The first move to tell, counted from 1.
help-option-last = The last move to tell.
help-option-moves = Tell what happened, or which moves were made.
help-option-watcher = Tell only what this seat could know, counted from 1. [default: everything]
help-option-notation = Print the record itself, in this notation.
help-option-everything = List the certain values too.
help-option-attackers = Armies that attack.
help-option-defenders = Armies, or farmers, that defend. [default: 1]
help-option-neutral = The province is neutral, so farmers defend it.
help-option-markers = Revolt markers in the province: with any, farmers do not help the defender.
help-option-revolt = A revolt: so many farmers against the defenders.
help-option-battles = How long the game has gone on: so many battles after the tower's first load.
