# Was `bakufu account` sagt.

account-link = Schick { $name } diesen Link. Damit lässt sich innerhalb eines Tages einmal ein neues Passwort wählen:
