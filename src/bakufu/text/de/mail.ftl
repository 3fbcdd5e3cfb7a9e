# E-Mails zum Konto. Zwischen den beiden Sätzen steht ein Link in einer eigenen Zeile.

mail-reset = Hallo { $name }, öffne diesen Link innerhalb einer Stunde, um ein neues Passwort zu wählen:
    .subject = Neues Passwort wählen
    .otherwise = Wenn du das nicht angefordert hast, ignoriere diese E-Mail. Dein Passwort bleibt, wie es ist.
mail-confirm = Hallo { $name }, öffne diesen Link innerhalb eines Tages, um deine Adresse zu bestätigen:
    .subject = Adresse bestätigen
    .otherwise = Wenn du das nicht angefordert hast, ignoriere diese E-Mail. Du bekommst keine weitere.
