"""The database: schema, queries, writes, migrations and backup."""
