"""What players who count look at first."""

from skulduggery.games.saber_skull.rules.view import IslandView


def is_full(island: IslandView) -> bool:
    return island.room is not None and sum(island.tokens.values()) >= island.room
