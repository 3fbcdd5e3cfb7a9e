# What is said after a game of SHOGUN NO KATANA in other words than after one of SHOGUN.

web-after-won =
    { $count ->
        [one] { $names } is the master of smiths
       *[other] { $names } are the masters of smiths
    }
web-after-fair = Provably fair
web-after-fair-verify = To replay every tile and every card from the seed, on your own machine:
