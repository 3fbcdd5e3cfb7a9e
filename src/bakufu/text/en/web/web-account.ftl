# One's name.

web-account-none = Other players see this name. No account needed.
web-account-guest = You're a guest on this browser. Add a password to use this name on other devices.
web-account-claimed = Your name is protected by a password.
web-account-rename = Change
web-account-claim = Add a password
web-account-enter = Sign in
web-account-password = Password
web-account-do-rename = Save name
web-account-do-claim = Save password
web-account-do-enter = Sign in
web-account-forget = Sign out
web-account-done-rename = You are { $name }.
web-account-done-claim = { $name } is yours now.
web-account-done-enter = Welcome back, { $name }.
