"""Around the table before the game: who is there, who sits where, and who may do what."""

from typing import Any

import msgspec
import pytest
from tests.patch_packages import replace_levels
from tests.table.table_driver import TableDriver

from skulduggery.bots.registry import BOT_NAMES, levels_of, usual_level
from skulduggery.core.errors import BadOptions, UnknownGame
from skulduggery.games import GAMES_BY_NAME
from skulduggery.table import commands, facts
from skulduggery.table.chat import MAX_NAME_LENGTH, MAX_SALT_LENGTH
from skulduggery.table.guest_commands import MAX_TABLE_GUESTS
from skulduggery.table.requests import (
    AgreeRematch,
    AnyRequest,
    ChooseOptions,
    ChooseSettings,
    Join,
    Knock,
    Leave,
    Mute,
    PassHost,
    ProposeRematch,
    Refused,
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
from skulduggery.table.settings import BadSettings, Clock, TableSettings

OPEN_CHAIR = "open"


def option_value(evening: TableDriver, name: str) -> object:
    return getattr(evening.table.options, name)


# A new table.


def test_a_new_table_has_a_host_beside_it_and_chairs_for_all_who_can_play() -> None:
    table = TableDriver().table
    assert table.status == "open"
    assert (table.host, list(table.guests)) == ("Ada", ["Ada"])
    assert table.chair_of("Ada") is None
    assert [chair.kind for chair in table.chairs] == [OPEN_CHAIR] * 6


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
    assert len(TableDriver(game, **options).table.chairs) == chairs


def test_a_table_for_an_unknown_game_or_with_bad_options_is_not_made() -> None:
    for wish, why in (
        (ChooseOptions("chess"), UnknownGame),
        (ChooseOptions("skull", {"boxes": 3}), BadOptions),
        (ChooseOptions("skull", {}, "klingon"), BadOptions),
        (ChooseOptions("skull", {"last_chance": True, "two_tribes": True}), BadOptions),
    ):
        with pytest.raises(why):
            commands.created_fact("t", "Ada", wish, "Ada", 0.0, b"secret")


def test_a_host_without_a_name_gets_no_table() -> None:
    with pytest.raises(Refused) as caught:
        commands.created_fact("t", "Ada", ChooseOptions("skull"), " \t", 0.0, b"secret")
    assert caught.value.sentence == "refused-name"


# Coming and going.


def test_joining_twice_is_as_good_as_once() -> None:
    evening = TableDriver().join("Ben")
    assert list(evening.table.guests) == ["Ada", "Ben"]
    assert evening.send_request("Ben", Join("Benjamin")) == []
    assert evening.table.guests["Ben"].name == "Ben"


def test_two_of_the_same_name_are_told_apart() -> None:
    evening = TableDriver()
    for guest, name in (("b", "ADA"), ("c", "Ada"), ("d", "x" * MAX_NAME_LENGTH)):
        evening.send_request(guest, Join(name))
    evening.send_request("e", Join("x" * MAX_NAME_LENGTH))
    names = [guest.name for guest in evening.table.guests.values()]
    assert names == [
        "Ada",
        "ADA 2",
        "Ada 3",
        "x" * MAX_NAME_LENGTH,
        "x" * (MAX_NAME_LENGTH - 2) + " 2",
    ]


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
        ("x" * 10_000, "x" * MAX_NAME_LENGTH),
        ("a" * (MAX_NAME_LENGTH - 1) + " b", "a" * (MAX_NAME_LENGTH - 1)),
    ],
)
def test_names_are_tidied(typed: str, shown: str) -> None:
    evening = TableDriver()
    evening.send_request("b", Join(typed))
    assert evening.table.guests["b"].name == shown


@pytest.mark.parametrize(
    "nothing", ["\ufe0f\u034f", "\u0301", "", "   ", "\n\t", "\u200b\u200e\u202e", "\x00" * 5000]
)
def test_a_name_that_cannot_be_seen_is_none(nothing: str) -> None:
    TableDriver().expect_refusal("b", Join(nothing), "refused-name")


