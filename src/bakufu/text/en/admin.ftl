# What `bakufu admin` says.

admin-done = Done: { $action } { $whom }.
admin-whom =
    { $needed ->
        [yes] { $action } needs a name, id, address, table or report number
       *[no] { $action } takes no name
    }
admin-report = { $number } · { $at } · { $name } ({ $person }), { $reason }, at table { $table }, by { $by }: { $text }
admin-audit = { $at } · { $by } · { $what } { $about }. { $reason }
