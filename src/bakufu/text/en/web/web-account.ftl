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

## The page of the account

web-account-page = Account
web-account-more = Account and devices
web-account-forgot = Forgot your password?
web-account-forgot-sent = If { $name } has a mail address, a link is on its way to it.
web-account-nobody = You aren't signed in. Sign in at the top right.
web-account-since = Account since { $day }
web-account-guest-since = Guest since { $day }. Add a password at the top right to use this name on other devices.
web-account-password-current = Current password
web-account-password-new = New password
web-account-password-change = Change password
web-account-password-changed = Password changed. You're signed out everywhere else.
web-account-password-reset = Choose a new password
web-account-mail = Email
web-account-mail-none = Without an address, only the host can help you if you forget your password.
web-account-mail-is = { $mail } is confirmed. Links to reset your password go there.
web-account-mail-address = Email address
web-account-mail-confirm = Send a link to confirm
web-account-mail-sent = Open the link that we sent to { $mail }.
web-account-mail-confirmed = Your email address is confirmed.
web-account-mail-remove = Remove
web-account-mail-removed = Your email address is removed.
web-account-sessions = Where you're signed in
web-account-sessions-end-others = Sign out everywhere else
web-account-session-this = This browser
web-account-session-current = Current
web-account-session-unknown = Unknown device
web-account-session-end = Sign out: { $device }
web-account-session-ended = Signed out there.
web-account-data = Your data
web-account-data-share = Share my games for research
    .more = Researchers may use your finished games, including those at private tables, if everybody at the table agrees. They get moves and results, but no names, chat or times. You can change your mind at any time.
web-account-data-shared = Your finished games may be shared.
web-account-data-unshared = Your games are no longer shared.
web-account-data-export = Export everything
web-account-data-delete = Delete account
web-account-data-more = The export has your games and messages as JSON. Deleting removes your name and messages from all games; the records stay as “Guest”. You have 14 days to change your mind.
web-account-data-guest = The export has your games and messages as JSON. Deleting removes your name and messages from all games; the records stay as “Guest”.
web-account-data-sure = You'll be signed out everywhere. If you don't sign in again within 14 days, your name, your password and your messages are erased.
web-account-data-sure-guest = Your name and your messages are erased now. This can't be undone.
web-account-data-keep = Keep it

## Notifications

web-account-notices = Notifications
web-account-notices-more = You choose at each table, in its menu or before it starts, whether we tell you when it's your turn. Here you choose where.
web-account-notices-table = Notify me of my turns
web-account-notices-nowhere = Choose where you get notifications:
web-account-notices-push = Push to this browser
web-account-notices-denied = This browser doesn't allow notifications. Allow them for this page in its settings.
web-account-notices-no-mail = Confirm an address first
web-account-notices-webhook = Webhook, at one of: { $hosts }
web-account-notices-save = Save
web-account-notices-saved = Saved.
web-account-notices-quiet = Quiet hours
    .more = Notifications wait until they end, in your time zone.
web-account-notices-quiet-start = From
web-account-notices-quiet-end = Until
web-account-notices-test = Send a test
web-account-notices-tested =
    { $count ->
        [0] Nothing sent: choose a place first.
        [one] Sent to one place.
       *[other] Sent to { $count } places.
    }

## Vacation

web-account-vacation = Vacation
web-account-vacation-more = On vacation, your clocks stop in games with days per decision. You have { $left } of { $days } days left this year.
web-account-vacation-is = { $first } to { $last }
web-account-vacation-first = First day
web-account-vacation-last = Last day
web-account-vacation-take = Take these days
web-account-vacation-saved = Saved. Have a good time!
web-account-vacation-end = End or cancel it
web-account-vacation-ended = Your clocks run again.

## Profiles

web-account-profile = Public profile
web-account-profile-of = { $name }: profile
web-account-profile-none = No public game finished yet.
web-account-profile-games = Public games
web-account-profile-game = Game
web-account-profile-played = Played
web-account-profile-won = Won
web-account-profile-best = Best score
web-account-profile-average = Average score
web-account-profile-rating = Rating
web-account-profile-provisional = { $rating }, provisional
web-account-profile-how = From public games. The rating counts games against other names with a password; everybody starts at 1500.
web-account-profile-recent = Latest games