@pytest.mark.parametrize("blank", ["\u3164", "\u115f\u1160", "\uffa0", "\u2800"])
def test_a_name_of_blank_letters_is_none(blank: str) -> None:
    TableDriver().expect_refusal("b", Join(blank), "refused-name")


def test_two_of_the_same_name_are_two_guests() -> None:
    evening = TableDriver()
    evening.send_request("b1", Join("Ben"))
    evening.send_request("b2", Join("Ben"))
    evening.send_request("b1", Sit(0))
    evening.expect_refusal("b2", Sit(0), "refused-chair-taken")
    assert evening.table.chair_of("b2") is None


def test_before_the_game_a_name_can_be_changed() -> None:
    evening = TableDriver().join("Ben", "Cleo")
    evening.send_request("Ben", Sit(0))
    (fact,) = evening.send_request("Ben", Rename("  Benno "))
    assert isinstance(fact, facts.Renamed)
    assert evening.table.guests["Ben"].name == evening.table.chairs[0].name == "Benno"
    assert evening.send_request("Ben", Rename("Benno")) == []
    evening.send_request("Cleo", Rename("benno"))
    assert evening.table.guests["Cleo"].name == "benno 2"
    evening.expect_refusal("Ben", Rename(" "), "refused-name")


def test_a_knock_is_answered_and_changes_nothing() -> None:
    evening = TableDriver().join("Ben")
    assert evening.send_request("Ben", Knock()) == []
    evening.expect_refusal("stranger", Knock(), "refused-not-here")


def test_a_table_is_full_at_some_point() -> None:
    evening = TableDriver().join(*(f"g{number}" for number in range(1, MAX_TABLE_GUESTS)))
    assert len(evening.table.guests) == MAX_TABLE_GUESTS
    assert evening.expect_refusal("late", Join("Late"), "refused-full").details == {
        "most": str(MAX_TABLE_GUESTS)
    }
    evening.send_request("g7", Leave())
    evening.send_request("late", Join("Late"))


@pytest.mark.parametrize(
    "request_",
    [
        Leave(),
        Sit(0),
        Stand(),
        SeatBot(0),
        SetChair(0, False),
        ChooseOptions("skull"),
        ChooseSettings(TableSettings()),
        PassHost("Ada"),
        Remove("Ada"),
        Mute("Ada"),
        Start(),
        Say("hello"),
        Rematch(),
        ProposeRematch(),
        AgreeRematch(),
    ],
    ids=lambda request: type(request).__name__,
)
def test_a_stranger_can_do_nothing_but_join(request_: AnyRequest) -> None:
    TableDriver().expect_refusal("Mallory", request_, "refused-not-here")


def test_whoever_leaves_is_forgotten_and_the_chair_is_open_again() -> None:
    evening = TableDriver().seat_guests("Ada", "Ben")
    evening.send_request("Ben", Leave())
    assert list(evening.table.guests) == ["Ada"]
    assert evening.chair_names()[:2] == ["Ada", OPEN_CHAIR]
    evening.expect_refusal("Ben", Stand(), "refused-not-here")


# Chairs.


def test_people_choose_their_chairs_and_change_them() -> None:
    evening = TableDriver().join("Ben")
    evening.send_request("Ben", Sit(3, "pepper"))
    assert evening.chair_names() == [
        OPEN_CHAIR,
        OPEN_CHAIR,
        OPEN_CHAIR,
        "Ben",
        OPEN_CHAIR,
        OPEN_CHAIR,
    ]
    assert evening.table.chairs[3].salt == "pepper"
    evening.send_request("Ben", Sit(0, "cumin"))
    assert evening.chair_names() == [
        "Ben",
        OPEN_CHAIR,
        OPEN_CHAIR,
        OPEN_CHAIR,
        OPEN_CHAIR,
        OPEN_CHAIR,
    ]
    assert (evening.table.chairs[3].salt, evening.table.chairs[0].salt) == ("", "cumin")
    evening.send_request("Ben", Stand())
    assert evening.chair_names() == [OPEN_CHAIR] * 6
    assert evening.table.guests["Ben"].name == "Ben"


