"""The tables of this server: lobby, live tables, log, bots, watchdog, analysis queries, archive."""
