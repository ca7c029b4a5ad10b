"""What hands and totals are worth, which worlds are likely, and what a choice comes to."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.core.packed_counts import kind_mask, number_of, total_count
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE
from skulduggery.games import game_named
from skulduggery.games.skull_king.rules.actions import (
    BID_OFFSET,
    KING,
    NUM_DIE_KINDS,
    PIRATE,
    SKULL,
)
from skulduggery.games.skull_king.rules.dice import FULL_BAG
from skulduggery.games.skull_king.rules.options import PLAYER_COUNTS
from skulduggery.games.skull_king.rules.screen import rounds_for
from skulduggery.games.skull_king.rules.state import (
    PHASE_ANNOUNCE,
    PHASE_CHOOSE_DIE,
    SkullKingState,
    new_state,
)
from skulduggery.games.skull_king.rules.view import SkullKingView
from skulduggery.games.skull_king.rules.view_builder import pack_dice
from skulduggery.games.skull_king.solver.beat_table import MAX_HAND_DICE
from skulduggery.games.skull_king.solver.bid_advice import advise_on_hand, advise_on_view
from skulduggery.games.skull_king.solver.determinize import Bidder, WorldSampler
from skulduggery.games.skull_king.solver.die_values import hand_strength
from skulduggery.games.skull_king.solver.fitted_tables import (
    bidding_habit,
    load_hands,
    spread_after,
)
from skulduggery.games.skull_king.solver.hand_values import (
    NUM_HANDS,
    NUM_TRICK_COUNTS,
    HandValues,
    hand_rank,
    hands_of,
)
from skulduggery.games.skull_king.solver.rollout_policy import RolloutPolicy
from skulduggery.games.skull_king.solver.search import RolloutSearch
from skulduggery.games.skull_king.solver.win_probability import WinShareCache, normal_cdf

SKULL_KING_GAME = game_named("skull_king")
PLAIN_BIDDER = (0.0, 1.0, 0.6)


def state_before_bids(players: int, dice: int, seed: int = 1) -> SkullKingState:
    """A round that has so many dice, before the bids."""
    state = new_state(players, False, 0)
    rng = Rng(seed)
    while state.round < dice:
        state.begin_round(0)
    while state.actor == CHANCE:
        state.advance(state.draw_action(rng))
    return state


def place_bids(state: SkullKingState, bids: list[int]) -> SkullKingState:
    for seat, bid in enumerate(bids):
        state.turn_to(seat)
        state.advance(BID_OFFSET + bid)
    return state


# Hands.


def test_every_hand_has_a_number_of_its_own() -> None:
    hands = [hand for dice in range(MAX_HAND_DICE + 1) for hand in hands_of(dice, NUM_DIE_KINDS)]
    assert sorted(hand_rank(hand) for hand in hands) == list(range(NUM_HANDS))
    assert all(total_count(hand) == 2 for hand in hands_of(2, NUM_DIE_KINDS))


def test_hands_are_solved_from_the_situations_met() -> None:
    """Somebody who always rolls last against a 6: only what beats it wins."""
    hands = HandValues(4)
    hands.solve_hands([[(7, 0, 0)] for _ in range(NUM_TRICK_COUNTS)])
    assert hands.meet_probability(pack_dice(["red"]), 0) == pytest.approx(1)
    assert hands.meet_probability(pack_dice(["black"]), 1) == pytest.approx(
        2 / 3
    )  # 6 or 7, as the later die
    assert hands.meet_probability(pack_dice(["black", "pirate"]), 2) == pytest.approx(4 / 9)
    assert hands.meet_probability(pack_dice(["yellow", "blue"]), 1) == pytest.approx(1 / 6)


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_the_hands_that_ship_make_sense(players: int) -> None:
    hands = load_hands(players)
    assert hands.meet_probability(pack_dice(["red"]), 0) > 0.75
    assert hands.meet_probability(pack_dice(["king"]), 1) > 0.5
    assert hands.meet_probability(pack_dice(["king"]), 0) + hands.meet_probability(
        pack_dice(["king"]), 1
    ) == (pytest.approx(1, abs=0.01))
    assert hands.meet_probability(pack_dice(["king", "pirate"]), -1) == 0
    player = RolloutPolicy(hands, False)
    assert player.choose_bid(pack_dice(["red", "red", "red"])) == 0
    assert player.choose_bid(pack_dice(["king", "pirate", "pirate"])) >= 2


def test_what_was_fitted_is_there_for_every_round() -> None:
    for players in PLAYER_COUNTS:
        for landlubber in (False, True):
            last = int(rounds_for(players))
            spreads = [spread_after(players, landlubber, number) for number in range(last + 1)]
            assert spreads == sorted(spreads, reverse=True)
            assert spreads[-1] == 0
            assert all(bidding_habit(players, landlubber, n).sigma > 0 for n in range(1, last + 1))


# Totals.


@pytest.mark.parametrize("spread", [0.0, 15.0, 80.0])
def test_shares_of_all_players_add_up(spread: float) -> None:
    totals = vec[i64]([120, 90, 120, -30])
    shares = [WinShareCache(4, player, spread).win_share(totals) for player in range(4)]
    assert sum(shares) == pytest.approx(1, abs=0.002)
    assert shares[0] == pytest.approx(shares[2])
    assert shares[0] > shares[1] >= shares[3]
    if spread == 0:
        assert shares == [0.5, 0, 0.5, 0]


def test_a_share_is_found_again() -> None:
    standings = WinShareCache(3, 1, 40.0)
    first = standings.win_share(vec[i64]([10, 50, 20]))
    other = standings.win_share(vec[i64]([50, 10, 20]))
    assert standings.win_share(vec[i64]([110, 150, 120])) == first > other
    assert normal_cdf(-9.0) == 0 and normal_cdf(9.0) == 1 and normal_cdf(0.0) == pytest.approx(0.5)


# Worlds.


def test_a_high_bid_tells_of_strong_dice_and_voids_are_kept() -> None:
    state = place_bids(state_before_bids(4, 5), [1, 3, 0, 1])
    state.screens[3].void = kind_mask(3)
    own = state.screens[0].dice
    worlds = WorldSampler(state, 0, [Bidder(*PLAIN_BIDDER) for _ in range(4)], [0] * 4, Rng(1))
    strong, weak = 0.0, 0.0
    for _ in range(60):
        world = worlds.draw_world()
        hands = [screen.dice for screen in world.screens]
        assert hands[0] == own and number_of(hands[3], 3) == 0
        assert sum(hands) + world.bag == FULL_BAG
        assert [total_count(hand) for hand in hands] == [5] * 4
        strong += hand_strength(hands[1], 4) / 60
        weak += hand_strength(hands[2], 4) / 60
    assert strong > 1.8
    assert weak < 1.0


def test_without_a_memory_bids_tell_nothing_once_dice_are_gone() -> None:
    state = place_bids(state_before_bids(3, 4), [1, 4, 0])
    state.advance(state.nth_action(0))
    assert WorldSampler(state, 0, [Bidder(*PLAIN_BIDDER)] * 3, [], Rng(1)).uses_bids is False
    assert WorldSampler(state, 0, [Bidder(*PLAIN_BIDDER)] * 3, [1, 0, 0], Rng(1)).uses_bids is True


def test_who_keeps_to_the_rule_of_thumb_bids_by_it() -> None:
    state = state_before_bids(4, 6)
    worlds = WorldSampler(
        state, 0, [Bidder(*PLAIN_BIDDER, by_rule=1.0) for _ in range(4)], [], Rng(2)
    )
    for _ in range(10):
        world = worlds.draw_world()
        assert worlds.rule_seats == 0b1110  # one knows of oneself that one does not
        for screen in world.screens[1:]:
            assert screen.bid == int(hand_strength(screen.dice, 4) + 0.5)


def test_chances_of_bids_add_up() -> None:
    for strength in (0.2, 1.7, 3.4):
        for bidder in (Bidder(*PLAIN_BIDDER), Bidder(*PLAIN_BIDDER, by_rule=0.5)):
            assert sum(bidder.bid_probability(bid, strength) for bid in range(9)) == pytest.approx(
                1, abs=0.1
            )


# Choices.


def make_search(state: SkullKingState, seat: int, seed: int = 1) -> RolloutSearch:
    players = int(state.num_players)
    worlds = WorldSampler(state, seat, [Bidder(*PLAIN_BIDDER)] * players, [0] * players, Rng(seed))
    return RolloutSearch(
        worlds, seat, load_hands(players), WinShareCache(players, seat, 60.0), Rng(seed, 1)
    )


@pytest.mark.parametrize("seed", [1, 2])
def test_in_the_last_two_tricks_counting_faces_is_what_rolling_tends_to(seed: int) -> None:
    state = place_bids(state_before_bids(3, 2, seed), [1, 1, 0])
    search = make_search(state, 0, seed)
    assert search.exact
    state.advance(state.nth_action(0))
    exact = search.every_face(state.clone(), 1.0)
    expected_kept = search.met_probability
    rolled, kept = 0.0, 0.0
    times = 1200
    for _ in range(times):
        world = state.clone()
        search.finish_round(world, 2)
        rolled += search.win_share(world) / times
        bid, tricks, _ = world.pad[-1][0]
        kept += float(bid == tricks) / times
    assert rolled == pytest.approx(exact, abs=0.02)
    assert kept == pytest.approx(expected_kept, abs=0.05)
    assert search.every_face(state.clone(), 1.0) == exact


def test_half_of_the_choices_are_left_out_at_every_stage() -> None:
    state = state_before_bids(4, 5)
    search = make_search(state, 0)
    assert state.phase == PHASE_ANNOUNCE
    search.run(150, lambda: True)
    played = sorted(search.num_tries[k] for k in range(6))
    assert played[-1] > played[0] > 0
    best = search.best_choice()
    assert search.num_tries[best] == played[-1]
    assert 0 < search.standard_error(best) < 0.2


def test_time_is_up_after_one_world() -> None:
    search = make_search(state_before_bids(4, 5), 0)
    search.run(10**6, lambda: False)
    assert [search.num_tries[k] for k in range(6)] == [1] * 6
    assert search.standard_error(0) == 0.5


def test_who_must_not_win_gets_rid_of_strong_dice_in_time() -> None:
    """No pirate beats the king whose skull lies there, and one would win later."""
    state = place_bids(state_before_bids(3, 2), [0, 1, 1])
    assert state.phase == PHASE_CHOOSE_DIE
    state.screens[0].dice = pack_dice(["red", "pirate"])
    state.leader = 1
    state.rolled = 2
    state.trick.add_die(1, KING, SKULL)
    state.trick.add_die(2, PIRATE, SKULL)
    assert RolloutPolicy(load_hands(3), False).choose_die(state) == PIRATE


# Advice.


def test_nobody_wins_with_two_red_dice() -> None:
    advice = advise_on_hand(pack_dice(["red", "red"]), 4, 1, False, Rng(1), 40)
    assert advice.best == 0 and advice.worlds == 40
    assert [odds.bid for odds in advice.bids] == [0, 1, 2]
    for odds in advice.bids:
        assert sum(odds.tricks) == pytest.approx(1)
        assert odds.made == odds.tricks[odds.bid]
    assert advice.bids[0].points > 0 > advice.bids[2].points


@pytest.mark.parametrize("players", PLAYER_COUNTS)
@pytest.mark.parametrize("scoring", ["standard", "landlubber"])
def test_advice_from_what_a_player_sees(players: int, scoring: str) -> None:
    options = SKULL_KING_GAME.read_options({"scoring": scoring})
    state = state_before_bids(players, 3)
    view = SKULL_KING_GAME.view_for(state, options, 2)
    assert isinstance(view, SkullKingView)
    advice = advise_on_view(view, 2, Rng(1), 5)
    assert len(advice.bids) == 4 and 0 <= advice.best <= 3
    assert advise_on_view(view, 2, Rng(1), 5) == advice
    assert advise_on_view(view, 2, Rng(1), 5, lambda: False).worlds == 1
