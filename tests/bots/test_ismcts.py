"""The reference search: legal, seeded, in time, and blind to what its player cannot see."""

import hashlib
import itertools
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from skulduggery import PURE_PYTHON_VARIABLE
from skulduggery.bots.ismcts import SIMULATIONS_PER_CLOCK_CHECK, IsmctsBot, IsmctsNode, IsmctsSearch
from skulduggery.bots.registry import reference_bot
from skulduggery.core.game import AnyGame
from skulduggery.core.options import Options
from skulduggery.core.rng import Rng
from skulduggery.core.state import State
from skulduggery.core.view import View
from skulduggery.games import GAMES_BY_NAME
from skulduggery.games.skull.rules.state import UNSEEN_CODE, SkullState
from skulduggery.testing import all_variants

SKULL_GAME = GAMES_BY_NAME["skull"]


def smallest_and_largest(game: AnyGame) -> Iterator[tuple[Options, int]]:
    for options, players in all_variants(game):
        allowed = game.player_range(options)
        if players in (allowed.start, allowed.stop - 1):
            yield options, players


TABLE_PARAMS = [
    pytest.param(game, options, players, id=f"{game.name}-{number}-for-{players}")
    for game in GAMES_BY_NAME.values()
    for number, (options, players) in enumerate(smallest_and_largest(game))
]


def random_views(
    game: AnyGame, options: Options, players: int, rng: Rng, skip: int
) -> Iterator[tuple[View, int]]:
    """Views of one random game and a seat that is asked in each; about one in `skip`."""
    state: State = game.new_state(options, players)
    while not state.winners():
        pending = state.pending_seats()
        if pending and rng.below(skip) == 0:
            seat = pending[rng.below(len(pending))]
            yield game.view_for(state, options, int(state.player_of(seat))), seat
        state.advance(state.draw_action(rng))


@pytest.mark.parametrize(("game", "options", "players"), TABLE_PARAMS)
def test_any_view_gets_a_legal_move(game: AnyGame, options: Options, players: int) -> None:
    bot = IsmctsBot(game, Rng(1), simulations=2)
    asked = random_views(game, options, players, Rng(players), skip=10)
    for view, seat in itertools.islice(asked, 3):
        assert bot.decide(view, seat) in view.choices[seat]


def first_decision(
    players: int = 3, position: str | None = None, **wishes: object
) -> tuple[View, State]:
    options = SKULL_GAME.read_options({"first": 0, **wishes} if position is None else wishes)
    state: State = SKULL_GAME.new_state(options, players, position)
    view = SKULL_GAME.view_for(state, options, 0)
    return view, SKULL_GAME.world_from_view(view)


def test_the_same_seed_searches_alike_and_another_does_not() -> None:
    _, world = first_decision()

    def visits(seed: int) -> dict[int, int]:
        search = IsmctsSearch(world, Rng(seed))
        search.run_simulations(60)
        return search.visit_counts()

    assert visits(1) == visits(1)
    assert len({tuple(visits(seed).values()) for seed in range(4)}) > 1
    assert sum(visits(1).values()) == 60


def fingerprint() -> str:
    """A digest of searches in all games."""
    digest = hashlib.sha256()
    for game in GAMES_BY_NAME.values():
        bot = IsmctsBot(game, Rng(5), simulations=20)
        for view, seat in random_views(game, game.read_options({}), 3, Rng(2), skip=20):
            digest.update(bot.decide(view, seat).encode())
    return digest.hexdigest()


def test_compiled_and_plain_choose_alike() -> None:
    plain = subprocess.run(
        [sys.executable, "-c", f"from {__name__} import fingerprint; print(fingerprint())"],
        env={**os.environ, PURE_PYTHON_VARIABLE: "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert plain.stdout.split() == [fingerprint()]


class LookCountingClock:
    """A second passes whenever somebody looks."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return float(self.looks)


def test_a_time_limit_is_kept() -> None:
    clock = LookCountingClock()
    view, _ = first_decision()
    bot = IsmctsBot(SKULL_GAME, Rng(1), seconds=3.0, clock=clock)
    assert bot.decide(view, 0) in view.choices[0]
    assert clock.looks == 4  # once at the beginning, then three batches in a second each


def test_a_time_limit_beside_a_number_of_simulations() -> None:
    clock = LookCountingClock()
    view, _ = first_decision()
    IsmctsBot(
        SKULL_GAME, Rng(1), 2 * SIMULATIONS_PER_CLOCK_CHECK + 1, seconds=100.0, clock=clock
    ).decide(view, 0)
    assert clock.looks == 4  # the third batch is a single simulation
    IsmctsBot(SKULL_GAME, Rng(1), 10**6, seconds=0.0, clock=clock).decide(view, 0)
    assert clock.looks == 6


def test_without_a_choice_there_is_no_search() -> None:
    clock = LookCountingClock()
    view, _ = first_decision(2, "F FS first=0")
    assert IsmctsBot(SKULL_GAME, Rng(1), 10**6, clock=clock).decide(view, 0) == "flower"
    assert clock.looks == 1


def child_labels(node: IsmctsNode) -> list[int]:
    child, found = node.child, []
    while child is not None:
        found.append(int(child.label))
        child = child.sibling
    return sorted(found)


def test_what_others_hide_does_not_part_the_tree() -> None:
    _, world = first_decision(3)
    search = IsmctsSearch(world, Rng(3))
    search.run_simulations(200)
    assert child_labels(search.root) == [0, 1]  # one's own flower and skull
    child = search.root.child
    assert child is not None
    assert child_labels(child) == [UNSEEN_CODE]  # somebody sealed something
    move = child.move
    tried = set()
    while move is not None:
        tried.add(int(move.action))
        assert move.player == 1
        move = move.following
    assert tried == {0, 1}  # though the one who seals it chooses between two


def test_a_certain_win_is_found() -> None:
    options = SKULL_GAME.read_options({})
    state: SkullState = SKULL_GAME.new_state(options, 2, "FF+ F+ first=0")
    for tribe in state.tribes:
        tribe.sure = 0  # everybody knows that no skull is left
    for _ in range(2):
        state.advance(state.nth_action(0))
    view = SKULL_GAME.view_for(state, options, 0)
    assert IsmctsBot(SKULL_GAME, Rng(4), simulations=300).decide(view, 0) == "bid 2"


def test_reference_bots_by_name() -> None:
    searcher = reference_bot("skull_king", "ismcts-2000", Rng(1))
    assert isinstance(searcher, IsmctsBot)
    assert searcher.simulations == 2000
    assert reference_bot("skull", "rule", Rng(1)) is not None
    for game, name in (("skull", "ismcts-0"), ("skull", "ismcts"), ("skull", "nobody")):
        assert reference_bot(game, name, Rng(1)) is None