def test_a_chair_is_for_one() -> None:
    evening = TableDriver().seat_guests("Ada", "bot").join("Ben")
    assert evening.expect_refusal("Ben", Sit(0), "refused-chair-taken").details == {"name": "Ada"}
    assert evening.expect_refusal("Ben", Sit(1), "refused-chair-taken").details == {"name": "Rook"}


def test_sitting_where_one_sits_and_standing_where_one_stands_is_nothing_new() -> None:
    evening = TableDriver().seat_guests("Ada")
    assert evening.send_request("Ada", Sit(0, "Ada's salt")) == []
    evening.send_request("Ada", Stand())
    assert evening.send_request("Ada", Stand()) == []


@pytest.mark.parametrize("chair", [-1, 6, -(10**30), 10**30])
def test_a_chair_that_is_not_there(chair: int) -> None:
    evening = TableDriver()
    for request in (Sit(chair), SeatBot(chair), SetChair(chair, True)):
        assert evening.expect_refusal("Ada", request, "refused-no-chair").details == {"last": "5"}


def test_salts_are_tidied() -> None:
    evening = TableDriver()
    evening.send_request("Ada", Sit(0, " a\n" + "b" * 1000))
    assert evening.table.chairs[0].salt == ("a " + "b" * 1000)[:MAX_SALT_LENGTH]


def test_the_host_takes_chairs_away_and_puts_them_back() -> None:
    evening = TableDriver().join("Ben")
    evening.send_request("Ada", SetChair(5, False))
    assert evening.chair_names()[5] == "nobody"
    assert evening.send_request("Ada", SetChair(5, False)) == []
    assert evening.expect_refusal("Ben", Sit(5), "refused-chair-taken").details == {"name": ""}
    evening.send_request("Ada", SetChair(5, True))
    assert evening.send_request("Ada", SetChair(5, True)) == []
    evening.send_request("Ben", Sit(5))


def test_whoever_sits_on_a_chair_that_is_opened_has_to_stand() -> None:
    evening = TableDriver().seat_guests("Ada", "Ben", "bot")
    evening.send_request("Ada", SetChair(1, True))
    evening.send_request("Ada", SetChair(2, True))
    assert evening.chair_names()[:3] == ["Ada", OPEN_CHAIR, OPEN_CHAIR]
    assert "Ben" in evening.table.guests


@pytest.mark.parametrize("chair", [1, 2], ids=["person", "bot"])
def test_whoever_sits_on_a_chair_that_is_taken_away_has_to_stand(chair: int) -> None:
    evening = TableDriver().seat_guests("Ada", "Ben", "bot")
    evening.send_request("Ada", SetChair(chair, False))
    assert evening.chair_names()[chair] == "nobody"


def test_bots_sit_down_where_the_host_puts_them() -> None:
    evening = TableDriver().join("Ben")
    evening.send_request("Ada", SetChair(1, False))
    evening.send_request("Ada", SeatBot(1))
    evening.send_request("Ada", SeatBot(4, "random"))
    assert evening.chair_names() == [
        OPEN_CHAIR,
        "Rook",
        OPEN_CHAIR,
        OPEN_CHAIR,
        "Ember",
        OPEN_CHAIR,
    ]
    usual = usual_level("skull")
    assert [chair.level for chair in evening.table.chairs] == ["", usual, "", "", "random", ""]
    evening.send_request("Ben", Sit(0))
    evening.expect_refusal("Ada", SeatBot(0), "refused-chair-taken")
    assert evening.expect_refusal("Ada", SeatBot(2, "k" * 500), "refused-level").details == {
        "level": "k" * 59 + "…",
        "levels": ", ".join(levels_of("skull")),
    }


