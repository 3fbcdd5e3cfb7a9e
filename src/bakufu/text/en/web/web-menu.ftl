# The table's menu.

web-menu = Table
web-menu-text = Text view
web-menu-record = Download the record
web-menu-link = Link to this table
web-menu-result = Result and scoring
web-menu-rematch = Play again with the same people
web-menu-back = Take the seat back
web-menu-resign = Leave the seat to a bot
web-menu-resign-what = A bot plays on for you. You can take the seat back as long as the game lasts.
web-menu-resign-yes = Leave it to the bot
