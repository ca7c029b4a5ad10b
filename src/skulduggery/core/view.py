"""What one player, or a spectator, may know: built by adding what is seen, never by hiding."""

import msgspec


class View(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="game", omit_defaults=True, gc=False
):
    """What all games have in common. `player` is None for a spectator."""

    players: int
    player: int | None = None
    phase: str
    pending: list[int]  # the seats that owe a decision
    choices: dict[int, list[str]] = {}  # what the viewer's own pending seats may do
    scores: list[int]
    winners: list[int]


class Hidden(msgspec.Struct, frozen=True, tag_field="game", gc=False):
    """What one player alone knows of a game, apart from what everybody sees."""


class Odds(msgspec.Struct, frozen=True, tag_field="game", gc=False):
    """How likely what is that chance may bring next: no secret, but work to find out."""
