"""What bots of Skull say: from what they know, whatever they may choose, by character."""

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from skulduggery.bots.random import RandomBot
from skulduggery.core.match import Match
from skulduggery.core.options import Options
from skulduggery.core.rng import Rng
from skulduggery.games import GAMES_BY_NAME
from skulduggery.games.skull.bots.casual import SKULL_CHARACTERS
from skulduggery.games.skull.bots.table_talk import (
    FLOWERS_CLAIM,
    SKULL_CLAIM,
    SKULL_TABLE_TALK,
    TALKING_PHASES,
)
from skulduggery.games.skull.rules.state import SkullState
from skulduggery.games.skull.rules.view import SkullView

SKULL_GAME = GAMES_BY_NAME["skull"]
TRIES = 60  # of each decision


def states_of_games(options: Options, players: int, games: int) -> Iterator[SkullState]:
    """States in which somebody owes a decision that bots may talk with."""
    for seed in range(games):
        match = Match(SKULL_GAME.new_state(options, players))
        rng = Rng(seed)
        while not match.is_over():
            state = match.state
            assert isinstance(state, SkullState)
            if not match.awaits_chance():
                view = SKULL_GAME.public_view(state, options)
                if view.phase in TALKING_PHASES:
                    yield state.clone()
            play_at_random(match, options, rng)


def play_at_random(match: Match, options: Options, rng: Rng) -> None:
    if match.awaits_chance():
        match.play_outcome(match.state.draw_action(rng))
        return
    seat = match.state.pending_seats()[0]
    view = SKULL_GAME.view_for(match.state, options, match.state.player_of(seat))
    text = RandomBot(rng).decide(view, seat)
    match.play_decision(seat, SKULL_GAME.read_action(match.state, seat, text))


def phrases_of(view: SkullView, seat: int) -> list[str | None]:
    """What is said with so many seeds: the distribution, as far as they tell it."""
    return [SKULL_TABLE_TALK.choose_phrase(view, seat, Rng(seed)) for seed in range(TRIES)]


@pytest.mark.parametrize("wishes", [{}, {"two_tribes": True}, {"last_chance": True}])
def test_talk_rests_on_what_the_bot_knows(wishes: dict[str, bool]) -> None:
    """Whatever the others have under their mats, the same is said as often."""
    options, players = SKULL_GAME.read_options(wishes), 3
    differed = 0
    for number, state in enumerate(states_of_games(options, players, games=6)):
        seat = state.pending_seats()[0]
        player = state.player_of(seat)
        view = SKULL_GAME.view_for(state, options, player)
        other_world = state.clone()
        other_world.redraw_hidden(player, Rng(number))
        differed += SKULL_GAME.view_for(other_world, options, 1 - min(player, 1)) != (
            SKULL_GAME.view_for(state, options, 1 - min(player, 1))
        )
        other_view = SKULL_GAME.view_for(other_world, options, player)
        assert phrases_of(other_view, seat) == phrases_of(view, seat)
    assert differed  # the worlds were not the same after all


def test_talk_does_not_tell_a_forced_move_from_a_free_one() -> None:
    options = SKULL_GAME.read_options({})
    free = 0
    for state in states_of_games(options, 3, games=4):
        seat = state.pending_seats()[0]
        view = SKULL_GAME.view_for(state, options, seat)
        forced = msgspec.structs.replace(view, choices={seat: view.choices[seat][:1]})
        free += len(view.choices[seat]) > 1
        assert phrases_of(forced, seat) == phrases_of(view, seat)
    assert free


def test_each_character_talks_and_lies_as_often_as_it_likes() -> None:
    options = SKULL_GAME.read_options({"first": 0})
    said, lies, asked = Counter[int](), Counter[int](), Counter[int]()
    rng = Rng(5)
    for state in states_of_games(options, 3, games=20):
        seat = state.pending_seats()[0]
        view = SKULL_GAME.view_for(state, options, seat)
        for _ in range(TRIES):
            phrase = SKULL_TABLE_TALK.choose_phrase(view, seat, rng)
            asked[seat] += 1
            if phrase is not None:
                said[seat] += 1
                lies[seat] += SKULL_TABLE_TALK.is_claim_true(state, seat, phrase) is False
    for player, character in enumerate(SKULL_CHARACTERS):
        assert said[player] / asked[player] == pytest.approx(character.talk_rate, abs=0.05)
        assert lies[player] / said[player] == pytest.approx(character.lie_rate, abs=0.08)
    assert len({character.lie_rate for character in SKULL_CHARACTERS}) == len(SKULL_CHARACTERS)


def test_a_claim_is_about_the_discs_on_the_mats() -> None:
    options = SKULL_GAME.read_options({"first": 0})
    match = Match(SKULL_GAME.new_state(options, 3))
    for claim in (SKULL_CLAIM, FLOWERS_CLAIM):
        assert SKULL_TABLE_TALK.is_claim_true(match.state, 0, claim) is None  # nothing lies there
    match.play_decision(0, SKULL_GAME.read_action(match.state, 0, "skull"))
    assert SKULL_TABLE_TALK.is_claim_true(match.state, 0, SKULL_CLAIM) is True
    assert SKULL_TABLE_TALK.is_claim_true(match.state, 0, FLOWERS_CLAIM) is False
    match.play_decision(1, SKULL_GAME.read_action(match.state, 1, "flower"))
    assert SKULL_TABLE_TALK.is_claim_true(match.state, 1, SKULL_CLAIM) is False
    assert SKULL_TABLE_TALK.is_claim_true(match.state, 1, FLOWERS_CLAIM) is True
    assert SKULL_TABLE_TALK.is_claim_true(match.state, 2, FLOWERS_CLAIM) is None
