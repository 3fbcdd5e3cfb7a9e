# Who sits at a table, in text.

table-people = Players:
table-person = { $player } { $name }
table-ready = Ready with their plans:
