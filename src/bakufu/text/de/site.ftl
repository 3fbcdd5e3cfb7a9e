# Was `bakufu site` sagt.

site-written = { $folder } geschrieben, { $megabytes } MB.
site-look = Zum Ansehen: python3 -m http.server --directory { $folder }
