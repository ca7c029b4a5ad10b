"""The casual bot of Skull: legal everywhere, with a character, better than chance."""

import pytest

from skulduggery.core.match import Match
from skulduggery.core.options import Options
from skulduggery.core.rng import Rng
from skulduggery.games import GAMES_BY_NAME
from skulduggery.games.skull.bots.casual import (
    BOLD_CHARACTER,
    CAUTIOUS_CHARACTER,
    LIAR_CHARACTER,
    SKULL_CHARACTERS,
    SkullCasualBot,
    SkullCasualDecision,
)
from skulduggery.games.skull.rules.view import SkullView
from skulduggery.sim.bot_game import play_deal, play_game
from skulduggery.testing import all_variants

SKULL_GAME = GAMES_BY_NAME["skull"]
EXTREME_VARIANTS = [
    (options, players)
    for options, players in all_variants(SKULL_GAME)
    if players
    in (SKULL_GAME.player_range(options).start, SKULL_GAME.player_range(options).stop - 1)
]


@pytest.mark.parametrize(
    ("options", "players"),
    EXTREME_VARIANTS,
    ids=[str(number) for number in range(len(EXTREME_VARIANTS))],
)
def test_every_variant_is_played_to_its_end(options: Options, players: int) -> None:
    """Every decision goes through the match, which takes only what is legal."""
    bots = [SkullCasualBot(Rng(1, player)) for player in range(players)]
    match = play_game(SKULL_GAME, options, bots, Rng(2))
    assert match.is_over() and match.state.winners()


def test_two_players_left_and_a_position_are_no_trouble() -> None:
    bots = [SkullCasualBot(Rng(1)), SkullCasualBot(Rng(2))]
    match = play_game(
        SKULL_GAME, SKULL_GAME.read_options({}), bots, Rng(3), position="FFS+ FF first=0"
    )
    assert match.is_over()


def test_the_same_seed_plays_the_same_game() -> None:
    def plies(seed: int) -> list[tuple[int, int]]:
        bots = [SkullCasualBot(Rng(seed, player)) for player in range(3)]
        return play_game(SKULL_GAME, SKULL_GAME.read_options({}), bots, Rng(9)).plies

    assert plies(1) == plies(1) != plies(2)


def test_one_among_random_bots_wins_more_than_its_share() -> None:
    options = SKULL_GAME.read_options({})
    won = [
        play_deal(SKULL_GAME, options, ["casual", "random", "random"], 5, deal)
        for deal in range(80)
    ]
    assert sum(map(sum, won)) / 240 > 0.42  # fair is a third; it is about a half


# Characters.


def test_three_at_a_table_are_three_characters() -> None:
    options = SKULL_GAME.read_options({"first": 0})
    found = [
        SkullCasualDecision(
            SKULL_GAME.view_for(SKULL_GAME.new_state(options, 4), options, player), player, Rng(1)
        ).character
        for player in range(4)
    ]
    assert set(found[:3]) == {CAUTIOUS_CHARACTER, LIAR_CHARACTER, BOLD_CHARACTER}
    assert found[3] == found[0]


def test_the_liar_begins_with_the_skull_most_often() -> None:
    options = SKULL_GAME.read_options({"first": 0})
    laid = []
    for player in range(3):
        view = SKULL_GAME.view_for(SKULL_GAME.new_state(options, 3), options, player)
        rng = Rng(player)
        laid.append(sum(SkullCasualBot(rng).decide(view, player) == "skull" for _ in range(400)))
    assert laid[SKULL_CHARACTERS.index(LIAR_CHARACTER)] == max(laid)
    assert min(laid) > 0


# Thoughts.


def view_after(
    *plies: str, players: int = 3, position: str | None = None, **options: object
) -> tuple[SkullView, int]:
    """What the seat that is next sees after these plies, and which it is."""
    chosen = SKULL_GAME.read_options(options if position else {"first": 0, **options})
    match = Match(SKULL_GAME.new_state(chosen, players, position))
    for ply in plies:
        seat, _, text = ply.partition(" ")
        match.play_decision(int(seat), SKULL_GAME.read_action(match.state, int(seat), text))
    asked = match.state.actor
    return SKULL_GAME.view_for(match.state, chosen, match.state.player_of(asked)), asked


def possible_decisions(view: SkullView, seat: int, times: int = 300) -> set[str]:
    """Everything that is ever decided there."""
    rng = Rng(4)
    return {SkullCasualBot(rng).decide(view, seat) for _ in range(times)}


def test_nobody_turns_what_they_know_to_be_a_skull() -> None:
    """With two tribes the other one of the own is known."""
    laid = ("0 flower", "1 flower", "2 skull", "3 flower")
    passed = ("0 bid 2", "1 pass", "2 pass", "3 pass")
    view, seat = view_after(*laid, *passed, players=2, two_tribes=True)
    assert (view.phase, seat) == ("attempt", 0)
    thought = SkullCasualDecision(view, seat, Rng(1))
    fears = [thought.skull_chance(tribe, 0) for tribe in view.tribes]
    assert fears[2] == 1.0 and all(0 < fear < 1 for fear in (fears[1], fears[3]))


def test_who_has_bid_seems_safer_than_who_has_passed() -> None:
    view, seat = view_after("0 flower", "1 flower", "2 flower", "0 bid 1", "1 bid 2", "2 pass")
    assert seat == 0
    thought = SkullCasualDecision(view, seat, Rng(1))
    assert thought.skull_chance(view.tribes[1], 0) < thought.skull_chance(view.tribes[2], 0)


def test_over_an_own_skull_one_passes_or_lies() -> None:
    view, seat = view_after("0 flower", "1 skull", "2 flower", "0 bid 1")
    assert seat == SKULL_CHARACTERS.index(LIAR_CHARACTER)
    assert possible_decisions(view, seat) == {"pass", "bid 2"}


def test_with_a_flower_down_everybody_dares_sometimes() -> None:
    laid = ("0 flower", "1 flower", "2 flower")
    for added in ((), ("0 flower",), ("0 flower", "1 flower")):
        view, seat = view_after(*laid, *added)
        assert any(text.startswith("bid") for text in possible_decisions(view, seat))


def test_of_three_discs_a_flower_is_given_up_of_two_the_skull() -> None:
    for hand, given in (("FFS", "lose flower"), ("FS", "lose skull")):
        plies = ("0 skull", "1 flower", "2 flower", "0 bid 1", "1 pass", "2 pass")
        view, seat = view_after(*plies, position=f"{hand} FF FF first=0")
        assert (view.phase, seat) == ("lose", 0)
        assert possible_decisions(view, seat) == {given}


def test_who_is_out_names_somebody_who_is_not_about_to_win() -> None:
    plies = ("0 skull", "1 flower", "2 flower", "0 bid 1", "1 pass", "2 pass", "0 lose skull")
    view, seat = view_after(*plies, position="S FF+ FF first=0")
    assert (view.phase, seat) == ("name starter", 0)
    assert possible_decisions(view, seat) == {"start 2"}


def test_whose_skull_it_was_points_at_any_of_the_shuffled_discs() -> None:
    plies = ("0 flower", "1 skull", "2 flower", "0 bid 2", "1 pass", "2 pass", "0 flip 1")
    view, seat = view_after(*plies, lost_disc="pick", placement="simultaneous")
    assert (view.phase, seat) == ("point", 1)
    assert possible_decisions(view, seat) == {f"pick {place}" for place in range(1, 5)}
