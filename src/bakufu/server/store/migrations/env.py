"""Alembic's entry: runs the migrations on the connection that `database.migrate` hands over."""

from alembic import context

from bakufu.server.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    # Two processes may start at the same time; in PostgreSQL one of them waits for the other.
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(72616)")
    context.run_migrations()
