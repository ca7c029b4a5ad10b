"""Around the table before the game: who is there, who sits where, and who may do what."""

from typing import Any

import msgspec
import pytest
from tests.game_packages import change_levels
from tests.table.evening import Evening

from skulduggery.bots.bot_names import CREW
from skulduggery.bots.registry import levels_of, usual_level
from skulduggery.core.errors import BadOptions, UnknownGame
from skulduggery.games import GAMES
from skulduggery.table import commands, facts
from skulduggery.table.chat import LONGEST_NAME, LONGEST_SALT
from skulduggery.table.commands import MOST_GUESTS, Refused
from skulduggery.table.requests import (
    AnyRequest,
    ChooseOptions,
    ChooseSettings,
    Join,
    Knock,
    Leave,
    Mute,
    PassHost,
    Rematch,
    Remove,
    Rename,
    Say,
    SeatBot,
    SetChair,
    Sit,
    Stand,
    Start,
)
from skulduggery.table.settings import BadSettings, Clock, Settings

OPEN = "open"


def option(evening: Evening, name: str) -> object:
    return getattr(evening.table.options, name)


# A new table.


def test_a_new_table_has_a_host_beside_it_and_chairs_for_all_who_can_play() -> None:
    table = Evening().table
    assert table.status == "open"
    assert (table.host, list(table.guests)) == ("Ada", ["Ada"])
    assert table.chair_of("Ada") is None
    assert [chair.kind for chair in table.chairs] == [OPEN] * 6


@pytest.mark.parametrize(
    ("game", "options", "chairs"),
    [
        ("skull", {"boxes": 2}, 12),
        ("skull", {"two_tribes": True}, 3),
        ("skull_king", {}, 6),
        ("saber_skull", {}, 5),
    ],
)
def test_there_are_chairs_for_every_variant(
    game: str, options: dict[str, Any], chairs: int
) -> None:
    assert len(Evening(game, **options).table.chairs) == chairs


def test_a_table_for_an_unknown_game_or_with_bad_options_is_not_made() -> None:
    for wish, why in (
        (ChooseOptions("chess"), UnknownGame),
        (ChooseOptions("skull", {"boxes": 3}), BadOptions),
        (ChooseOptions("skull", {}, "klingon"), BadOptions),
        (ChooseOptions("skull", {"last_chance": True, "two_tribes": True}), BadOptions),
    ):
        with pytest.raises(why):
            commands.created("t", "Ada", wish, "Ada", 0.0, b"secret")


def test_a_host_without_a_name_gets_no_table() -> None:
    with pytest.raises(Refused) as caught:
        commands.created("t", "Ada", ChooseOptions("skull"), " \t", 0.0, b"secret")
    assert caught.value.sentence == "refused-name"


# Coming and going.


def test_joining_twice_is_as_good_as_once() -> None:
    evening = Evening().join("Ben")
    assert list(evening.table.guests) == ["Ada", "Ben"]
    assert evening.ask("Ben", Join("Benjamin")) == []
    assert evening.table.guests["Ben"].name == "Ben"


def test_two_of_the_same_name_are_told_apart() -> None:
    evening = Evening()
    for guest, name in (("b", "ADA"), ("c", "Ada"), ("d", "x" * LONGEST_NAME)):
        evening.ask(guest, Join(name))
    evening.ask("e", Join("x" * LONGEST_NAME))
    names = [guest.name for guest in evening.table.guests.values()]
    assert names == ["Ada", "ADA 2", "Ada 3", "x" * LONGEST_NAME, "x" * (LONGEST_NAME - 2) + " 2"]


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Ada\nLovelace", "Ada Lovelace"),
        ("A\x00d\x1b[31ma", "A d [31ma"),
        ("\u202enaJ\u202c", "naJ"),
        ("Jose\u0301", "Jos\u00e9"),
        ("Jan\ufe0f", "Jan"),
        ("Zoë ☠", "Zoë ☠"),
        ("名前", "名前"),
        ("\ud800x", "x"),
        ("x" * 10_000, "x" * LONGEST_NAME),
        ("a" * (LONGEST_NAME - 1) + " b", "a" * (LONGEST_NAME - 1)),
    ],
)
def test_names_are_tidied(typed: str, shown: str) -> None:
    evening = Evening()
    evening.ask("b", Join(typed))
    assert evening.table.guests["b"].name == shown


