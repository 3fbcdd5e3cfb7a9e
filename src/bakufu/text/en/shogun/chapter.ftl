# Chapters of the rules, by the first word of their ids.

chapter-table = At the table
chapter-setup = Setup
chapter-season = A season
chapter-plan = Planning
chapter-order = Turn order
chapter-event = Events
chapter-special = Special cards
chapter-action = Actions
chapter-build = Building
chapter-collect = Rice and taxes
chapter-deploy = Deploying armies
chapter-march = Moving and attacking
chapter-battle = Battles
chapter-revolt = Revolts
chapter-winter = Winter
chapter-score = Scoring
chapter-end = End of the game
