"""What commands return to the shell beside 0."""

MISTAKE = 2  # something was asked for that cannot be
INTERRUPTED = 130  # as shells say it of a program that Ctrl-C has ended
