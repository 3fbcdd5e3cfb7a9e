# What `bakufu site` says.

site-written = Wrote { $folder }, { $megabytes } MB.
site-look = To look at it: python3 -m http.server --directory { $folder }
