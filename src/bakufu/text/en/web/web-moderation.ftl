# The page of moderators.

web-moderation = Moderation
web-moderation-running =
    { $count ->
        [one] 1 game in progress
       *[other] { $count } games in progress
    }
web-moderation-reports = Reports
web-moderation-none = No open reports.
web-moderation-waiting = Open
web-moderation-closed = Closed
web-moderation-none-closed = No closed reports.
web-moderation-player = Player
web-moderation-reason = Reason
web-moderation-by = Reported by
web-moderation-when = When
web-moderation-account = Account
web-moderation-guest = Guest
web-moderation-count =
    { $count ->
        [one] 1 report
       *[other] { $count } reports
    }
web-moderation-silent = Nobody has written at this table.
web-moderation-open = Open table { $table }
web-moderation-shown = Reason shown to { $name }
web-moderation-mute = Mute for 24 hours
web-moderation-ban = Ban for 7 days
web-moderation-end = End table
web-moderation-close = Dismiss report
web-moderation-done = Done.
web-moderation-note = Everything you do is in the audit log, with your name. People who are muted or banned see the reason.
web-moderation-force = Muted and banned
web-moderation-force-none = Nobody is muted or banned.
web-moderation-until = { $kind ->
        [ban] Banned until { $until }
       *[mute] Muted until { $until }
    }
web-moderation-forever = { $kind ->
        [ban] Banned permanently
       *[mute] Muted permanently
    }
web-moderation-lift = Lift
web-moderation-audit = Audit log
web-moderation-audit-none = Nothing has been done yet.
web-moderation-export = Export
web-moderation-who = Moderator
web-moderation-what = What
web-moderation-console = Command line
web-moderation-did-mute = Muted { $about }
web-moderation-did-ban = Banned { $about }
web-moderation-did-lift = Lifted the mute or ban on { $about }
web-moderation-did-end = Ended table { $about }
web-moderation-did-close = Closed report { $about }
web-moderation-did-appoint = Made { $about } a moderator
web-moderation-did-dismiss = { $about } is no longer a moderator