@pytest.mark.parametrize(
    "nothing", ["\ufe0f\u034f", "\u0301", "", "   ", "\n\t", "\u200b\u200e\u202e", "\x00" * 5000]
)
def test_a_name_that_cannot_be_seen_is_none(nothing: str) -> None:
    Evening().refused("b", Join(nothing), "refused-name")


@pytest.mark.parametrize("blank", ["\u3164", "\u115f\u1160", "\uffa0", "\u2800"])
def test_a_name_of_blank_letters_is_none(blank: str) -> None:
    Evening().refused("b", Join(blank), "refused-name")


def test_two_of_the_same_name_are_two_guests() -> None:
    evening = Evening()
    evening.ask("b1", Join("Ben"))
    evening.ask("b2", Join("Ben"))
    evening.ask("b1", Sit(0))
    evening.refused("b2", Sit(0), "refused-chair-taken")
    assert evening.table.chair_of("b2") is None


def test_before_the_game_a_name_can_be_changed() -> None:
    evening = Evening().join("Ben", "Cleo")
    evening.ask("Ben", Sit(0))
    (fact,) = evening.ask("Ben", Rename("  Benno "))
    assert isinstance(fact, facts.Renamed)
    assert evening.table.guests["Ben"].name == evening.table.chairs[0].name == "Benno"
    assert evening.ask("Ben", Rename("Benno")) == []
    evening.ask("Cleo", Rename("benno"))
    assert evening.table.guests["Cleo"].name == "benno 2"
    evening.refused("Ben", Rename(" "), "refused-name")


def test_a_knock_is_answered_and_changes_nothing() -> None:
    evening = Evening().join("Ben")
    assert evening.ask("Ben", Knock()) == []
    evening.refused("stranger", Knock(), "refused-not-here")


def test_a_table_is_full_at_some_point() -> None:
    evening = Evening().join(*(f"g{number}" for number in range(1, MOST_GUESTS)))
    assert len(evening.table.guests) == MOST_GUESTS
    assert evening.refused("late", Join("Late"), "refused-full").details == {
        "most": str(MOST_GUESTS)
    }
    evening.ask("g7", Leave())
    evening.ask("late", Join("Late"))


@pytest.mark.parametrize(
    "request_",
    [
        Leave(),
        Sit(0),
        Stand(),
        SeatBot(0),
        SetChair(0, False),
        ChooseOptions("skull"),
        ChooseSettings(Settings()),
        PassHost("Ada"),
        Remove("Ada"),
        Mute("Ada"),
        Start(),
        Say("hello"),
        Rematch(),
    ],
    ids=lambda request: type(request).__name__,
)
def test_a_stranger_can_do_nothing_but_join(request_: AnyRequest) -> None:
    Evening().refused("Mallory", request_, "refused-not-here")


def test_whoever_leaves_is_forgotten_and_the_chair_is_open_again() -> None:
    evening = Evening().seat("Ada", "Ben")
    evening.ask("Ben", Leave())
    assert list(evening.table.guests) == ["Ada"]
    assert evening.chairs()[:2] == ["Ada", OPEN]
    evening.refused("Ben", Stand(), "refused-not-here")


# Chairs.


