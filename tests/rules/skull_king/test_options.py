"""What cannot be asked for, and what is said to it."""

import pytest
from tests.rules.skull_king.skull_king_driver import (
    SKULL_KING_GAME,
    SkullKingDriver,
    deal_and_bid_zero,
    deal_table,
)

from skulduggery.core.errors import BadOptions, BadPosition, IllegalAction, MalformedAction


def options_error(**wishes: object) -> BadOptions:
    with pytest.raises(BadOptions) as caught:
        SKULL_KING_GAME.read_options(wishes)
    return caught.value


def test_without_wishes_the_defaults_hold() -> None:
    assert SKULL_KING_GAME.read_options({}).option_texts() == {
        "first": "random",
        "scoring": "standard",
    }


def test_wishes_are_read_from_texts_and_values() -> None:
    for first in (2, "2", " 2 "):
        options = SKULL_KING_GAME.read_options({"first": first, "scoring": "landlubber"})
        assert options.option_texts() == {"first": "2", "scoring": "landlubber"}


@pytest.mark.parametrize("scoring", ["Standard", "pirate", "", True])
def test_a_bad_scoring_names_the_good_ones(scoring: object) -> None:
    mistake = options_error(scoring=scoring)
    assert mistake.sentence == "bad-option"
    assert mistake.details["name"] == "scoring"
    assert mistake.details["choices"] == "standard, landlubber"


@pytest.mark.parametrize("first", ["-1", -1, "last", "", "1.5", "1000", True])
def test_a_bad_first_seat_says_what_it_can_be(first: object) -> None:
    mistake = options_error(first=first)
    assert mistake.sentence == "bad-option"
    assert mistake.details["name"] == "first"
    assert mistake.details["choices"] == "random, 0, 1, 2 …"


@pytest.mark.parametrize(("players", "first"), [(3, 3), (4, 6), (6, 99)])
def test_a_first_seat_nobody_has_names_the_last_one(players: int, first: int) -> None:
    with pytest.raises(BadOptions) as caught:
        SkullKingDriver(players, first=first)
    assert caught.value.sentence == "first-not-seated"
    assert caught.value.details == {"first": str(first), "last": str(players - 1)}


def test_an_unknown_option_names_the_known_ones() -> None:
    mistake = options_error(all_flags="last")
    assert mistake.sentence == "unknown-option"
    assert mistake.details == {"name": "all_flags", "options": "first, scoring"}


def test_there_are_no_presets() -> None:
    with pytest.raises(BadOptions) as caught:
        SKULL_KING_GAME.read_options({}, preset="german")
    assert caught.value.sentence == "unknown-preset"
    assert caught.value.details == {"name": "german", "game": "skull_king", "presets": "none"}


def test_there_are_no_positions() -> None:
    with pytest.raises(BadPosition) as caught:
        SKULL_KING_GAME.new_state(SKULL_KING_GAME.read_options({}), 3, "anything")
    assert caught.value.details == {"game": "skull_king", "games": "skull, saber_skull"}


@pytest.mark.parametrize("text", ["", "roll", "roll green", "bid 9", "bid -1", "pass", "red 3"])
def test_what_is_no_ply_at_all_is_malformed(text: str) -> None:
    table = deal_and_bid_zero("red red", "blue blue", "black black")
    refusal = table.expect_refusal(0, text)
    assert isinstance(refusal, MalformedAction)
    assert refusal.details == {"text": text, "legal": "roll red"}


@pytest.mark.parametrize("text", ["ROLL RED", "  roll   red ", "Roll red"])
def test_case_and_spaces_do_not_matter(text: str) -> None:
    table = deal_and_bid_zero("red red", "blue blue", "black black")
    table.decide(0, text)
    assert table.view_for(None).trick[0].die == "red"


def test_chance_can_bring_only_what_the_die_has() -> None:
    table = deal_and_bid_zero("red red", "blue blue", "black black")
    table.decide(0, "roll red")
    before = table.full_snapshot()
    for face in ("4", "flag", "skull", "red"):
        with pytest.raises(IllegalAction) as caught:
            table.play_chance(face)
        assert caught.value.details == {"text": face, "legal": "1, 2, 3"}
    assert table.full_snapshot() == before


def test_chance_cannot_decide_for_a_seat() -> None:
    table = deal_table("red", "blue", "black")
    before = table.full_snapshot()
    with pytest.raises(IllegalAction):
        table.play_chance("bid 0")
    assert table.full_snapshot() == before


def test_when_the_game_is_over_nothing_is_possible() -> None:
    table = SkullKingDriver(3)
    table.play_to_round(until_round=99)
    assert table.state.legal_actions() == []
    assert [table.legal_choices(seat) for seat in range(3)] == [[], [], []]
    refusal = table.expect_refusal(0, "roll red")
    assert refusal.details == {"seat": "0", "pending": "over"}
