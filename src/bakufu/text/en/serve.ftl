# What `bakufu serve` says.

serve-address = Bakufu serves { $address }
serve-no-client = There are no pages for the browser: this package was built where there was no Node. The interface for programs works.
