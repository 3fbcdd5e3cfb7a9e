# Was `bakufu admin` sagt.

admin-done = Erledigt: { $action } { $whom }.
admin-whom =
    { $needed ->
        [yes] { $action } braucht einen Namen, eine Kennung, eine Adresse, einen Tisch oder die Nummer einer Meldung
       *[no] { $action } nimmt keinen Namen
    }
admin-report = { $number } · { $at } · { $name } ({ $person }), { $reason }, am Tisch { $table }, von { $by }: { $text }
admin-audit = { $at } · { $by } · { $what } { $about }. { $reason }