def test_a_bot_that_changes_its_level_keeps_its_name() -> None:
    evening = TableDriver().seat_guests("Ada", "bot")
    evening.send_request("Ada", SeatBot(1, "random"))
    assert evening.chair_names()[1] == "Rook"
    assert evening.table.chairs[1].level == "random"


def test_no_bot_is_called_like_anybody_else() -> None:
    evening = TableDriver(host="Rook", boxes=2).seat_guests("bot", "bot", "bot")
    assert evening.chair_names()[:3] == ["Moth", "Flint", "Kelp"]
    evening.join("moth").seat_guests(*["bot"] * 9)
    assert len(set(evening.chair_names())) == 12
    assert "Moth 2" not in evening.chair_names()
    assert evening.table.guests["moth"].name == "moth 2"


def test_where_the_whole_crew_is_spoken_for_a_bot_gets_a_number() -> None:
    evening = TableDriver(host="Moth").join(*BOT_NAMES[1:]).seat_guests("bot")
    assert evening.chair_names()[0] == "Moth 2"


def test_bots_play_another_game_at_a_level_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    replace_levels(monkeypatch, "saber_skull", {"casual": None, "master": None})
    evening = TableDriver("skull", boxes=2)
    evening.send_request("Ada", SeatBot(1, "casual"))
    evening.send_request("Ada", SeatBot(11, "random"))
    evening.send_request("Ada", ChooseOptions("saber_skull"))
    seated = {chair.name: chair.level for chair in evening.table.chairs if chair.kind == "bot"}
    assert seated == {"Rook": usual_level("saber_skull"), "Tar": "random"}
    assert all(level in levels_of("saber_skull") for level in seated.values())


@pytest.mark.parametrize("request_", [SeatBot(1), ChooseOptions("skull")], ids=["bot", "options"])
def test_what_is_already_so_makes_no_fact(request_: AnyRequest) -> None:
    evening = TableDriver().seat_guests("Ada", "bot")
    assert evening.send_request("Ada", request_) == []


# Options and settings.


def test_the_host_chooses_game_options_and_preset() -> None:
    evening = TableDriver()
    evening.send_request("Ada", ChooseOptions("skull", {"lost_disc": "draw"}, "english"))
    assert option_value(evening, "placement") == "first_player_last"
    assert option_value(evening, "lost_disc") == "draw"  # what is said wins over the preset
    evening.send_request("Ada", ChooseOptions("saber_skull", {"championship": "yes"}))
    assert evening.table.game is GAMES_BY_NAME["saber_skull"]
    assert option_value(evening, "championship") is True


def test_those_who_sit_keep_a_chair_as_long_as_there_is_one() -> None:
    """Where they are, if that chair stays; else on one that is free."""
    evening = TableDriver(boxes=2).seat_guests("Ada", "Ben", "Cleo")
    evening.send_request("Ben", Sit(11))
    evening.send_request("Ada", ChooseOptions("skull"))
    assert evening.chair_names() == ["Ada", "Ben", "Cleo", OPEN_CHAIR, OPEN_CHAIR, OPEN_CHAIR]
    evening.send_request("Ada", ChooseOptions("skull", {"boxes": 2}))
    assert evening.chair_names() == ["Ada", "Ben", "Cleo", *[OPEN_CHAIR] * 9]


def test_whoever_finds_no_chair_in_a_smaller_game_stands_by() -> None:
    evening = TableDriver("skull").seat_guests("Ada", "Ben", "Cleo", "Dario", "Emma", "Finn")
    evening.send_request("Ada", ChooseOptions("saber_skull"))
    assert evening.chair_names() == ["Ada", "Ben", "Cleo", "Dario", "Emma"]
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
    TableDriver().expect_refusal("Ada", wish, sentence)


