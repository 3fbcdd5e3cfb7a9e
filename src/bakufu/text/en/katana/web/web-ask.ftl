# Help with a question of SHOGUN NO KATANA in the browser, where buttons say more than words to type.

web-ask-starting-sword = You start with the Coins it shows. The Resources of its recipe are placed from left to right. In stock: { $stock }.
web-ask-delivery = The row and the column of the Sword give what is shown at their ends, in any order. Anytime actions are possible before each: a benefit that you pay for first counts already.
web-ask-aside = You may deliver, use cards, pay for benefits and put your SHOGUN NO KATANA into play in the turns of others too. Whoever has the turn goes on after you.
web-ask-changing-project = Put the Resources in order on your Washitsu board: it says what is missing, and what late changes cost. Then put the SHOGUN NO KATANA into play there.
web-ask-composing = Resources next to each other must be of the same row or of adjacent ones: Lacquer, Wood, Steel, Leather. Your Washitsu board shows the whole recipe.
