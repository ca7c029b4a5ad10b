"""What other installed packages add: bots and games, by the entry points they declare."""

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points


@cache
def installed_entry_points(group: str) -> Mapping[str, EntryPoint]:
    """The entry points of a group by name."""
    return {entry.name: entry for entry in sorted(entry_points(group=group))}
