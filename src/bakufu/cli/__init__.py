"""The `bakufu` command: one small file for each of its commands. What it says stands in the message catalogues."""