def test_people_choose_their_chairs_and_change_them() -> None:
    evening = Evening().join("Ben")
    evening.ask("Ben", Sit(3, "pepper"))
    assert evening.chairs() == [OPEN, OPEN, OPEN, "Ben", OPEN, OPEN]
    assert evening.table.chairs[3].salt == "pepper"
    evening.ask("Ben", Sit(0, "cumin"))
    assert evening.chairs() == ["Ben", OPEN, OPEN, OPEN, OPEN, OPEN]
    assert (evening.table.chairs[3].salt, evening.table.chairs[0].salt) == ("", "cumin")
    evening.ask("Ben", Stand())
    assert evening.chairs() == [OPEN] * 6
    assert evening.table.guests["Ben"].name == "Ben"


def test_a_chair_is_for_one() -> None:
    evening = Evening().seat("Ada", "bot").join("Ben")
    assert evening.refused("Ben", Sit(0), "refused-chair-taken").details == {"name": "Ada"}
    assert evening.refused("Ben", Sit(1), "refused-chair-taken").details == {"name": "Rook"}


def test_sitting_where_one_sits_and_standing_where_one_stands_is_nothing_new() -> None:
    evening = Evening().seat("Ada")
    assert evening.ask("Ada", Sit(0, "Ada's salt")) == []
    evening.ask("Ada", Stand())
    assert evening.ask("Ada", Stand()) == []


@pytest.mark.parametrize("chair", [-1, 6, -(10**30), 10**30])
def test_a_chair_that_is_not_there(chair: int) -> None:
    evening = Evening()
    for request in (Sit(chair), SeatBot(chair), SetChair(chair, True)):
        assert evening.refused("Ada", request, "refused-no-chair").details == {"last": "5"}


def test_salts_are_tidied() -> None:
    evening = Evening()
    evening.ask("Ada", Sit(0, " a\n" + "b" * 1000))
    assert evening.table.chairs[0].salt == ("a " + "b" * 1000)[:LONGEST_SALT]


def test_the_host_takes_chairs_away_and_puts_them_back() -> None:
    evening = Evening().join("Ben")
    evening.ask("Ada", SetChair(5, False))
    assert evening.chairs()[5] == "nobody"
    assert evening.ask("Ada", SetChair(5, False)) == []
    assert evening.refused("Ben", Sit(5), "refused-chair-taken").details == {"name": ""}
    evening.ask("Ada", SetChair(5, True))
    assert evening.ask("Ada", SetChair(5, True)) == []
    evening.ask("Ben", Sit(5))


def test_whoever_sits_on_a_chair_that_is_opened_has_to_stand() -> None:
    evening = Evening().seat("Ada", "Ben", "bot")
    evening.ask("Ada", SetChair(1, True))
    evening.ask("Ada", SetChair(2, True))
    assert evening.chairs()[:3] == ["Ada", OPEN, OPEN]
    assert "Ben" in evening.table.guests


@pytest.mark.parametrize("chair", [1, 2], ids=["person", "bot"])
def test_whoever_sits_on_a_chair_that_is_taken_away_has_to_stand(chair: int) -> None:
    evening = Evening().seat("Ada", "Ben", "bot")
    evening.ask("Ada", SetChair(chair, False))
    assert evening.chairs()[chair] == "nobody"


def test_bots_sit_down_where_the_host_puts_them() -> None:
    evening = Evening().join("Ben")
    evening.ask("Ada", SetChair(1, False))
    evening.ask("Ada", SeatBot(1))
    evening.ask("Ada", SeatBot(4, "random"))
    assert evening.chairs() == [OPEN, "Rook", OPEN, OPEN, "Ember", OPEN]
    usual = usual_level("skull")
    assert [chair.level for chair in evening.table.chairs] == ["", usual, "", "", "random", ""]
    evening.ask("Ben", Sit(0))
    evening.refused("Ada", SeatBot(0), "refused-chair-taken")
    assert evening.refused("Ada", SeatBot(2, "k" * 500), "refused-level").details == {
        "level": "k" * 59 + "…",
        "levels": ", ".join(levels_of("skull")),
    }


def test_a_bot_that_changes_its_level_keeps_its_name() -> None:
    evening = Evening().seat("Ada", "bot")
    evening.ask("Ada", SeatBot(1, "random"))
    assert evening.chairs()[1] == "Rook"
    assert evening.table.chairs[1].level == "random"


