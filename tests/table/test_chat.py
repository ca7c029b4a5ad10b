"""Table talk, as free as the table wants it; and discs shown after a failed attempt."""

import unicodedata
from typing import Any

import msgspec
import pytest
from tests.table.table_driver import TableDriver, make_seated_table, public_attributes

from skulduggery.core.notation import format_record_text, parse_record_text
from skulduggery.core.record import canonical_record
from skulduggery.games import GAMES_BY_NAME
from skulduggery.games.skull.rules.events import AttemptFailed, ChallengeOpened, DiscFlipped
from skulduggery.table import facts, timers
from skulduggery.table.chat import (
    CHAT_PHRASES,
    CHAT_REACTIONS,
    MAX_CHAT_LENGTH,
    MAX_MARKS_ON_LETTER,
    clean_name,
    tidy_text,
)
from skulduggery.table.requests import (
    AnyRequest,
    Mute,
    Phrase,
    React,
    Refused,
    Resign,
    Say,
    Show,
)
from skulduggery.table.settings import Clock
from skulduggery.words import translate

SAY_REQUEST, PHRASE_REQUEST, REACT_REQUEST = Say("ahoy"), Phrase("trust-me"), React("laugh")


def table_with_chat(talk: str) -> TableDriver:
    return TableDriver().join("Ben").choose_settings(talk=talk)


# What may be said.


@pytest.mark.parametrize(
    ("talk", "allowed"),
    [
        ("free", [SAY_REQUEST, PHRASE_REQUEST, REACT_REQUEST]),
        ("phrases", [PHRASE_REQUEST, REACT_REQUEST]),
        ("off", []),
    ],
)
def test_the_table_chooses_how_freely_people_talk(talk: str, allowed: list[AnyRequest]) -> None:
    evening = table_with_chat(talk)
    for request in (SAY_REQUEST, PHRASE_REQUEST, REACT_REQUEST):
        if request in allowed:
            assert len(evening.send_request("Ben", request)) == 1
        else:
            assert evening.expect_refusal("Ben", request, "refused-talk").details == {"talk": talk}


def test_talk_is_told_to_everybody_as_it_was_said() -> None:
    evening = table_with_chat("free")
    said = [
        *evening.send_request("Ben", SAY_REQUEST),
        *evening.send_request("Ben", PHRASE_REQUEST),
        *evening.send_request("Ben", REACT_REQUEST),
    ]
    assert said == [
        facts.Talked(at=evening.now, guest="Ben", text="ahoy"),
        facts.PhraseSaid(at=evening.now, guest="Ben", phrase="trust-me"),
        facts.Reacted(at=evening.now, guest="Ben", reaction="laugh"),
    ]
    for fact, happening in zip(said, evening.happenings[-3:], strict=True):
        for viewer in ("Ada", None):
            assert evening.table.visible_events(happening, viewer) == [fact]


def test_all_phrases_and_reactions_can_be_used() -> None:
    evening = table_with_chat("phrases")
    for phrase in CHAT_PHRASES:
        evening.send_request("Ben", Phrase(phrase))
    for reaction in CHAT_REACTIONS:
        evening.send_request("Ben", React(reaction))
    assert len(evening.facts_of_type(facts.PhraseSaid)) == len(CHAT_PHRASES)
    assert len(evening.facts_of_type(facts.Reacted)) == len(CHAT_REACTIONS)


@pytest.mark.parametrize("unknown", ["", "laugh out loud", "TRUST-ME", "\x00" * 9999, "\ud800"])
def test_an_unknown_phrase_or_reaction_is_refused(unknown: str) -> None:
    evening = table_with_chat("free")
    for request in (Phrase(unknown), React(unknown)):
        shown = str(evening.expect_refusal("Ben", request, "refused-phrase").details["phrase"])
        assert len(shown) <= 60
        assert shown.isprintable()


def test_a_phrase_is_no_reaction() -> None:
    evening = table_with_chat("free")
    evening.expect_refusal("Ben", Phrase("laugh"), "refused-phrase")
    evening.expect_refusal("Ben", React("trust-me"), "refused-phrase")


@pytest.mark.parametrize("talk", ["free", "off"])
@pytest.mark.parametrize(
    "request_", [SAY_REQUEST, PHRASE_REQUEST, REACT_REQUEST], ids=["say", "phrase", "react"]
)
def test_whoever_is_muted_is_silent_whatever_the_table_allows(
    talk: str, request_: AnyRequest
) -> None:
    evening = table_with_chat(talk)
    evening.send_request("Ada", Mute("Ben"))
    evening.expect_refusal("Ben", request_, "refused-muted")