def test_settings_are_chosen_before_the_start() -> None:
    evening = TableDriver()
    settings = TableSettings(clock=Clock("bank", 300, 5), talk="phrases", listed=True, rated=True)
    evening.send_request("Ada", ChooseSettings(settings))
    assert evening.table.settings == settings
    assert evening.send_request("Ada", ChooseSettings(settings)) == []


def test_a_table_is_private_and_casual_unless_the_host_says_otherwise() -> None:
    assert (TableSettings().listed, TableSettings().rated, TableSettings().keep_talk) == (
        False,
        False,
        False,
    )


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
        msgspec.convert(settings, TableSettings)
    assert caught.value.sentence == sentence


# Who may do what.

HOST_ONLY_REQUESTS: list[AnyRequest] = [
    SeatBot(3),
    SetChair(3, False),
    ChooseOptions("skull_king"),
    ChooseSettings(TableSettings(rated=True)),
    PassHost("Ben"),
    Remove("Cleo"),
    Mute("Cleo"),
    Start(),
    Rematch(),
]
SETUP_REQUESTS: list[AnyRequest] = [
    Rename("Adele"),
    Sit(4),
    Stand(),
    SeatBot(3),
    SetChair(3, False),
    ChooseOptions("skull", {"boxes": 2}),
    ChooseSettings(TableSettings(rated=True)),
    Start(),
]


@pytest.mark.parametrize("request_", HOST_ONLY_REQUESTS, ids=lambda request: type(request).__name__)
def test_only_the_host_may(request_: AnyRequest) -> None:
    evening = TableDriver().seat_guests("Ada", "Ben", "Cleo")
    mistake = evening.expect_refusal("Ben", request_, "refused-not-host")
    assert mistake.details == {"host": "Ada"}


@pytest.mark.parametrize("request_", SETUP_REQUESTS, ids=lambda request: type(request).__name__)
def test_once_it_has_started_it_stays_as_it_is(request_: AnyRequest) -> None:
    evening = TableDriver().seat_guests("Ada", "Ben", "Cleo").start_game()
    evening.expect_refusal("Ada", request_, "refused-already-started")
    evening.play_randomly()
    assert evening.table.status == "over"
    evening.expect_refusal("Ada", request_, "refused-already-started")


def test_the_host_removes_somebody() -> None:
    evening = TableDriver().seat_guests("Ada", "Ben").join("Cleo")
    evening.send_request("Ada", Remove("Ben"))
    evening.send_request("Ada", Remove("Cleo"))
    assert list(evening.table.guests) == ["Ada"]
    assert evening.chair_names()[1] == OPEN_CHAIR
    assert evening.expect_refusal("Ada", Remove("Ben"), "refused-nobody").details == {
        "guest": "Ben"
    }
    evening.expect_refusal("Ada", Remove("Ada"), "refused-yourself")


def test_whoever_was_removed_stays_outside() -> None:
    evening = TableDriver().join("Ben")
    evening.send_request("Ada", Remove("Ben"))
    evening.expect_refusal("Ben", Join("Ben"), "refused-removed")
    evening.expect_refusal("Ben", Join("Mallory"), "refused-removed")


def test_the_host_mutes_somebody_and_lets_them_speak_again() -> None:
    evening = TableDriver().join("Ben")
    evening.send_request("Ada", Mute("Ben"))
    assert evening.table.guests["Ben"].muted
    assert evening.send_request("Ada", Mute("Ben")) == []
    evening.send_request("Ada", Mute("Ben", muted=False))
    assert not evening.table.guests["Ben"].muted
    evening.expect_refusal("Ada", Mute("Cleo"), "refused-nobody")


