# The rules page.

web-rules-of = Rules of { $game }
web-rules-lead = Every rule Bakufu enforces, in our own words. The printed rulebook has the last word; its page number is next to each rule.
web-rules-search = Search the rules
web-rules-found = { $count ->
        [0] No matching rules. Try a different or shorter search.
        [one] 1 rule
       *[other] { $count } rules
    }
web-rules-rulings-only = Our rulings only
web-rules-chapters = Chapters
web-rules-ruling = Our ruling
web-rules-page = Page { $page }
web-rules-refusal = In-game message: “{ $text }”
web-rules-link = Link to this rule
web-rules-doubts = Unconfirmed values
web-rules-doubts-lead = We don't know every printed number. These are inferred from what we know, or reconstructed within its limits. A host can correct them.
web-rules-inferred = inferred
web-rules-reconstructed = reconstructed
web-rules-read = Read it among the rules
web-rules-failed = Couldn't load the rules. Try again in a moment.
