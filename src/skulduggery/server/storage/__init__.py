"""The database: an SQLite file of one server, or a PostgreSQL of as many as one likes.

Everything that knows which of the two it is stands here.
"""
