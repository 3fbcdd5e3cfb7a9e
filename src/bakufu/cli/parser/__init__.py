"""Commands and options built on click, with their help in the message catalogs."""
