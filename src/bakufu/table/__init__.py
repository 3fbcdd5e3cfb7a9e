"""A table without network and database: its log, the state folded from it, and the projection for each viewer."""
