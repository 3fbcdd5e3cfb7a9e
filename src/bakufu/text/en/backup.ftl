# What `bakufu backup` says.

backup-written = Wrote { $file }, { $size } bytes.
