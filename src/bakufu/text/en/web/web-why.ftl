# Why, and why not.

web-why = Why?
web-why-not = Why not?
web-why-asked = Loading…
web-why-unknown = No explanation found for this rule.
web-why-failed = Couldn't load the rule. Close this and try again.
web-why-ruling = The rulebook leaves this open. { $reason }
web-why-page = Rulebook, page { $page }
