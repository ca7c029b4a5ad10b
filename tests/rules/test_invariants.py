"""Whole games of every variant, driven by Hypothesis, with everything conserved at every step."""

from collections.abc import Callable
from itertools import count

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from skulduggery.core.game import AnyGame
from skulduggery.core.match import Match
from skulduggery.core.options import Options
from skulduggery.core.packed_counts import number_of
from skulduggery.core.rng import Rng
from skulduggery.core.state import State
from skulduggery.games import GAMES_BY_NAME
from skulduggery.games.saber_skull.rules.state import SaberSkullState
from skulduggery.games.skull.rules.state import PHASE_PLACE, SkullState
from skulduggery.games.skull_king.rules.actions import NUM_DIE_KINDS
from skulduggery.games.skull_king.rules.dice import FULL_BAG
from skulduggery.games.skull_king.rules.screen import NO_BID
from skulduggery.games.skull_king.rules.state import PHASE_ANNOUNCE, SkullKingState
from skulduggery.testing import all_variants

DRIVEN_PLIES = 400  # plies that Hypothesis chooses; a game that goes on then ends at random

whole_games = settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)


def play_by_pattern(
    game: AnyGame,
    table: tuple[Options, int],
    pattern: list[int],
    seed: int,
    check: Callable[[State], None],
) -> Match:
    """Play a game by a pattern of choices, looking at every state."""
    match = Match(game.new_state(*table))
    rng = Rng(seed)
    for ply in count():
        check(match.state)
        if match.is_over():
            break
        assert match.state.count_actions() > 0, "a dead end"
        if ply < DRIVEN_PLIES:
            wish = pattern[ply % len(pattern)]
            action = match.state.nth_action(wish % match.state.count_actions())
        else:
            action = match.state.draw_action(rng)
        if match.awaits_chance():
            match.play_outcome(action)
        else:
            match.play_decision(match.state.actor, action)
    assert match.state.winners()
    return match


patterns = st.lists(st.integers(0, 60), min_size=1, max_size=60)
seeds = st.integers(0, 2**64 - 1)


def check_skull_state(state: State) -> None:
    assert isinstance(state, SkullState)
    total = 0
    for tribe in state.tribes:
        assert 0 <= tribe.flowers <= 3 and 0 <= tribe.skull <= 1
        assert 0 <= tribe.points <= 2
        # Every disc is in the hand or on the mat, once.
        on_mat = tribe.height - (tribe.skull_at >= 0) - (tribe.last_at >= 0)
        assert tribe.hand_flowers + on_mat == tribe.flowers
        assert tribe.hand_flowers >= 0
        assert tribe.hand_skull + (tribe.skull_at >= 0) == tribe.skull or tribe.disc_count() == 0
        assert 0 <= tribe.flipped <= tribe.height
        assert tribe.bid <= state.high
        if tribe.last:
            assert tribe.disc_count() == 1 and state.rules.last_chance
        if tribe.sure == 0:
            assert tribe.skull == 0
        total += tribe.height
    assert total == state.total
    assert sum(tribe.last for tribe in state.tribes) <= 1
    assert state.alive == sum(tribe.disc_count() > 0 for tribe in state.tribes)
    if state.phase == PHASE_PLACE:  # nobody is asked twice
        assert all(state.tribes[seat].height == 0 for seat in state.pending_seats())


@whole_games
@given(st.sampled_from(list(all_variants(GAMES_BY_NAME["skull"]))), patterns, seeds)
def test_skull_conserves_its_discs(
    table: tuple[Options, int], pattern: list[int], seed: int
) -> None:
    match = play_by_pattern(GAMES_BY_NAME["skull"], table, pattern, seed, check_skull_state)
    state = match.state
    assert isinstance(state, SkullState)
    assert len(state.winners()) == 1
    # Every round takes a disc or gives a point.
    assert state.round <= state.num_seats * 5


def check_skull_king_state(state: State) -> None:
    assert isinstance(state, SkullKingState)
    held = state.bag + state.gone + sum(screen.dice for screen in state.screens)
    assert held == FULL_BAG
    for kind in range(NUM_DIE_KINDS):
        counts = [number_of(screen.dice, kind) for screen in state.screens]
        assert min(counts) >= 0
        assert sum(counts) + number_of(state.bag, kind) + number_of(state.gone, kind) == number_of(
            FULL_BAG, kind
        )
    for screen in state.screens:
        assert screen.dice & screen.void == 0, "a die of a colour it could not follow"
        assert screen.tricks <= state.round
    if state.phase == PHASE_ANNOUNCE:
        assert all(state.screens[seat].bid == NO_BID for seat in state.pending_seats())
    totals = [sum(lines[seat][2] for lines in state.pad) for seat in range(state.num_seats)]
    assert totals == state.scores()


@whole_games
@given(st.sampled_from(list(all_variants(GAMES_BY_NAME["skull_king"]))), patterns, seeds)
def test_skull_king_conserves_its_dice(
    table: tuple[Options, int], pattern: list[int], seed: int
) -> None:
    match = play_by_pattern(
        GAMES_BY_NAME["skull_king"], table, pattern, seed, check_skull_king_state
    )
    state = match.state
    assert isinstance(state, SkullKingState)
    for number, lines in enumerate(state.pad, 1):
        assert sum(tricks for _, tricks, _ in lines) == number, "a trick is missing"


def check_saber_skull_state(state: State) -> None:
    assert isinstance(state, SaberSkullState)
    piles = [island.pile for island in state.islands] + [crew.tokens for crew in state.crews]
    for colour in range(5):
        there = sum(number_of(pile, colour) for pile in piles)
        assert there == (6 if colour < state.num_seats else 0)
    for island in state.islands[:5]:
        assert sum(number_of(island.pile, colour) for colour in range(5)) <= island.room
    assert len(set(state.laid_coasters())) == len(state.laid_coasters())


@whole_games
@given(
    st.sampled_from(list(all_variants(GAMES_BY_NAME["saber_skull"]))),
    st.one_of(
        st.just("random"), st.permutations(["1", "2", "3", "4", "5", "K", "B"]).map(" ".join)
    ),
    patterns,
    seeds,
)
def test_saber_skull_conserves_its_tokens(
    table: tuple[Options, int], ring: str, pattern: list[int], seed: int
) -> None:
    game = GAMES_BY_NAME["saber_skull"]
    options = game.read_options({**table[0].option_texts(), "ring": ring})
    match = play_by_pattern(game, (options, table[1]), pattern, seed, check_saber_skull_state)
    assert len(match.state.winners()) == 1