def test_whoever_is_muted_still_plays() -> None:
    evening = TableDriver(first=0).seat_guests("Ada", "Ben", "Cleo").start_game()
    evening.send_request("Ada", Mute("Ben"))
    evening.play_moves("Ben skull")
    evening.send_request("Ada", Mute("Ben", muted=False))
    evening.send_request("Ben", SAY_REQUEST)


def test_talk_goes_on_during_the_game_and_after_it() -> None:
    evening = TableDriver().seat_guests("Ada", "Ben", "Cleo").join("Zoe").start_game()
    evening.send_request("Zoe", SAY_REQUEST)
    plies = len(evening.table.running_match().plies)
    evening.play_randomly()
    evening.send_request("Ben", SAY_REQUEST)
    assert len(evening.table.running_match().plies) > plies


# Long and nasty texts.


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  a   b ", "a b"),
        ("one\ntwo\r\nthree\u2028four\x85five", "one two three four five"),
        ("\x1b[2J\x07beep\x00", "[2J beep"),
        ("\u202egnp.exe\u202c \u2066x\u2069", "gnp.exe x"),
        ("zero\u200bwidth\ufeff", "zero width"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("\ud83d oops", "oops"),
        ("x" * 10_000, "x" * MAX_CHAT_LENGTH),
        ("e" + "\u0301" * 10_000, "é" + "\u0301" * MAX_MARKS_ON_LETTER),
        ("a " * 10_000, ("a " * 10_000)[:MAX_CHAT_LENGTH].strip()),
        ("☠ skull: naïve, 日本語, עברית", "☠ skull: naïve, 日本語, עברית"),
    ],
)
def test_texts_are_one_line_without_what_cannot_be_seen(typed: str, shown: str) -> None:
    evening = table_with_chat("free")
    (fact,) = evening.send_request("Ben", Say(typed))
    assert isinstance(fact, facts.Talked)
    assert fact.text == shown


@pytest.mark.parametrize("nothing", ["", " \n\t ", "\u200b", "\x00" * 10_000, "\u0301" * 10_000])
def test_saying_nothing_is_nothing(nothing: str) -> None:
    assert table_with_chat("free").send_request("Ben", Say(nothing)) == []


# In the record.


def record_comments(evening: TableDriver) -> list[tuple[int, str]]:
    return [(n.at, n.text) for n in evening.table.game_record().notes if n.key == "#"]


def test_talk_stays_out_of_the_record() -> None:
    evening = TableDriver().seat_guests("Ada", "Ben", "Cleo").start_game()
    for request in (SAY_REQUEST, PHRASE_REQUEST, REACT_REQUEST):
        evening.send_request("Ada", request)
    evening.play_randomly()
    assert record_comments(evening) == []


def test_talk_is_in_the_record_where_the_table_said_so() -> None:
    evening = TableDriver(first=0).seat_guests("Ada", "Ben", "Cleo").choose_settings(keep_talk=True)
    evening.send_request("Ada", Say("before the game"))
    evening.start_game().play_moves("Ada skull")
    evening.send_request("Ben", Say('"mine" ; is\n# a flower'))
    evening.play_moves("Ben flower")
    evening.send_request("Cleo", PHRASE_REQUEST)
    evening.send_request("Cleo", REACT_REQUEST)
    assert record_comments(evening) == [
        (1, 'Ben: "mine" ; is # a flower'),
        (2, f"Cleo: {translate('phrase-trust-me')}"),
    ]
    record = evening.play_randomly().table.game_record()
    assert (
        canonical_record(
            parse_record_text(format_record_text(record)).record, GAMES_BY_NAME["skull"]
        )
        == record
    )


# Showing discs after a failed attempt (SK35, D6).


def game_after_failure() -> TableDriver:
    """Ada has turned both of hers and met Ben's skull; Cleo's two were not turned."""
    evening = TableDriver(first=0).seat_guests("Ada", "Ben", "Cleo").join("Zoe").start_game()
    evening.play_moves("Ada flower", "Ben flower", "Cleo skull")
    evening.play_moves("Ada flower", "Ben skull", "Cleo flower", "Ada bid 6", "Ada flip 1")
    assert isinstance(evening.happenings[-2].events[-1], AttemptFailed)
    return evening


def test_an_opponent_may_show_their_discs_that_were_not_turned() -> None:
    evening = game_after_failure()
    assert evening.send_request("Ben", Show(1)) == [
        facts.DiscsShown(at=evening.now, seat=1, discs=["flower"])
    ]
    assert evening.send_request("Cleo", Show(2)) == [
        facts.DiscsShown(at=evening.now, seat=2, discs=["skull", "flower"])
    ]
    for viewer in ("Ada", "Zoe", None):
        (shown,) = evening.table.visible_events(evening.happenings[-1], viewer)
        assert shown == facts.DiscsShown(at=evening.now, seat=2, discs=["skull", "flower"])


