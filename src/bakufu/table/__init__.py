"""A table without network and database: its log, what follows from it, and what each viewer is told."""
