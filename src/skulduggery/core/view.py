"""What one player, or a spectator, may see: built from what is visible, never by removal."""

import msgspec


class View(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="game", omit_defaults=True, gc=False
):
    """The fields that all games share. `player` is None for a spectator."""

    players: int
    player: int | None = None
    phase: str
    pending: list[int]  # the seats that owe a decision
    choices: dict[int, list[str]] = {}  # what the viewer's own pending seats may do
    scores: list[int]
    winners: list[int]


class Hidden(msgspec.Struct, frozen=True, tag_field="game", gc=False):
    """What only one player knows of a game."""


class Odds(msgspec.Struct, frozen=True, tag_field="game", gc=False):
    """The probabilities of what chance may bring next: public, but costly to compute."""
