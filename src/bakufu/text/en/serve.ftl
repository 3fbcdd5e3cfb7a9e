# What `bakufu serve` says.

serve-address = Bakufu serves { $address }
serve-no-client = There are no pages for the browser: this package was built without them. The interface for programs works.
