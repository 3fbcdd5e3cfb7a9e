# The frame of the browser client: the lobby, the log, settings, and what is said beside the game.

web-no-such-page = There is no such page.
web-to-lobby = All tables
web-connecting = Coming to the table
web-play-bots = Play against bots
web-name-default = Guest
