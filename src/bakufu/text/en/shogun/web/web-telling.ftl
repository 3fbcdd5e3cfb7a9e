# What happens, told in the browser: the log, and what a season brought.

web-telling-season-over = { $season } of year { $year } is over
web-telling-season-partly = { $season } of year { $year } is over (since you joined)
web-telling-mine = Your totals and changes
web-telling-others = What the others did
web-telling-provinces = Provinces
web-telling-armies = Armies
web-telling-buildings = Buildings
web-telling-chests = Chests
web-telling-rice = Rice
web-telling-points = Points
web-telling-provinces-by = { $by } { $count ->
        [one] province
       *[other] provinces
    }
web-telling-armies-by = { $by } { $count ->
        [one] army
       *[other] armies
    }
web-telling-buildings-by = { $by } { $count ->
        [one] building
       *[other] buildings
    }
web-telling-chests-by = { $by } { $count ->
        [one] chest
       *[other] chests
    }
web-telling-rice-by = { $by } rice
web-telling-points-by = { $by } { $count ->
        [one] point
       *[other] points
    }
web-telling-comma = { ", " }
web-telling-no-change = nothing changed
web-telling-spoken = { $what }: { $now }, { $change }
web-telling-won = You won { $provinces }.
web-telling-lost-taken = You lost { $provinces } to { $player }.
web-telling-lost-tie = You lost { $provinces } in a tie with { $player }.
web-telling-lost-revolt = You lost { $provinces } to farmers, because you collected there despite revolt markers.
web-telling-lost-unknown = You lost { $provinces }.
web-telling-lost-winter = You lost { $provinces } to farmers, because { $unfed ->
        [one] 1 province was unfed
       *[other] { $unfed } provinces were unfed
    }.
web-telling-took = Others took { $list }.
web-telling-took-by = { $provinces } ({ $player })
web-telling-later = Already on the board: { $season }.
web-telling-next-season = Next: everyone plans the new season.
web-telling-next-winter = Next: winter. Each province needs 1 rice, then points are scored.
web-telling-log = { $season } is over for { $player }: { $changes }.

## The log

web-telling-tower-card = a dice tower card
web-telling-chest-card = the { $chests }-chest card
web-telling-planned = { $player } has finished planning.
