# What `bakufu account` says.

account-link = Send this link to { $name }. It lets them choose a new password, once, within a day:
