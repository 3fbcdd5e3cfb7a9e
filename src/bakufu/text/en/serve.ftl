# What `bakufu serve` says.

serve-address = Bakufu is running at { $address }
serve-no-client = The browser client is missing: pip install bakufu-client. The API works.
