"""The rules against count tables that another program found too."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from skulduggery.core import is_compiled
from skulduggery.core.match import Match
from skulduggery.core.playout import perft, perft_divide
from skulduggery.core.record import replay_ply
from skulduggery.games import GAMES_BY_NAME

PERFT_FOLDER = Path(__file__).parents[2] / "perft"
# How many lines to count in one go: deeper where the rules are compiled.
MAX_PERFT_COUNT = 300_000 if is_compiled() else 8_000


class PerftEntry(NamedTuple):
    game: str
    id: str
    players: int | None
    settings: dict[str, str]
    position: str | None
    after: list[str]
    counts: list[int]


def read_table(file: Path) -> Iterator[PerftEntry]:
    lines = [line for line in file.read_text().splitlines() if not line.startswith("#")]
    for block in "\n".join(lines).split("\n\n"):
        words = [line.partition(" ")[::2] for line in block.strip().splitlines()]
        named = dict(words)
        yield PerftEntry(
            file.stem,
            named["id"],
            int(named["players"]) if "players" in named else None,
            dict(value.split("=", 1) for key, value in words if key == "set"),
            named.get("position"),
            [ply.strip() for ply in named.get("after", "").split(";") if ply.strip()],
            [int(count) for count in named["counts"].split()],
        )


PERFT_ENTRIES = [
    entry for game in GAMES_BY_NAME for entry in read_table(PERFT_FOLDER / f"{game}.perft")
]


def match_at_entry(entry: PerftEntry) -> Match:
    game = GAMES_BY_NAME[entry.game]
    options = game.read_options(entry.settings)
    if entry.position is None:
        assert entry.players is not None
        players = entry.players
    else:
        players = game.position_player_count(options, entry.position)
    match = Match(game.new_state(options, players, entry.position))
    for ply in entry.after:
        replay_ply(match, game, ply)
    return match


@pytest.mark.parametrize("entry", PERFT_ENTRIES, ids=lambda entry: f"{entry.game}-{entry.id}")
def test_counts_are_those_of_the_table(entry: PerftEntry) -> None:
    match = match_at_entry(entry)
    feasible = [count for count in entry.counts if count <= MAX_PERFT_COUNT]
    found = [perft(match.state, depth) for depth in range(1, len(feasible) + 1)]
    assert found == entry.counts[: len(found)]
    assert len(found) >= min(2, len(entry.counts))


def test_every_game_has_starts_and_hands_in_the_middle() -> None:
    for game in GAMES_BY_NAME:
        kinds = {entry.id.partition("-")[0] for entry in PERFT_ENTRIES if entry.game == game}
        assert {"start", "middle"} <= kinds


@pytest.mark.parametrize(
    "entry", PERFT_ENTRIES[:200:20], ids=lambda entry: f"{entry.game}-{entry.id}"
)
def test_divide_adds_up_to_perft(entry: PerftEntry) -> None:
    match = match_at_entry(entry)
    depth = min(4, len(entry.counts))
    assert sum(count for _, _, count in perft_divide(match.state, depth)) == entry.counts[depth - 1]


def test_lines_that_ended_do_not_count() -> None:
    """Two skulls against one another, one point each: over after five plies at the latest."""
    game = GAMES_BY_NAME["skull"]
    state = game.new_state(game.read_options({}), 2, "S+ S+ first=0")
    assert [perft(state, depth) for depth in range(1, 8)] == [1, 1, 2, 3, 2, 0, 0]
