"""What commands return to the shell beside 0."""

MISTAKE_EXIT_CODE = 2  # something was asked for that cannot be
INTERRUPTED_EXIT_CODE = 130  # as shells say it of a program that Ctrl-C has ended
