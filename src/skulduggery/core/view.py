"""What one player, or a spectator, may see: built from what is visible, never by removal."""

import msgspec


class View(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="game", omit_defaults=True, gc=False
):
    """What a player may know, in the fields that all games share; those of a game are added.

    `player` is None for a spectator.

    >>> import skulduggery as sk
    >>> any_game, *_ = sk.game_names()
    >>> match = sk.new_match(any_game, players=3, first=0, seed=1)
    >>> match.view(2).player, match.view(2).scores, match.view().player
    (2, [0, 0, 0], None)
    """

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
