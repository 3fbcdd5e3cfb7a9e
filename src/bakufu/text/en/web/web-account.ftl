# One's name.

web-account-none = This is how others will see you, unless you take another name. Nothing else is asked for.
web-account-guest = A guest: this browser keeps the name. With a password it is yours everywhere.
web-account-claimed = Your own name, with a password.
web-account-rename = Change
web-account-claim = Keep it
web-account-enter = Use another
web-account-password = Password
web-account-do-rename = Take this name
web-account-do-claim = Keep the name
web-account-do-enter = Use this name here
web-account-forget = Forget me here
web-account-done-rename = You are { $name }.
web-account-done-claim = { $name } is yours now.
web-account-done-enter = Welcome back, { $name }.
