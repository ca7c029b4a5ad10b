"""What commands return to the shell beside 0."""

INTERRUPTED = 130  # as shells say it of a program that Ctrl-C has ended
