"""Copies of a whole database: backups, restoring them, and moving to another database."""
