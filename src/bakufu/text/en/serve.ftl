# What `bakufu serve` says.

serve-address = Bakufu is running at { $address }
serve-no-client = The browser client is missing: this package was built without Node. The API works.
