"""Table talk, as free as the table wants it; and discs shown after a failed attempt."""

from typing import Any

import msgspec
import pytest
from tests.table.evening import Evening, gathered, parts_of

from skulduggery.core.notation import read_text, write_text
from skulduggery.core.record import canonical
from skulduggery.games import GAMES
from skulduggery.games.skull.rules.events import AttemptFailed, ChallengeOpened, DiscFlipped
from skulduggery.table import facts, timers
from skulduggery.table.chat import LONGEST_TEXT, PHRASES, REACTIONS
from skulduggery.table.requests import AnyRequest, Mute, Phrase, React, Resign, Say, Show
from skulduggery.table.settings import Clock
from skulduggery.words import say

SAY, PHRASE, REACT = Say("ahoy"), Phrase("trust-me"), React("laugh")


def talking(talk: str) -> Evening:
    return Evening().join("Ben").settle(talk=talk)


# What may be said.


@pytest.mark.parametrize(
    ("talk", "allowed"),
    [("free", [SAY, PHRASE, REACT]), ("phrases", [PHRASE, REACT]), ("off", [])],
)
def test_the_table_chooses_how_freely_people_talk(talk: str, allowed: list[AnyRequest]) -> None:
    evening = talking(talk)
    for request in (SAY, PHRASE, REACT):
        if request in allowed:
            assert len(evening.ask("Ben", request)) == 1
        else:
            assert evening.refused("Ben", request, "refused-talk").details == {"talk": talk}


def test_talk_is_told_to_everybody_as_it_was_said() -> None:
    evening = talking("free")
    said = [*evening.ask("Ben", SAY), *evening.ask("Ben", PHRASE), *evening.ask("Ben", REACT)]
    assert said == [
        facts.Talked(at=evening.now, guest="Ben", text="ahoy"),
        facts.PhraseSaid(at=evening.now, guest="Ben", phrase="trust-me"),
        facts.Reacted(at=evening.now, guest="Ben", reaction="laugh"),
    ]
    for fact, happening in zip(said, evening.happenings[-3:], strict=True):
        for viewer in ("Ada", None):
            assert evening.table.told(happening, viewer) == [fact]


def test_all_phrases_and_reactions_can_be_used() -> None:
    evening = talking("phrases")
    for phrase in PHRASES:
        evening.ask("Ben", Phrase(phrase))
    for reaction in REACTIONS:
        evening.ask("Ben", React(reaction))
    assert len(evening.facts(facts.PhraseSaid)) == len(PHRASES)
    assert len(evening.facts(facts.Reacted)) == len(REACTIONS)


@pytest.mark.parametrize("unknown", ["", "laugh out loud", "TRUST-ME", "\x00" * 9999, "\ud800"])
def test_an_unknown_phrase_or_reaction_is_refused(unknown: str) -> None:
    evening = talking("free")
    for request in (Phrase(unknown), React(unknown)):
        shown = str(evening.refused("Ben", request, "refused-phrase").details["phrase"])
        assert len(shown) <= 60
        assert shown.isprintable()


def test_a_phrase_is_no_reaction() -> None:
    evening = talking("free")
    evening.refused("Ben", Phrase("laugh"), "refused-phrase")
    evening.refused("Ben", React("trust-me"), "refused-phrase")


@pytest.mark.parametrize("talk", ["free", "off"])
@pytest.mark.parametrize("request_", [SAY, PHRASE, REACT], ids=["say", "phrase", "react"])
def test_whoever_is_muted_is_silent_whatever_the_table_allows(
    talk: str, request_: AnyRequest
) -> None:
    evening = talking(talk)
    evening.ask("Ada", Mute("Ben"))
    evening.refused("Ben", request_, "refused-muted")


def test_whoever_is_muted_still_plays() -> None:
    evening = Evening(first=0).seat("Ada", "Ben", "Cleo").start()
    evening.ask("Ada", Mute("Ben"))
    evening.play("Ben skull")
    evening.ask("Ada", Mute("Ben", muted=False))
    evening.ask("Ben", SAY)


def test_talk_goes_on_during_the_game_and_after_it() -> None:
    evening = Evening().seat("Ada", "Ben", "Cleo").join("Zoe").start()
    evening.ask("Zoe", SAY)
    plies = len(evening.table.running().plies)
    evening.play_on()
    evening.ask("Ben", SAY)
    assert len(evening.table.running().plies) > plies


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
        ("x" * 10_000, "x" * LONGEST_TEXT),
        ("\u0301" * 10_000, "\u0301" * LONGEST_TEXT),
        ("a " * 10_000, ("a " * 10_000)[:LONGEST_TEXT].strip()),
        ("☠ skull: naïve, 日本語, עברית", "☠ skull: naïve, 日本語, עברית"),
    ],
)
def test_texts_are_one_line_without_what_cannot_be_seen(typed: str, shown: str) -> None:
    evening = talking("free")
    (fact,) = evening.ask("Ben", Say(typed))
    assert isinstance(fact, facts.Talked)
    assert fact.text == shown