def test_no_bot_is_called_like_anybody_else() -> None:
    evening = Evening(host="Rook", boxes=2).seat("bot", "bot", "bot")
    assert evening.chairs()[:3] == ["Moth", "Flint", "Kelp"]
    evening.join("moth").seat(*["bot"] * 9)
    assert len(set(evening.chairs())) == 12
    assert "Moth 2" not in evening.chairs()
    assert evening.table.guests["moth"].name == "moth 2"


def test_where_the_whole_crew_is_spoken_for_a_bot_gets_a_number() -> None:
    evening = Evening(host="Moth").join(*CREW[1:]).seat("bot")
    assert evening.chairs()[0] == "Moth 2"


def test_bots_play_another_game_at_a_level_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    change_levels(monkeypatch, "saber_skull", {"casual": None, "master": None})
    evening = Evening("skull", boxes=2)
    evening.ask("Ada", SeatBot(1, "casual"))
    evening.ask("Ada", SeatBot(11, "random"))
    evening.ask("Ada", ChooseOptions("saber_skull"))
    seated = {chair.name: chair.level for chair in evening.table.chairs if chair.kind == "bot"}
    assert seated == {"Rook": usual_level("saber_skull"), "Tar": "random"}
    assert all(level in levels_of("saber_skull") for level in seated.values())


@pytest.mark.parametrize("request_", [SeatBot(1), ChooseOptions("skull")], ids=["bot", "options"])
def test_what_is_already_so_makes_no_fact(request_: AnyRequest) -> None:
    evening = Evening().seat("Ada", "bot")
    assert evening.ask("Ada", request_) == []


# Options and settings.


def test_the_host_chooses_game_options_and_preset() -> None:
    evening = Evening()
    evening.ask("Ada", ChooseOptions("skull", {"lost_disc": "draw"}, "english"))
    assert option(evening, "placement") == "first_player_last"
    assert option(evening, "lost_disc") == "draw"  # what is said wins over the preset
    evening.ask("Ada", ChooseOptions("saber_skull", {"championship": "yes"}))
    assert evening.table.game is GAMES["saber_skull"]
    assert option(evening, "championship") is True


def test_those_who_sit_keep_a_chair_as_long_as_there_is_one() -> None:
    """Where they are, if that chair stays; else on one that is free."""
    evening = Evening(boxes=2).seat("Ada", "Ben", "Cleo")
    evening.ask("Ben", Sit(11))
    evening.ask("Ada", ChooseOptions("skull"))
    assert evening.chairs() == ["Ada", "Ben", "Cleo", OPEN, OPEN, OPEN]
    evening.ask("Ada", ChooseOptions("skull", {"boxes": 2}))
    assert evening.chairs() == ["Ada", "Ben", "Cleo", *[OPEN] * 9]


def test_whoever_finds_no_chair_in_a_smaller_game_stands_by() -> None:
    evening = Evening("skull").seat("Ada", "Ben", "Cleo", "Dario", "Emma", "Finn")
    evening.ask("Ada", ChooseOptions("saber_skull"))
    assert evening.chairs() == ["Ada", "Ben", "Cleo", "Dario", "Emma"]
    assert "Finn" in evening.table.guests


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        (ChooseOptions("chess"), "unknown-game"),
        (ChooseOptions(""), "no-game"),
        (ChooseOptions("skull", {"boxes": -1}), "bad-option"),
        (ChooseOptions("skull", {"\ud800" * 999: True}), "unknown-option"),
        (ChooseOptions("skull", {}, "klingon"), "unknown-preset"),
        (ChooseOptions("saber_skull", {"ring": "1 2 3"}), "bad-ring"),
    ],
)
def test_options_that_cannot_be_change_nothing(wish: ChooseOptions, sentence: str) -> None:
    Evening().refused("Ada", wish, sentence)


