# Decisions of every game: what a bot would do.

web-deciding-watching = You are watching.
web-deciding-hint = Suggest
web-deciding-hint-is = A bot would: { $move }
web-deciding-hint-next = Its next best choices:
# What a bot expects a choice to gain until the end of the game
web-deciding-gain = { $gain ->
    [one] { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } point
   *[other] { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
}
