"""The protocol every game speaks."""

from skulduggery.core import state


def compiled() -> bool:
    """Whether the rules run as compiled modules or as plain Python."""
    return not str(state.__file__).endswith(".py")
