# The rules page.

web-rules-of = The rules of { $game }
web-rules-lead = Every rule that this table keeps, in our own words. The printed rulebook decides; the page to read stands beside each rule.
web-rules-search = Search the rules
web-rules-found = { $count ->
        [0] No rule speaks of this. Try another word, or fewer.
        [one] 1 rule
       *[other] { $count } rules
    }
web-rules-rulings-only = Only our rulings
web-rules-chapters = Chapters
web-rules-ruling = Our ruling
web-rules-page = Page { $page }
web-rules-refusal = You would hear: “{ $text }”
web-rules-link = Link to this rule
web-rules-doubts = What is not certain
web-rules-doubts-lead = Not every printed number is known to us. These are inferred from what is known, or reconstructed within its limits. A host may correct them.
web-rules-inferred = inferred
web-rules-reconstructed = reconstructed
web-rules-read = Read it among the rules
web-rules-failed = The rules cannot be fetched now. Try again in a moment.
