"""The protocol every game speaks."""


def is_compiled() -> bool:
    """Whether the rules run as compiled modules or as plain Python."""
    # Only now: whoever imports a part of the core may need no rules.
    from skulduggery.core import state  # noqa: PLC0415

    return not str(state.__file__).endswith(".py")
