"""The `bakufu` command. All of its text is in the message catalogs."""
