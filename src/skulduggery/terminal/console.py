"""The one place that makes consoles: what people have typed is shown as they typed it."""

import sys
from typing import Any

from rich.console import Console


def make_console(**settings: Any) -> Console:
    """A console that reads no markup, no emoji codes and no numbers into texts: names of players
    and files come from anywhere. Styles are given beside a text, or as `rich.text.Text`."""
    forgive_missing_letters()
    return Console(markup=False, emoji=False, highlight=False, **settings)


def forgive_missing_letters() -> None:
    """Standard output may know fewer letters than we do."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
