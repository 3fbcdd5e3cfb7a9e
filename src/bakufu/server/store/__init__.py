"""The database: what is stored, how it is read, written, copied and brought up to date."""