def test_settings_are_chosen_before_the_start() -> None:
    evening = Evening()
    settings = Settings(clock=Clock("bank", 300, 5), talk="phrases", listed=True, rated=True)
    evening.ask("Ada", ChooseSettings(settings))
    assert evening.table.settings == settings
    assert evening.ask("Ada", ChooseSettings(settings)) == []


def test_a_table_is_private_and_casual_unless_the_host_says_otherwise() -> None:
    assert (Settings().listed, Settings().rated, Settings().keep_talk) == (False, False, False)


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"grace": 4}, "bad-grace"),
        ({"grace": 10**9}, "bad-grace"),
        ({"clock": {"kind": "none", "seconds": 5}}, "bad-clock"),
        ({"clock": {"kind": "decision", "seconds": 4}}, "bad-clock"),
        ({"clock": {"kind": "decision", "seconds": 30, "increment": 1}}, "bad-clock"),
        ({"clock": {"kind": "bank", "seconds": 60, "increment": -1}}, "bad-clock"),
        ({"clock": {"kind": "bank", "seconds": 10**9}}, "bad-clock"),
    ],
)
def test_settings_that_cannot_be_are_not_even_read(
    settings: dict[str, object], sentence: str
) -> None:
    with pytest.raises(BadSettings) as caught:
        msgspec.convert(settings, Settings)
    assert caught.value.sentence == sentence


# Who may do what.

HOST_ONLY: list[AnyRequest] = [
    SeatBot(3),
    SetChair(3, False),
    ChooseOptions("skull_king"),
    ChooseSettings(Settings(rated=True)),
    PassHost("Ben"),
    Remove("Cleo"),
    Mute("Cleo"),
    Start(),
    Rematch(),
]
BEFORE_THE_START: list[AnyRequest] = [
    Rename("Adele"),
    Sit(4),
    Stand(),
    SeatBot(3),
    SetChair(3, False),
    ChooseOptions("skull", {"boxes": 2}),
    ChooseSettings(Settings(rated=True)),
    Start(),
]


@pytest.mark.parametrize("request_", HOST_ONLY, ids=lambda request: type(request).__name__)
def test_only_the_host_may(request_: AnyRequest) -> None:
    evening = Evening().seat("Ada", "Ben", "Cleo")
    mistake = evening.refused("Ben", request_, "refused-not-host")
    assert mistake.details == {"host": "Ada"}


@pytest.mark.parametrize("request_", BEFORE_THE_START, ids=lambda request: type(request).__name__)
def test_once_it_has_started_it_stays_as_it_is(request_: AnyRequest) -> None:
    evening = Evening().seat("Ada", "Ben", "Cleo").start()
    evening.refused("Ada", request_, "refused-already-started")
    evening.play_on()
    assert evening.table.status == "over"
    evening.refused("Ada", request_, "refused-already-started")


def test_the_host_removes_somebody() -> None:
    evening = Evening().seat("Ada", "Ben").join("Cleo")
    evening.ask("Ada", Remove("Ben"))
    evening.ask("Ada", Remove("Cleo"))
    assert list(evening.table.guests) == ["Ada"]
    assert evening.chairs()[1] == OPEN
    assert evening.refused("Ada", Remove("Ben"), "refused-nobody").details == {"guest": "Ben"}
    evening.refused("Ada", Remove("Ada"), "refused-yourself")


def test_whoever_was_removed_stays_outside() -> None:
    evening = Evening().join("Ben")
    evening.ask("Ada", Remove("Ben"))
    evening.refused("Ben", Join("Ben"), "refused-removed")
    evening.refused("Ben", Join("Mallory"), "refused-removed")


def test_the_host_mutes_somebody_and_lets_them_speak_again() -> None:
    evening = Evening().join("Ben")
    evening.ask("Ada", Mute("Ben"))
    assert evening.table.guests["Ben"].muted
    assert evening.ask("Ada", Mute("Ben")) == []
    evening.ask("Ada", Mute("Ben", muted=False))
    assert not evening.table.guests["Ben"].muted
    evening.refused("Ada", Mute("Cleo"), "refused-nobody")


