# Why, and why not.

web-why = Why?
web-why-not = Why not?
web-why-asked = Looking it up
web-why-unknown = This rule is not in the ledger.
web-why-failed = The rules could not be fetched. Close this and ask again.
web-why-ruling = The rulebook leaves this open. { $reason }
web-why-page = Rulebook, page { $page }