def test_discs_are_shown_once() -> None:
    evening = game_after_failure()
    evening.send_request("Cleo", Show(2))
    evening.expect_refusal("Cleo", Show(2), "refused-nothing-to-show")


def test_the_challenger_shows_nothing() -> None:
    """Not even what was not turned (SK34)."""
    evening = TableDriver(first=0).seat_guests("Ada", "Ben", "Cleo").start_game()
    evening.play_moves("Ada flower", "Ben flower", "Cleo flower")
    evening.play_moves("Ada skull", "Ben flower", "Cleo flower", "Ada bid 6")
    assert [event for event in evening.happenings[-1].events if isinstance(event, DiscFlipped)] == [
        DiscFlipped(0, 0, "skull")
    ]
    evening.expect_refusal("Ada", Show(0), "refused-nothing-to-show")
    evening.send_request("Ben", Show(1))


def test_discs_are_shown_by_their_owner_only() -> None:
    evening = game_after_failure()
    for seat in (0, 1, 3, 4, -3, 10**30):
        evening.expect_refusal("Cleo", Show(seat), "refused-not-your-seat")
    evening.expect_refusal("Cleo", Show(-1), "refused-nothing-to-show")
    evening.expect_refusal("Zoe", Show(2), "refused-not-your-seat")


def test_a_stack_that_was_turned_altogether_is_not_shown_again() -> None:
    evening = TableDriver(first=0).seat_guests("Ada", "Ben", "Cleo").start_game()
    evening.play_moves("Ada flower", "Ben skull", "Cleo flower", "Ada bid 3", "Ada flip 1")
    evening.expect_refusal("Ben", Show(1), "refused-nothing-to-show")
    evening.send_request("Cleo", Show(2))


def test_after_the_own_skull_everybody_else_may_show() -> None:
    evening = TableDriver(first=0).seat_guests("Ada", "Ben", "Cleo").start_game()
    evening.play_moves("Ada skull", "Ben skull", "Cleo flower", "Ada bid 3")
    assert evening.view_for(None).phase == "lose"  # Ada has still to choose
    evening.send_request("Ben", Show(1))
    evening.play_moves("Ada lose flower")
    evening.send_request("Cleo", Show(2))


def test_nothing_is_shown_before_a_failure() -> None:
    evening = TableDriver(first=0).seat_guests("Ada", "Ben", "Cleo")
    evening.expect_refusal("Ben", Show(1), "refused-not-your-seat")  # nobody plays yet
    evening.start_game().play_moves("Ada flower", "Ben flower", "Cleo flower")
    evening.expect_refusal("Ben", Show(1), "refused-nothing-to-show")
    evening.play_moves("Ada bid 2")
    evening.expect_refusal("Cleo", Show(2), "refused-nothing-to-show")


def test_nothing_is_shown_after_a_success() -> None:
    evening = TableDriver(first=0).seat_guests("Ada", "Ben", "Cleo").start_game()
    evening.play_moves("Ada flower", "Ben flower", "Cleo flower", "Ada bid 2")
    evening.play_moves("Ben pass", "Cleo pass", "Ada flip 1")
    assert evening.view_for(None).scores == [1, 0, 0]
    evening.expect_refusal("Cleo", Show(2), "refused-nothing-to-show")  # hers was not turned


def test_there_is_time_to_show_until_the_next_challenge_is_opened() -> None:
    evening = game_after_failure()
    evening.play_moves("Ada flower", "Ben flower", "Cleo flower")
    (shown,) = evening.send_request("Ben", Show(1))  # the discs of the round before
    assert isinstance(shown, facts.DiscsShown) and shown.discs == ["flower"]
    evening.play_moves("Ada bid 1")
    assert isinstance(evening.happenings[-1].events[0], ChallengeOpened)
    evening.expect_refusal("Cleo", Show(2), "refused-nothing-to-show")


def test_showing_is_never_a_ply_and_takes_no_time() -> None:
    evening = (
        TableDriver(first=0)
        .seat_guests("Ada", "Ben", "Cleo")
        .choose_settings(clock=Clock("bank", 60, 5))
    )
    evening.start_game().play_moves(
        "Ada skull", "Ben skull", "Cleo flower", "Ada bid 3"
    ).advance_clock(10)
    table = evening.table
    assert table.clocks is not None
    before = (
        table.game_record(),
        public_attributes(table.clocks),
        timers.next_due_at(table),
        table.decisions,
    )
    evening.send_request("Ben", Show(1))
    assert before == (
        table.game_record(),
        public_attributes(table.clocks),
        timers.next_due_at(table),
        table.decisions,
    )


