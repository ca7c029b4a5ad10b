"""For whoever runs the server: settings, limits, logs, figures, backups."""