def test_a_mute_outlives_leaving_and_joining() -> None:
    evening = TableDriver().join("Ben")
    evening.send_request("Ada", Mute("Ben"))
    evening.send_request("Ben", Leave())
    evening.send_request("Ben", Join("Ben"))
    evening.expect_refusal("Ben", Say("here again"), "refused-muted")


# The host.


def test_the_host_hands_the_role_on() -> None:
    evening = TableDriver().join("Ben")
    assert evening.send_request("Ada", PassHost("Ada")) == []
    evening.expect_refusal("Ada", PassHost("Cleo"), "refused-nobody")
    evening.send_request("Ada", PassHost("Ben"))
    assert evening.table.host == "Ben"
    evening.expect_refusal("Ada", SeatBot(0), "refused-not-host")
    evening.send_request("Ben", SeatBot(0))


def test_when_the_host_leaves_the_role_goes_to_somebody_seated_first() -> None:
    evening = TableDriver().join("Ben").seat_guests("Cleo")
    evening.send_request("Ada", Leave())
    assert evening.table.host == "Cleo"
    evening.send_request("Cleo", Leave())
    assert evening.table.host == "Ben"


def test_the_role_stays_when_somebody_else_leaves() -> None:
    evening = TableDriver().join("Ben")
    assert [type(fact) for fact in evening.send_request("Ben", Leave())] == [facts.Departed]
    assert evening.table.host == "Ada"


def test_whoever_comes_to_a_deserted_table_finds_a_clear_answer() -> None:
    evening = TableDriver()
    evening.send_request("Ada", Leave())
    evening.join("Ben")
    evening.send_request("Ben", SeatBot(0))  # Ben is the host now
    assert evening.table.host == "Ben"


def test_the_host_who_comes_back_to_a_deserted_table_is_still_its_host() -> None:
    evening = TableDriver()
    evening.send_request("Ada", Leave())
    evening.join("Ada")
    evening.send_request("Ada", SeatBot(0))


# Starting.


def test_a_game_starts_with_everybody_seated_in_the_order_of_the_chairs() -> None:
    evening = TableDriver(first=0).join("Ben", "Cleo")
    for guest, chair in (("Ada", 5), ("Ben", 0), ("Cleo", 3)):
        evening.send_request(guest, Sit(chair, guest))
    evening.send_request("Ada", SeatBot(1))
    evening.start_game()
    table = evening.table
    assert table.status == "playing"
    assert table.players == [0, 1, 3, 5]
    assert list(table.player_names) == ["Ben", "Rook", "Cleo", "Ada"]
    assert table.salts == ["Ben", "", "Cleo", "Ada"]
    assert [table.player_of(guest) for guest in ("Ada", "Ben", "Cleo", "Zoe")] == [3, 0, 2, None]


def test_too_few_cannot_start() -> None:
    evening = TableDriver().seat_guests("Ada", "Ben")
    mistake = evening.expect_refusal("Ada", Start(), "bad-player-count")
    assert (mistake.details["players"], mistake.details["least"]) == ("2", "3")


def test_bots_alone_cannot_start() -> None:
    TableDriver().seat_guests("bot", "bot", "bot").expect_refusal(
        "Ada", Start(), "refused-no-people"
    )
    TableDriver().expect_refusal("Ada", Start(), "refused-no-people")


def test_a_host_who_only_watches_can_start_the_game() -> None:
    evening = TableDriver().seat_guests("Ben", "bot", "bot").start_game()
    assert evening.table.player_of("Ada") is None


def test_whoever_is_to_begin_has_to_sit_there() -> None:
    evening = TableDriver(first=3).seat_guests("Ada", "Ben", "Cleo")
    evening.expect_refusal("Ada", Start(), "first-not-seated")


def test_people_come_to_watch_while_a_game_is_on() -> None:
    evening = TableDriver().seat_guests("Ada", "Ben", "Cleo").start_game().join("Zoe")
    assert evening.table.player_of("Zoe") is None
    evening.expect_refusal("Zoe", Sit(3), "refused-already-started")
