"""Bots that say something with a move, where the table wants it; and claims in the record."""

import pytest
from tests.table.table_driver import TableDriver

from skulduggery.bots.table_talk import Claim, claim_note, read_claim
from skulduggery.core.notation import format_record_text, parse_record_text
from skulduggery.core.record import Note, canonical_record
from skulduggery.core.rng import Rng
from skulduggery.games import GAMES_BY_NAME
from skulduggery.table import facts, timers
from skulduggery.table.chat import CHAT_PHRASES, phrases_by_moment
from skulduggery.table.requests import Phrase
from skulduggery.table.settings import TableSettings
from skulduggery.table.table_state import MIN_PLIES_BETWEEN_BOT_PHRASES
from skulduggery.words import translate


def table_with_bot(**settings: object) -> TableDriver:
    """Ada and Ben have laid a disc, and so has the bot, whose turn it is."""
    table = TableDriver(first=2).choose_settings(**{"bot_talk": True, **settings})
    table.seat_guests("Ada", "Ben", "bot").start_game()
    table.play_moves("Ada flower", "Ben skull")
    play_bot(table, "flower")
    return table


def play_bot(table: TableDriver, text: str) -> None:
    table.apply_facts(timers.bot_move_facts(table.table, 2, text, table.now))


def said_by_bot(table: TableDriver, seed: int) -> list[facts.AnyFact]:
    return timers.bot_talk_facts(table.table, 2, Rng(seed), table.now)


def first_phrase(table: TableDriver) -> facts.BotSaid:
    """What it says with the first seed with which it does not keep silent."""
    said = next(found for seed in range(500) if (found := said_by_bot(table, seed)))
    assert isinstance(said[0], facts.BotSaid)
    return said[0]


def test_a_bot_speaks_now_and_then_with_its_move() -> None:
    table = table_with_bot()
    spoke = [said_by_bot(table, seed) for seed in range(200)]
    assert 0 < sum(map(bool, spoke)) < 100  # it is silent more often
    fact = first_phrase(table)
    assert (fact.player, fact.at) == (2, table.now)
    assert fact.phrase in ("i-have-a-skull", "only-flowers")
    table.apply_facts([fact])
    play_bot(table, "bid 1")
    assert table.table.running_match().state.pending_seats() == [0]


@pytest.mark.parametrize(
    "settings", [{"bot_talk": False}, {"talk": "off"}, {"rated": True}], ids=str
)
def test_a_bot_is_silent_where_the_table_wants_it(settings: dict[str, object]) -> None:
    table = table_with_bot(**settings)
    assert [fact for seed in range(200) for fact in said_by_bot(table, seed)] == []


def test_bots_leave_room_for_others() -> None:
    table = table_with_bot()
    table.apply_facts([first_phrase(table)])
    assert [fact for seed in range(200) for fact in said_by_bot(table, seed)] == []
    assert table.table.last_bot_phrase_at == 3 < MIN_PLIES_BETWEEN_BOT_PHRASES
    play_bot(table, "flower")
    table.play_moves("Ada flower", "Ben flower")
    assert not table.table.lets_bot_speak()
    play_bot(table, "flower")
    table.play_moves("Ada flower")
    assert table.table.lets_bot_speak()


def test_whoever_stands_in_for_a_person_says_nothing_of_their_discs() -> None:
    table = table_with_bot()
    table.table.chairs[2].kind = "person"
    assert [fact for seed in range(200) for fact in said_by_bot(table, seed)] == []


def test_the_bots_of_other_games_are_silent() -> None:
    for game in ("skull_king", "saber_skull"):
        table = TableDriver(game).choose_settings(bot_talk=True)
        table.seat_guests("Ada", "Ben", "bot").start_game()
        assert [fact for seed in range(50) for fact in said_by_bot(table, seed)] == []


# In the record.


def claims_of(table: TableDriver) -> list[Claim]:
    return [claim for note in table.table.game_record().notes if (claim := read_claim(note))]


def test_claims_of_all_players_are_in_a_record_that_keeps_talk() -> None:
    table = table_with_bot(keep_talk=True).join("Zoe")
    said = first_phrase(table)
    table.apply_facts([said])
    play_bot(table, "flower")
    table.send_request("Ada", Phrase("only-flowers"))
    table.send_request("Ada", Phrase("trust-me"))  # which nobody can check
    table.send_request("Zoe", Phrase("i-have-a-skull"))  # who has no discs
    table.play_moves("Ada flower")
    assert claims_of(table) == [Claim(3, 2, said.phrase), Claim(4, 0, "only-flowers")]
    bot = table.table.player_names[2]
    comments = [note.text for note in table.table.game_record().notes if note.key == "#"]
    assert comments[0] == f"{bot}: {translate(f'phrase-{said.phrase}')}"
    record = table.table.game_record()
    text = format_record_text(record)
    assert canonical_record(parse_record_text(text).record, GAMES_BY_NAME["skull"]) == record


def test_claims_stay_out_of_a_record_without_talk() -> None:
    table = table_with_bot()
    table.apply_facts([first_phrase(table)])
    table.send_request("Ada", Phrase("only-flowers"))
    play_bot(table, "flower")
    table.play_moves("Ada flower")
    assert claims_of(table) == []


def test_a_claim_after_the_last_move_of_an_abandoned_game_is_no_note_on_it() -> None:
    table = table_with_bot(keep_talk=True)
    table.send_request("Ada", Phrase("only-flowers"))
    assert [note.key for note in table.table.notes if note.key in ("#", "claim")] == ["#", "claim"]
    assert claims_of(table) == []


@pytest.mark.parametrize(
    "note", [Note(1, "#", "0 only-flowers"), Note(1, "claim", "Ada only-flowers")], ids=str
)
def test_other_notes_are_no_claims(note: Note) -> None:
    assert read_claim(note) is None
    claim = Claim(1, 0, "only-flowers")
    assert read_claim(claim_note(claim)) == claim


# Phrases for a moment.


def test_phrases_that_fit_the_moment_come_first_and_none_is_missing() -> None:
    moments = phrases_by_moment({"raise": ("too-high", "not-a-phrase", "ouch")})
    assert set(moments) == {"open", "playing", "over", "raise"}
    assert moments["raise"][:2] == ["too-high", "ouch"]
    assert moments["over"][0] == "well-played"
    for phrases in moments.values():
        assert sorted(phrases) == sorted(CHAT_PHRASES)


def test_bots_are_silent_unless_somebody_wants_them_to_talk() -> None:
    assert not TableSettings().lets_bots_talk()
    assert TableSettings(bot_talk=True).lets_bots_talk()