@pytest.mark.parametrize("nothing", ["", " \n\t ", "\u200b", "\x00" * 10_000])
def test_saying_nothing_is_nothing(nothing: str) -> None:
    assert talking("free").ask("Ben", Say(nothing)) == []


# In the record.


def comments(evening: Evening) -> list[tuple[int, str]]:
    return [(n.at, n.text) for n in evening.table.record().notes if n.key == "#"]


def test_talk_stays_out_of_the_record() -> None:
    evening = Evening().seat("Ada", "Ben", "Cleo").start()
    for request in (SAY, PHRASE, REACT):
        evening.ask("Ada", request)
    evening.play_on()
    assert comments(evening) == []


def test_talk_is_in_the_record_where_the_table_said_so() -> None:
    evening = Evening(first=0).seat("Ada", "Ben", "Cleo").settle(keep_talk=True)
    evening.ask("Ada", Say("before the game"))
    evening.start().play("Ada skull")
    evening.ask("Ben", Say('"mine" ; is\n# a flower'))
    evening.play("Ben flower")
    evening.ask("Cleo", PHRASE)
    evening.ask("Cleo", REACT)
    assert comments(evening) == [
        (1, 'Ben: "mine" ; is # a flower'),
        (2, f"Cleo: {say('phrase-trust-me')}"),
    ]
    record = evening.play_on().table.record()
    assert canonical(read_text(write_text(record)).record, GAMES["skull"]) == record


# Showing discs after a failed attempt (SK35, D6).


def failed() -> Evening:
    """Ada has turned both of hers and met Ben's skull; Cleo's two were not turned."""
    evening = Evening(first=0).seat("Ada", "Ben", "Cleo").join("Zoe").start()
    evening.play("Ada flower", "Ben flower", "Cleo skull")
    evening.play("Ada flower", "Ben skull", "Cleo flower", "Ada bid 6", "Ada flip 1")
    assert isinstance(evening.happenings[-2].events[-1], AttemptFailed)
    return evening


def test_an_opponent_may_show_their_discs_that_were_not_turned() -> None:
    evening = failed()
    assert evening.ask("Ben", Show(1)) == [
        facts.DiscsShown(at=evening.now, seat=1, discs=["flower"])
    ]
    assert evening.ask("Cleo", Show(2)) == [
        facts.DiscsShown(at=evening.now, seat=2, discs=["skull", "flower"])
    ]
    for viewer in ("Ada", "Zoe", None):
        (shown,) = evening.table.told(evening.happenings[-1], viewer)
        assert shown == facts.DiscsShown(at=evening.now, seat=2, discs=["skull", "flower"])


def test_discs_are_shown_once() -> None:
    evening = failed()
    evening.ask("Cleo", Show(2))
    evening.refused("Cleo", Show(2), "refused-nothing-to-show")


def test_the_challenger_shows_nothing() -> None:
    """Not even what was not turned (SK34)."""
    evening = Evening(first=0).seat("Ada", "Ben", "Cleo").start()
    evening.play("Ada flower", "Ben flower", "Cleo flower")
    evening.play("Ada skull", "Ben flower", "Cleo flower", "Ada bid 6")
    assert [event for event in evening.happenings[-1].events if isinstance(event, DiscFlipped)] == [
        DiscFlipped(0, 0, "skull")
    ]
    evening.refused("Ada", Show(0), "refused-nothing-to-show")
    evening.ask("Ben", Show(1))


def test_discs_are_shown_by_their_owner_only() -> None:
    evening = failed()
    for seat in (0, 1, 3, 4, -3, 10**30):
        evening.refused("Cleo", Show(seat), "refused-not-your-seat")
    evening.refused("Cleo", Show(-1), "refused-nothing-to-show")
    evening.refused("Zoe", Show(2), "refused-not-your-seat")


def test_a_stack_that_was_turned_altogether_is_not_shown_again() -> None:
    evening = Evening(first=0).seat("Ada", "Ben", "Cleo").start()
    evening.play("Ada flower", "Ben skull", "Cleo flower", "Ada bid 3", "Ada flip 1")
    evening.refused("Ben", Show(1), "refused-nothing-to-show")
    evening.ask("Cleo", Show(2))


