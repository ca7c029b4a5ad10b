"""The odds of a trick are what all later dice together would bring."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest
from tests.rules.skull_king.skull_king_driver import SKULL_KING_GAME, SkullKingDriver

from skulduggery.core.packed_counts import kind_mask, number_of, one_of
from skulduggery.core.rng import Rng
from skulduggery.games.skull_king.rules.actions import KIND_TEXTS, NUM_DIE_KINDS
from skulduggery.games.skull_king.rules.dice import (
    FULL_BAG,
    Trick,
    face_weight,
    nth_face,
    num_faces,
)
from skulduggery.games.skull_king.rules.odds import SkullKingOdds
from skulduggery.games.skull_king.rules.odds_builder import view_odds
from skulduggery.games.skull_king.rules.state import PHASE_CHOOSE_DIE, SkullKingState


def later_dice(pool: int, voids: list[int]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Which dice the later players may roll, with the number of ways."""
    for kinds in product(range(NUM_DIE_KINDS), repeat=len(voids)):
        left, ways = pool, 1
        for kind, void in zip(kinds, voids, strict=True):
            ways *= 0 if void & kind_mask(kind) else number_of(left, kind)
            left -= one_of(kind) if ways else 0
        if ways:
            yield ways, kinds


def possible_faces(kinds: tuple[int, ...]) -> Iterator[tuple[int, list[tuple[int, int]]]]:
    """What they may show, with the number of sides."""
    for faces in product(*(range(num_faces(kind)) for kind in kinds)):
        sides = 1
        for kind, k in zip(kinds, faces, strict=True):
            sides *= int(face_weight(kind, k))
        yield sides, [(kind, int(nth_face(kind, k))) for kind, k in zip(kinds, faces, strict=True)]


def win_probability(state: SkullKingState, kind: int) -> Fraction:
    """By going through everything that may come."""
    player, players = state.actor, state.num_seats
    pool = FULL_BAG - state.gone - state.screens[player].dice
    later = [(player + k) % players for k in range(1, players - state.rolled)]
    takes, of = 0, 0
    for ways, kinds in later_dice(pool, [state.screens[seat].void for seat in later]):
        for sides, shown in possible_faces((kind, *kinds)):
            trick: Trick = state.trick.clone()
            for seat, (die, number) in zip((player, *later), shown, strict=True):
                trick.add_die(seat, die, number)
            of += ways * sides
            takes += ways * sides * (trick.winning_seat() == player)
    return Fraction(takes, of)


def die_odds(state: SkullKingState) -> dict[str, float]:
    found = view_odds(state, state.actor)
    assert isinstance(found, SkullKingOdds)
    return found.dice


@pytest.mark.parametrize("players", [3, 4])
def test_they_are_what_all_later_dice_bring(players: int) -> None:
    """Of random games, with players who have shown not to have a colour."""
    rng = Rng(players)
    state = SKULL_KING_GAME.new_state(SKULL_KING_GAME.read_options({}), players)
    looked, voids = 0, 0
    while looked < 12:
        if state.phase == PHASE_CHOOSE_DIE and players - state.rolled <= 3:
            looked += 1
            voids += any(screen.void for screen in state.screens)
            for die, chance in die_odds(state).items():
                assert chance == pytest.approx(float(win_probability(state, KIND_TEXTS.index(die))))
        state.advance(state.draw_action(rng))
    assert voids


@pytest.mark.parametrize(
    ("lying", "die"),
    [
        ("king skull", "mermaid"),
        ("pirate skull", "mermaid"),
        ("mermaid skull", "king"),
        ("mermaid skull", "mermaid"),
        ("pirate skull", "pirate"),
        ("black 7", "yellow"),
        ("yellow flag", "blue"),
        ("red 3", "red"),
    ],
)
def test_whatever_lies_there(lying: str, die: str) -> None:
    table = SkullKingDriver(3)
    table.deal_hands(lying.split(maxsplit=1)[0], die, "red")
    table.make_bids(0, 0, 0)
    table.roll_die(0, lying)
    assert die_odds(table.state)[die] == pytest.approx(
        float(win_probability(table.state, KIND_TEXTS.index(die)))
    )


def test_the_last_die_has_nothing_to_fear() -> None:
    table = SkullKingDriver(3)
    table.deal_hands("black", "blue", "pirate")
    table.make_bids(0, 0, 0)
    table.roll_die(0, "black 7")
    table.roll_die(1, "blue 3")
    assert die_odds(table.state) == {"pirate": pytest.approx(4 / 6)}


def test_nothing_hidden_is_in_them_and_only_whoever_rolls_is_told() -> None:
    rng = Rng(5)
    options = SKULL_KING_GAME.read_options({})
    state = SKULL_KING_GAME.new_state(options, 4)
    for _ in range(100):
        for player in range(4):
            view = SKULL_KING_GAME.view_for(state, options, player)
            found = view_odds(state, player)
            assert (found is not None) == (
                state.phase == PHASE_CHOOSE_DIE and state.actor == player
            )
            assert view_odds(SKULL_KING_GAME.sample_world(view, rng), player) == found
            if found is not None:
                assert [f"roll {die}" for die in found.dice] == view.choices[player]
        state.advance(state.draw_action(rng))