def test_discs_may_be_shown_where_nobody_may_talk() -> None:
    evening = (
        TableDriver(first=0)
        .seat_guests("Ada", "Ben", "Cleo")
        .choose_settings(talk="off")
        .start_game()
    )
    evening.play_moves("Ada skull", "Ben skull", "Cleo flower", "Ada bid 3")
    evening.send_request("Ada", Mute("Ben"))
    evening.send_request("Ben", Show(1))


def test_whoever_resigned_may_show_too_but_not_for_others() -> None:
    evening = game_after_failure()
    evening.send_request("Cleo", Resign())
    evening.send_request("Cleo", Show(2))


def test_the_other_games_have_nothing_to_show() -> None:
    for game in ("skull_king", "saber_skull"):
        evening = TableDriver(game).seat_guests("Ada", "Ben", "Cleo").start_game().play_randomly()
        for player, guest in enumerate(("Ada", "Ben", "Cleo")):
            evening.expect_refusal(guest, Show(player), "refused-nothing-to-show")


@pytest.mark.parametrize(
    "wishes",
    [
        {"lost_disc": "pick"},
        {"lost_disc": "pick", "placement": "first_player_last", "last_chance": True},
        {"lost_disc": "pick", "two_tribes": True},
    ],
)
def test_what_may_be_shown_is_what_lies_face_down(wishes: dict[str, Any]) -> None:
    """Right after a failure, while the discs still lie there."""
    options = GAMES_BY_NAME["skull"].read_options(wishes)
    failures = 0
    for seed in range(4):
        evening = make_seated_table("skull", options, 3, seed=seed).start_game()
        for _ in evening.random_decisions():
            happened = evening.happenings[-1].events
            fails = [event for event in happened if isinstance(event, AttemptFailed)]
            if fails and evening.view_for(None).phase in ("lose", "point"):
                failures += 1
                assert evening.table.revealable == {
                    seat: discs
                    for seat in range(evening.state.num_seats)
                    if seat != fails[0].seat and (discs := face_down_discs(evening, seat))
                }
    assert failures > 5


def face_down_discs(evening: TableDriver, seat: int) -> list[str]:
    """As the owner sees the own stack."""
    game, player = evening.table.game, seat % len(evening.table.players)
    tribe = msgspec.to_builtins(game.view_for(evening.state, evening.table.options, player))[
        "tribes"
    ]
    stack: list[str] = tribe[seat]["own"]["stack"]
    return stack[: len(stack) - len(tribe[seat]["flipped"])]


# Marks on letters.


@pytest.mark.parametrize(
    "text",
    [
        "Nguyễn Thị Ánh, Đặng Thuỳ Trâm",
        "हिन्दी क्षत्रिय श्रीमती र्त्स्न्य",
        "مُحَمَّدٌ بِسْمِ ٱللّٰهِ",
        "שָׁלוֹם שִׁמְּךָ",
        "น้ำผึ้งที่นี่",
        "བསྒྲུབས རྒྱུ ཧཱུྃ",
        "မြွှောင်း",
        "Ọ̀ṣun, Ẹ̀gbẹ́, J̌ǰ",
        "☠️ ❤️ 1️⃣",
    ],
)
def test_marks_of_languages_stay(text: str) -> None:
    assert tidy_text(text, MAX_CHAT_LENGTH) == unicodedata.normalize("NFC", text)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("e\u0301", "é"),
        ("Z" + "\u0335" * 23, "Z" + "\u0335" * 4),
        ("ab" + "\u0335" * 23 + "c", "ab" + "\u0335" * 4 + "c"),
        ("a \u0335b", "a b"),
        ("\u0335\u0335a", "a"),
        ("a\u200b" + "\u0335" * 9, "a"),
        ("a\u20dd" * 2, "a\u20dd" * 2),
        (("a" + "\u0335" * 9) * 4, "a" + "\u0335" * 4 + ("a" + "\u0335" * 2) * 3),
        ("\u0335" * 23, ""),
    ],
)
def test_no_letter_carries_a_tower(text: str, shown: str) -> None:
    assert tidy_text(text, MAX_CHAT_LENGTH) == shown
    evening = table_with_chat("free")
    said = evening.send_request("Ben", Say(text))
    assert [fact.text for fact in said if isinstance(fact, facts.Talked)] == [shown] * bool(shown)


def test_names_carry_no_towers_either() -> None:
    assert clean_name("Zoe" + "\u0301" * 23) == "Zoé" + "\u0301" * 4
    assert clean_name("Zoe\u0301") == clean_name("Zo\ufe0fé") == "Zoé"
    with pytest.raises(Refused):
        clean_name("\u0301" * 23)