def test_a_mute_outlives_leaving_and_joining() -> None:
    evening = Evening().join("Ben")
    evening.ask("Ada", Mute("Ben"))
    evening.ask("Ben", Leave())
    evening.ask("Ben", Join("Ben"))
    evening.refused("Ben", Say("here again"), "refused-muted")


# The host.


def test_the_host_hands_the_role_on() -> None:
    evening = Evening().join("Ben")
    assert evening.ask("Ada", PassHost("Ada")) == []
    evening.refused("Ada", PassHost("Cleo"), "refused-nobody")
    evening.ask("Ada", PassHost("Ben"))
    assert evening.table.host == "Ben"
    evening.refused("Ada", SeatBot(0), "refused-not-host")
    evening.ask("Ben", SeatBot(0))


def test_when_the_host_leaves_the_role_goes_to_somebody_seated_first() -> None:
    evening = Evening().join("Ben").seat("Cleo")
    evening.ask("Ada", Leave())
    assert evening.table.host == "Cleo"
    evening.ask("Cleo", Leave())
    assert evening.table.host == "Ben"


def test_the_role_stays_when_somebody_else_leaves() -> None:
    evening = Evening().join("Ben")
    assert [type(fact) for fact in evening.ask("Ben", Leave())] == [facts.Departed]
    assert evening.table.host == "Ada"


def test_whoever_comes_to_a_deserted_table_finds_a_clear_answer() -> None:
    evening = Evening()
    evening.ask("Ada", Leave())
    evening.join("Ben")
    evening.ask("Ben", SeatBot(0))  # Ben is the host now
    assert evening.table.host == "Ben"


def test_the_host_who_comes_back_to_a_deserted_table_is_still_its_host() -> None:
    evening = Evening()
    evening.ask("Ada", Leave())
    evening.join("Ada")
    evening.ask("Ada", SeatBot(0))


# Starting.


def test_a_game_starts_with_everybody_seated_in_the_order_of_the_chairs() -> None:
    evening = Evening(first=0).join("Ben", "Cleo")
    for guest, chair in (("Ada", 5), ("Ben", 0), ("Cleo", 3)):
        evening.ask(guest, Sit(chair, guest))
    evening.ask("Ada", SeatBot(1))
    evening.start()
    table = evening.table
    assert table.status == "playing"
    assert table.players == [0, 1, 3, 5]
    assert list(table.names) == ["Ben", "Rook", "Cleo", "Ada"]
    assert table.salts == ["Ben", "", "Cleo", "Ada"]
    assert [table.player_of(guest) for guest in ("Ada", "Ben", "Cleo", "Zoe")] == [3, 0, 2, None]


def test_too_few_cannot_start() -> None:
    evening = Evening().seat("Ada", "Ben")
    mistake = evening.refused("Ada", Start(), "bad-player-count")
    assert (mistake.details["players"], mistake.details["least"]) == ("2", "3")


def test_bots_alone_cannot_start() -> None:
    Evening().seat("bot", "bot", "bot").refused("Ada", Start(), "refused-no-people")
    Evening().refused("Ada", Start(), "refused-no-people")


def test_a_host_who_only_watches_can_start_the_game() -> None:
    evening = Evening().seat("Ben", "bot", "bot").start()
    assert evening.table.player_of("Ada") is None


def test_whoever_is_to_begin_has_to_sit_there() -> None:
    evening = Evening(first=3).seat("Ada", "Ben", "Cleo")
    evening.refused("Ada", Start(), "first-not-seated")


def test_people_come_to_watch_while_a_game_is_on() -> None:
    evening = Evening().seat("Ada", "Ben", "Cleo").start().join("Zoe")
    assert evening.table.player_of("Zoe") is None
    evening.refused("Zoe", Sit(3), "refused-already-started")
