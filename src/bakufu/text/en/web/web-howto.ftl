# How to play, around the pages of every game.

howto-title = How to play
howto-page = { $page } of { $pages }
howto-back = Back
howto-next = Next
howto-done = Done
howto-offer = First time here?
howto-offer-yes = How to play
howto-show = Show me on the table
