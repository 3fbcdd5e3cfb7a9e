# Tenno's Court: Punkte in der Arena.

arena-source-favours = Gunst
