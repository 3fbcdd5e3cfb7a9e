# Warum, und warum nicht.

web-why = Warum?
web-why-not = Warum nicht?
web-why-asked = Wird nachgeschlagen
web-why-unknown = Diese Regel steht nicht im Verzeichnis.
web-why-failed = Die Regeln waren nicht zu erreichen. Schließe dies und frag noch einmal.
web-why-ruling = Die Spielregel lässt das offen. { $reason }
web-why-page = Spielregel, Seite { $page }
