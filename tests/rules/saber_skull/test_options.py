"""What cannot be asked for, and what is said to it."""

import pytest
from tests.rules.saber_skull.saber_skull_driver import SABER_SKULL_GAME, SaberSkullDriver

from skulduggery.core.errors import BadOptions, BadPosition, IllegalAction, MalformedAction
from skulduggery.games.saber_skull.rules.position import EXAMPLE_POSITION


def options_error(**wishes: object) -> BadOptions:
    with pytest.raises(BadOptions) as caught:
        SABER_SKULL_GAME.read_options(wishes)
    return caught.value


def test_without_wishes_the_defaults_hold() -> None:
    assert SABER_SKULL_GAME.read_options({}).option_texts() == {
        "first": "random",
        "ring": "random",
        "championship": "false",
    }


@pytest.mark.parametrize(
    ("wish", "meant"),
    [("true", True), ("yes", True), ("on", True), (True, True), ("off", False), (False, False)],
)
def test_the_championship_is_on_or_off(wish: object, meant: bool) -> None:
    assert SABER_SKULL_GAME.read_options({"championship": wish}).championship is meant


@pytest.mark.parametrize("wish", ["maybe", "", "2", 1])
def test_a_bad_championship_says_what_it_can_be(wish: object) -> None:
    mistake = options_error(championship=wish)
    assert mistake.sentence == "bad-option"
    assert mistake.details["name"] == "championship"
    assert mistake.details["choices"] == "true, false"


@pytest.mark.parametrize("ring", ["1 2 K 5 3 B 4", " 1  2 K 5 3 B 4 "])
def test_a_ring_is_seven_coasters(ring: str) -> None:
    assert SaberSkullDriver(ring=ring).view_for(None).ring == ["1", "2", "K", "5", "3", "B", "4"]


@pytest.mark.parametrize(
    "ring",
    [
        "",
        "1 2 3 4 5",
        "1 2 K 5 3 B 6",
        "1 2 K 5 3 B 4 6",
        "1 2 K 5 3 K 4",
        "1 2 K K 5 3 B 4",
        "12K53B4",
        "skull",
    ],
)
def test_a_bad_ring_names_the_coasters(ring: str) -> None:
    mistake = options_error(ring=ring)
    assert mistake.sentence == "bad-ring"
    assert mistake.details == {"ring": ring, "coasters": "1 2 3 4 5 B K"}


@pytest.mark.parametrize("first", ["-1", -1, "winner", "", "1.5", "1000", True])
def test_a_bad_first_seat_says_what_it_can_be(first: object) -> None:
    mistake = options_error(first=first)
    assert mistake.sentence == "bad-option"
    assert mistake.details["name"] == "first"
    assert mistake.details["choices"] == "random, 0, 1, 2 …"


@pytest.mark.parametrize(("players", "first"), [(2, 2), (4, 6), (5, 99)])
def test_a_first_seat_nobody_has_names_the_last_one(players: int, first: int) -> None:
    with pytest.raises(BadOptions) as caught:
        SaberSkullDriver(players, first=first)
    assert caught.value.sentence == "first-not-seated"
    assert caught.value.details == {"first": str(first), "last": str(players - 1)}


@pytest.mark.parametrize("players", [0, 1, 6, 12])
def test_SS01_one_or_six_cannot_play(players: int) -> None:
    with pytest.raises(BadOptions) as caught:
        SaberSkullDriver(players)
    assert caught.value.sentence == "bad-player-count"
    assert caught.value.details == {
        "game": "saber_skull",
        "players": str(players),
        "least": "2",
        "most": "5",
        "setting": "none",
    }


def test_an_unknown_option_names_the_known_ones() -> None:
    mistake = options_error(token_choice="random")
    assert mistake.sentence == "unknown-option"
    assert mistake.details == {"name": "token_choice", "options": "championship, first, ring"}


def test_there_are_no_presets() -> None:
    with pytest.raises(BadOptions) as caught:
        SABER_SKULL_GAME.read_options({}, preset="german")
    assert caught.value.sentence == "unknown-preset"
    assert caught.value.details == {"name": "german", "game": "saber_skull", "presets": "none"}


def test_not_any_word_is_a_position() -> None:
    with pytest.raises(BadPosition) as caught:
        SABER_SKULL_GAME.new_state(SABER_SKULL_GAME.read_options({}), 3, "anything")
    assert caught.value.details == {"word": "anything", "example": EXAMPLE_POSITION}


@pytest.mark.parametrize("text", ["", "place", "place pink", "pass", "7", "0", "A"])
def test_what_is_no_ply_at_all_is_malformed(text: str) -> None:
    table = SaberSkullDriver().arrange_tokens()
    table.cast_and_place(6)
    refusal = table.expect_refusal(0, text)
    assert isinstance(refusal, MalformedAction)
    assert refusal.details == {"text": text, "legal": "roll, stop"}


def test_case_and_spaces_do_not_matter() -> None:
    table = SaberSkullDriver(ring="random")
    table.play_chance(" k ", "b", "1", "2", "3", "4", "5")
    table.cast_die(6)
    table.decide(0, " Place  RED ")
    assert table.tokens_on(6) == {"red": 1}


def test_the_die_has_no_skull_and_no_saber() -> None:
    table = SaberSkullDriver()
    before = table.full_snapshot()
    for text in ("K", "B", "roll"):
        with pytest.raises(IllegalAction) as caught:
            table.play_chance(text)
        assert caught.value.details == {"text": text, "legal": "1, 2, 3, 4, 5, 6"}
    assert table.full_snapshot() == before


def test_a_coaster_is_laid_once() -> None:
    table = SaberSkullDriver(ring="random")
    table.play_chance("K", "3")
    for text in ("K", "3", "6"):
        with pytest.raises(IllegalAction) as caught:
            table.play_chance(text)
        assert caught.value.details == {"text": text, "legal": "1, 2, 4, 5, B"}


def test_when_the_match_is_over_nothing_is_possible() -> None:
    table = SaberSkullDriver()
    table.win_with_sixes()
    assert table.state.legal_actions() == []
    assert [table.legal_choices(seat) for seat in range(2)] == [[], []]
    for seat in (0, 1, 7):
        assert table.expect_refusal(seat, "stop").details == {"seat": str(seat), "pending": "over"}