def test_after_the_own_skull_everybody_else_may_show() -> None:
    evening = Evening(first=0).seat("Ada", "Ben", "Cleo").start()
    evening.play("Ada skull", "Ben skull", "Cleo flower", "Ada bid 3")
    assert evening.view(None).phase == "lose"  # Ada has still to choose
    evening.ask("Ben", Show(1))
    evening.play("Ada lose flower")
    evening.ask("Cleo", Show(2))


def test_nothing_is_shown_before_a_failure() -> None:
    evening = Evening(first=0).seat("Ada", "Ben", "Cleo")
    evening.refused("Ben", Show(1), "refused-not-your-seat")  # nobody plays yet
    evening.start().play("Ada flower", "Ben flower", "Cleo flower")
    evening.refused("Ben", Show(1), "refused-nothing-to-show")
    evening.play("Ada bid 2")
    evening.refused("Cleo", Show(2), "refused-nothing-to-show")


def test_nothing_is_shown_after_a_success() -> None:
    evening = Evening(first=0).seat("Ada", "Ben", "Cleo").start()
    evening.play("Ada flower", "Ben flower", "Cleo flower", "Ada bid 2")
    evening.play("Ben pass", "Cleo pass", "Ada flip 1")
    assert evening.view(None).scores == [1, 0, 0]
    evening.refused("Cleo", Show(2), "refused-nothing-to-show")  # hers was not turned


def test_there_is_time_to_show_until_the_next_challenge_is_opened() -> None:
    evening = failed()
    evening.play("Ada flower", "Ben flower", "Cleo flower")
    (shown,) = evening.ask("Ben", Show(1))  # the discs of the round before
    assert isinstance(shown, facts.DiscsShown) and shown.discs == ["flower"]
    evening.play("Ada bid 1")
    assert isinstance(evening.happenings[-1].events[0], ChallengeOpened)
    evening.refused("Cleo", Show(2), "refused-nothing-to-show")


def test_showing_is_never_a_ply_and_takes_no_time() -> None:
    evening = Evening(first=0).seat("Ada", "Ben", "Cleo").settle(clock=Clock("bank", 60, 5))
    evening.start().play("Ada skull", "Ben skull", "Cleo flower", "Ada bid 3").wait(10)
    table = evening.table
    assert table.clocks is not None
    before = (table.record(), parts_of(table.clocks), timers.next_tick(table), table.decisions)
    evening.ask("Ben", Show(1))
    assert before == (
        table.record(),
        parts_of(table.clocks),
        timers.next_tick(table),
        table.decisions,
    )


def test_discs_may_be_shown_where_nobody_may_talk() -> None:
    evening = Evening(first=0).seat("Ada", "Ben", "Cleo").settle(talk="off").start()
    evening.play("Ada skull", "Ben skull", "Cleo flower", "Ada bid 3")
    evening.ask("Ada", Mute("Ben"))
    evening.ask("Ben", Show(1))


def test_whoever_resigned_may_show_too_but_not_for_others() -> None:
    evening = failed()
    evening.ask("Cleo", Resign())
    evening.ask("Cleo", Show(2))


def test_the_other_games_have_nothing_to_show() -> None:
    for game in ("skull_king", "saber_skull"):
        evening = Evening(game).seat("Ada", "Ben", "Cleo").start().play_on()
        for player, guest in enumerate(("Ada", "Ben", "Cleo")):
            evening.refused(guest, Show(player), "refused-nothing-to-show")


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
    options = GAMES["skull"].read_options(wishes)
    failures = 0
    for seed in range(4):
        evening = gathered("skull", options, 3, seed=seed).start()
        for _ in evening.playing():
            happened = evening.happenings[-1].events
            fails = [event for event in happened if isinstance(event, AttemptFailed)]
            if fails and evening.view(None).phase in ("lose", "point"):
                failures += 1
                assert evening.table.showable == {
                    seat: discs
                    for seat in range(evening.state.num_seats)
                    if seat != fails[0].seat and (discs := face_down(evening, seat))
                }
    assert failures > 5


def face_down(evening: Evening, seat: int) -> list[str]:
    """As the owner sees the own stack."""
    game, player = evening.table.game, seat % len(evening.table.players)
    tribe = msgspec.to_builtins(game.view(evening.state, evening.table.options, player))["tribes"]
    stack: list[str] = tribe[seat]["own"]["stack"]
    return stack[: len(stack) - len(tribe[seat]["flipped"])]
