# Was `bakufu backup` sagt.

backup-written = { $file } geschrieben, { $size } Bytes.
