"""Alembic runs this to bring a database to the newest shape, on a connection we hand it."""

from alembic import context

from skulduggery.server.database import DATABASE_SCHEMA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=DATABASE_SCHEMA,
    render_as_batch=True,  # SQLite changes a table by making it anew
)
with context.begin_transaction():
    context.run_migrations()
