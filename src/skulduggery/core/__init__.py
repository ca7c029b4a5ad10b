"""What all games share: states, matches, views, events, records, options and randomness."""


def is_compiled() -> bool:
    """Whether the rules run as compiled modules or as plain Python."""
    # Imported late: most users of the core need no rules.
    from skulduggery.core import state  # noqa: PLC0415

    return not str(state.__file__).endswith(".py")
