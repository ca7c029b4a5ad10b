"""Options, presets and player counts: what is wrong is said, with what would be right."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rules.skull.skull_driver import SKULL_GAME, SkullDriver

from skulduggery.core.errors import BadOptions
from skulduggery.games.skull.rules.options import SkullOptions

ALL_OPTION_NAMES = "boxes, failed_starter, first, last_chance, lost_disc, placement, two_tribes"

OPTION_VALUES: dict[str, list[Any]] = {
    "first": ["random", *range(12)],
    "placement": ["simultaneous", "first_player_last"],
    "lost_disc": ["draw", "pick"],
    "failed_starter": ["challenger", "skull_owner"],
    "last_chance": [False, True],
    "two_tribes": [False, True],
    "boxes": [1, 2],
}


def expect_bad_options(wishes: dict[str, object], preset: str | None = None) -> BadOptions:
    """The wishes are turned down and stay as they were, and so does a game in progress."""
    table = SkullDriver(players=3).lay_stacks("F", "S", "F")
    before, wished = table.full_snapshot(), dict(wishes)
    with pytest.raises(BadOptions) as caught:
        SKULL_GAME.read_options(wishes, preset)
    assert wishes == wished
    assert table.full_snapshot() == before
    assert SKULL_GAME.read_options({}) == SkullOptions()
    return caught.value


def test_the_defaults() -> None:
    assert SKULL_GAME.read_options({}).option_texts() == {
        "first": "random",
        "placement": "simultaneous",
        "lost_disc": "draw",
        "failed_starter": "challenger",
        "last_chance": "false",
        "two_tribes": "false",
        "boxes": "1",
    }


@settings(deadline=None)
@given(
    st.fixed_dictionaries({}, optional={k: st.sampled_from(v) for k, v in OPTION_VALUES.items()})
)
def test_options_survive_being_written_as_texts(wishes: dict[str, object]) -> None:
    if wishes.get("last_chance") and wishes.get("two_tribes"):
        with pytest.raises(BadOptions):
            SKULL_GAME.read_options(wishes)
        return
    options = SKULL_GAME.read_options(wishes)
    for name, value in wishes.items():
        assert getattr(options, name) == value
    assert SKULL_GAME.read_options(options.option_texts()) == options


@pytest.mark.parametrize("yes", [True, "true", "yes", "on", " on "])
def test_switches_can_be_said_in_several_ways(yes: object) -> None:
    assert SKULL_GAME.read_options({"last_chance": yes}).last_chance is True


@pytest.mark.parametrize("no", [False, "false", "no", "off"])
def test_and_turned_off_as_well(no: object) -> None:
    assert SKULL_GAME.read_options({"two_tribes": no}).two_tribes is False


def test_options_never_change() -> None:
    options = SKULL_GAME.read_options({})
    with pytest.raises(AttributeError):
        options.boxes = 2  # type: ignore[misc]
    assert options.boxes == 1


@pytest.mark.parametrize("name", ["colour", "Placement", "", "players", "experimental"])
def test_an_unknown_option_is_refused_with_the_known_ones(name: str) -> None:
    error = expect_bad_options({name: "1"})
    assert error.sentence == "unknown-option"
    assert error.details == {"name": name, "options": ALL_OPTION_NAMES}


def test_one_unknown_option_among_good_ones_is_enough() -> None:
    assert expect_bad_options({"boxes": 2, "bones": 2}).details["name"] == "bones"


@pytest.mark.parametrize(
    ("name", "value", "choices"),
    [
        ("placement", "at once", "simultaneous, first_player_last"),
        ("placement", "", "simultaneous, first_player_last"),
        ("placement", True, "simultaneous, first_player_last"),
        ("lost_disc", "show", "draw, pick"),
        ("failed_starter", "nobody", "challenger, skull_owner"),
        ("last_chance", "perhaps", "true, false"),
        ("last_chance", 1, "true, false"),
        ("two_tribes", None, "true, false"),
        ("boxes", 0, "1, 2"),
        ("boxes", 3, "1, 2"),
        ("boxes", True, "1, 2"),
        ("first", -1, "random, 0, 1, 2 …"),
        ("first", "nobody", "random, 0, 1, 2 …"),
        ("first", 1.5, "random, 0, 1, 2 …"),
        ("first", "1000", "random, 0, 1, 2 …"),
        ("first", "²", "random, 0, 1, 2 …"),
        ("first", True, "random, 0, 1, 2 …"),
    ],
)
def test_a_value_that_cannot_be_is_refused_with_those_that_can(
    name: str, value: object, choices: str
) -> None:
    error = expect_bad_options({name: value})
    assert error.sentence == "bad-option"
    assert error.details["name"] == name
    assert error.details["choices"] == choices


def test_a_huge_value_is_shown_shortened() -> None:
    error = expect_bad_options({"placement": "x" * 10_000 + "\n"})
    assert error.details["value"] == "x" * 59 + "…"


@pytest.mark.parametrize("preset", [None, "german", "english", "italian"])
def test_last_chance_with_two_tribes_is_refused_under_every_preset(preset: str | None) -> None:
    error = expect_bad_options({"last_chance": "on", "two_tribes": "on"}, preset)
    assert error.sentence == "last-chance-with-two-tribes"


@pytest.mark.parametrize(
    ("players", "wishes", "first", "last"),
    [
        (3, {}, 3, "2"),
        (6, {}, 6, "5"),
        (3, {}, 999, "2"),
        (12, {"boxes": 2}, 12, "11"),
        (2, {"two_tribes": True}, 4, "3"),
    ],
)
def test_a_first_player_who_is_not_there_is_refused(
    players: int, wishes: dict[str, Any], first: int, last: str
) -> None:
    options = SKULL_GAME.read_options({"first": first, **wishes})
    with pytest.raises(BadOptions) as caught:
        SKULL_GAME.new_state(options, players)
    assert caught.value.sentence == "first-not-seated"
    assert caught.value.details == {"first": str(first), "last": last}
    seated = SkullDriver(players=players, **{**wishes, "first": int(last)})
    assert seated.view_for(None).first == int(last)


@pytest.mark.parametrize(
    ("wishes", "players", "least", "most", "other"),
    [
        ({}, 2, "3", "6", ("two_tribes=true", "2", "3")),
        ({}, 7, "3", "6", ("boxes=2", "3", "12")),
        ({"last_chance": True}, 2, "3", "6", ()),
        ({"boxes": 2}, 2, "3", "12", ("two_tribes=true", "2", "6")),
        ({"boxes": 2}, 13, "3", "12", ()),
        ({"two_tribes": True}, 1, "2", "3", ()),
        ({"two_tribes": True}, 4, "2", "3", ("two_tribes=false", "3", "6")),
        ({"two_tribes": True, "boxes": 2}, 7, "2", "6", ("two_tribes=false", "3", "12")),
    ],
)
def test_a_table_too_small_or_too_large_is_refused(
    wishes: dict[str, object], players: int, least: str, most: str, other: tuple[str, ...]
) -> None:
    options = SKULL_GAME.read_options(wishes)
    written = options.option_texts()
    with pytest.raises(BadOptions) as caught:
        SKULL_GAME.new_state(options, players)
    assert caught.value.sentence == "bad-player-count"
    assert caught.value.details == {
        "game": "skull",
        "players": str(players),
        "least": least,
        "most": most,
        **dict(zip(("setting", "setting_least", "setting_most"), other or ("none",), strict=False)),
    }
    assert options.option_texts() == written


@pytest.mark.parametrize(
    ("preset", "placement", "lost_disc"),
    [
        ("german", "simultaneous", "draw"),
        ("english", "first_player_last", "pick"),
        ("italian", "first_player_last", "pick"),
    ],
)
def test_a_preset_sets_placement_and_lost_disc_and_leaves_variants_off(
    preset: str, placement: str, lost_disc: str
) -> None:
    assert SKULL_GAME.read_options({}, preset).option_texts() == {
        **SKULL_GAME.read_options({}).option_texts(),
        "placement": placement,
        "lost_disc": lost_disc,
    }


def test_the_presets_are_the_three_editions() -> None:
    assert list(SKULL_GAME.presets) == ["german", "english", "italian"]
    assert SKULL_GAME.read_options({}, "german") == SKULL_GAME.read_options({})


def test_what_is_wished_goes_before_the_preset() -> None:
    options = SKULL_GAME.read_options({"lost_disc": "draw", "last_chance": True}, "english")
    assert options.placement == "first_player_last"
    assert options.lost_disc == "draw"
    assert options.last_chance


def test_the_english_edition_at_the_table() -> None:
    table = SkullDriver(players=3, preset="english")
    table.play_plies("1 skull", "2 flower", "0 flower").run_bidding(0, 2).play_plies("0 flip 1")
    assert table.turn_seat == 1
    assert table.legal_texts() == {"pick 1", "pick 2", "pick 3", "pick 4"}


@pytest.mark.parametrize("preset", ["French", "German", "", "default"])
def test_an_unknown_preset_is_refused_with_the_known_ones(preset: str) -> None:
    error = expect_bad_options({}, preset)
    assert error.sentence == "unknown-preset"
    assert error.details == {
        "name": preset,
        "game": "skull",
        "presets": "german, english, italian",
    }
