# Der eigene Name.

web-account-none = So sehen dich die anderen, wenn du keinen anderen Namen nimmst. Mehr wird nicht gefragt.
web-account-guest = Als Gast: Dieser Browser merkt sich den Namen. Mit einem Passwort gehört er dir überall.
web-account-claimed = Dein eigener Name, mit Passwort.
web-account-rename = Ändern
web-account-claim = Passwort setzen
web-account-enter = Anmelden
web-account-password = Passwort
web-account-do-rename = Diesen Namen nehmen
web-account-do-claim = Passwort speichern
web-account-do-enter = Anmelden
web-account-forget = Abmelden
web-account-done-rename = Du bist { $name }.
web-account-done-claim = { $name } gehört jetzt dir.
web-account-done-enter = Willkommen zurück, { $name }.
