# The table's menu.

web-menu = Table
web-menu-text = Text view
web-menu-record = Download the game record
web-menu-link = Link to this table
web-menu-result = Result and scoring
web-menu-rematch = Play again with the same players
web-menu-back = Take the seat back
web-menu-resign = Let a bot take over
web-menu-resign-what = A bot continues for you. You can take the seat back until the game ends.
web-menu-resign-yes = Let the bot play
