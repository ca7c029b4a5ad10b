"""The odds count the worlds there are."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations

import pytest

from skulduggery.core.rng import Rng
from skulduggery.games import game_named
from skulduggery.games.skull.rules.odds import SkullOdds, StackOdds
from skulduggery.games.skull.rules.odds_builder import view_odds
from skulduggery.games.skull.rules.state import PHASE_ADD, PHASE_ATTEMPT, PHASE_RAISE, SkullState
from skulduggery.games.skull.rules.tribe import Tribe

GAME = game_named("skull")
OPTION_SETS = [
    {},
    {"last_chance": True},
    {"two_tribes": True},
    {"lost_disc": "pick", "placement": "first_player_last"},
]


def stack_worlds(tribe: Tribe) -> Iterator[list[bool]]:
    """The face-down discs of a stack from the bottom, True for a skull, in every world there is.

    The discs it had when the skull was surely among them, in any order: some were lost, some are in
    hand, the others lie on the mat. After a choice of its own, the skull is gone in half of them.
    """
    if tribe.sure == 0:
        yield [False] * (tribe.height - tribe.flipped)
        return
    lost = tribe.sure - tribe.disc_count()
    lies = [height for height in range(tribe.height) if height != tribe.last_at]
    for given_up in (False, True) if tribe.chose else (False,):
        for order in permutations(range(tribe.sure)):
            is_skull = [disc == 0 and not given_up for disc in order]
            mat = dict(zip(lies, is_skull[lost:], strict=False))
            stack = [mat.get(height, False) for height in range(tribe.height)]
            if not any(stack[tribe.height - tribe.flipped :]):  # what was flipped were flowers
                yield stack[: tribe.height - tribe.flipped]


def counted_odds(tribe: Tribe) -> tuple[Fraction, Fraction]:
    """The chance that the next disc is no skull, and that none is."""
    every = list(stack_worlds(tribe))
    next_one = sum(1 for stack in every if not stack or not stack[-1])
    return Fraction(next_one, len(every)), Fraction(sum(not any(s) for s in every), len(every))


def odds_for(state: SkullState, player: int) -> SkullOdds:
    found = view_odds(state, player)
    assert found is not None
    return found


def random_positions(options: dict[str, object], seed: int, games: int = 5) -> Iterator[SkullState]:
    """All positions of some random games."""
    rng = Rng(seed)
    for _ in range(games):
        state = GAME.new_state(GAME.read_options(options), 3)
        while state.count_actions():
            yield state
            state.advance(state.draw_action(rng))


@pytest.mark.parametrize("options", OPTION_SETS)
def test_other_stacks_are_as_likely_clean_as_worlds_say(options: dict[str, object]) -> None:
    kinds = set[str]()
    for state in random_positions(options, 1, games=12):
        if state.phase not in (PHASE_ADD, PHASE_RAISE, PHASE_ATTEMPT):
            continue
        player = state.player_of(state.actor)
        for seat, (tribe, stack) in enumerate(
            zip(state.tribes, odds_for(state, player).stacks, strict=True)
        ):
            if state.player_of(seat) != player and tribe.disc_count():
                next_one, clean = counted_odds(tribe)
                assert stack.next == pytest.approx(float(next_one))
                assert stack.clean == pytest.approx(float(clean))
                assert stack.down == tribe.height - tribe.flipped
                kinds.add(stack.skull)
                if tribe.skull:
                    assert stack.skull != "no"
                else:
                    assert stack.skull != "yes"
    assert kinds == {"yes", "no", "maybe"}


@pytest.mark.parametrize("options", OPTION_SETS)
def test_own_stacks_are_known(options: dict[str, object]) -> None:
    for state in random_positions(options, 2):
        if state.phase not in (PHASE_ADD, PHASE_RAISE, PHASE_ATTEMPT):
            continue
        player = state.player_of(state.actor)
        found = odds_for(state, player)
        assert found.down == state.total - sum(tribe.flipped for tribe in state.tribes)
        lying = 0
        for seat, tribe in enumerate(state.tribes):
            lies = 0 <= tribe.skull_at < tribe.height - tribe.flipped
            lying += lies
            if state.player_of(seat) == player:
                assert found.stacks[seat].clean == (0 if lies else 1)
                assert found.stacks[seat].skull == ("yes" if tribe.skull else "no")
        assert lying <= found.skulls


@pytest.mark.parametrize("options", OPTION_SETS)
def test_nothing_hidden_is_in_them(options: dict[str, object]) -> None:
    rng = Rng(3)
    for state in random_positions(options, 3):
        for player in range(state.num_players):
            view = GAME.view_for(state, GAME.read_options(options), player)
            assert GAME.view_odds(state, player) == GAME.view_odds(
                GAME.sample_world(view, rng), player
            )


def test_they_are_told_to_those_who_may_bid_or_flip() -> None:
    for state in random_positions({}, 4):
        for player in range(3):
            deciding = (
                state.phase in (PHASE_ADD, PHASE_RAISE, PHASE_ATTEMPT) and state.actor == player
            )
            assert (view_odds(state, player) is not None) == deciding


def test_an_example() -> None:
    """Ada lies with a flower; Ben has two of four discs there, Cleo has lost two by chance."""
    state = GAME.new_state(GAME.read_options({"first": 0}), 3)
    ada, ben, cleo = state.tribes
    for tribe, height in ((ada, 1), (ben, 2), (cleo, 1)):
        tribe.height = height
        tribe.skull_at = -1
    ada.recount_hand()
    cleo.flowers, cleo.skull = 2, 0
    state.total, state.phase, state.actor = 4, PHASE_ADD, 0
    assert view_odds(state, 0) == SkullOdds(
        down=4,
        skulls=2,
        stacks=[
            StackOdds(1, "yes", 1.0, 1.0),
            StackOdds(2, "yes", 0.75, 0.5),
            StackOdds(1, "maybe", 0.75, 0.75),
        ],
    )
