"""Everything people are told about a table is a sentence, with names in it, in every language."""

from typing import get_args

import pytest

from skulduggery.games import GAMES_BY_NAME
from skulduggery.table import facts
from skulduggery.table.chat import CHAT_PHRASES, CHAT_REACTIONS
from skulduggery.table.sentences import (
    duration_text,
    fact_sentence,
    leave_warning,
    resign_warning,
)
from skulduggery.table.settings import Clock, TableSettings
from skulduggery.table.table import Table, table_from_log
from skulduggery.words import SUPPORTED_LANGUAGES

ADA_ID, BEN_ID, CLEO_ID = "id-q1", "id-q2", "id-q3"  # guests, as the log knows them
BOT_NAME = "Flint"
BANK_SETTINGS = TableSettings(
    clock=Clock("bank", 600, 5), talk="phrases", listed=True, rated=True, grace=90, keep_talk=True
)
SLOW_SETTINGS = TableSettings(clock=Clock("decision", 3 * 24 * 3600), talk="off")
NO_ODDS_SETTINGS = TableSettings(odds=False)
HINT_SETTINGS = TableSettings(hints=True)
BOT_TALK_SETTINGS = TableSettings(bot_talk=True)


def open_table(settings: TableSettings | None = None, **options: bool | int | str) -> Table:
    """Ada, Ben and a bot sit, Cleo looks on."""
    return table_from_log(
        [
            facts.Created(
                at=0,
                table="id-t",
                game="skull",
                options=options,
                settings=settings or TableSettings(),
                host=ADA_ID,
                name="Ada",
                secret="c0ffee",
                commitment="id-c",
            ),
            facts.Arrived(at=0, guest=BEN_ID, name="Ben"),
            facts.Arrived(at=0, guest=CLEO_ID, name="Cleo"),
            facts.Seated(at=0, chair=0, guest=ADA_ID, salt="id-s"),
            facts.Seated(at=0, chair=1, guest=BEN_ID, salt="id-s"),
            facts.BotSeated(at=0, chair=2, level="random", name=BOT_NAME),
        ]
    )


STARTED_FACT = facts.Started(at=0, chairs=[0, 1, 2], salts=["id-s", "id-s", ""], rules=1)


def start_table(settings: TableSettings | None = None, **options: bool | int | str) -> Table:
    table = open_table(settings, first=0, **options)
    table.apply(STARTED_FACT)
    return table


CREATED_FACT = facts.Created(
    at=0,
    table="id-t",
    game="skull",
    options={},
    settings=TableSettings(),
    host=ADA_ID,
    name="Ada",
    commitment="id-c",
)

# Each with the names its sentence has to have.
FACTS_BEFORE_GAME: list[tuple[facts.Fact, list[str]]] = [
    (CREATED_FACT, ["Ada"]),
    (facts.Arrived(at=0, guest="id-q4", name="Dario"), ["Dario"]),
    (facts.Arrived(at=0, guest="id-q4", name="Dario", program=True), ["Dario"]),
    (facts.Renamed(at=0, guest=BEN_ID, before="Ben", name="Benno"), ["Ben", "Benno"]),
    (facts.Departed(at=0, guest=BEN_ID, name="Ben"), ["Ben"]),
    (facts.Departed(at=0, guest=CLEO_ID, name="Cleo"), ["Cleo"]),
    (facts.Removed(at=0, guest=CLEO_ID, name="Cleo"), ["Cleo"]),
    (facts.Muted(at=0, guest=CLEO_ID, muted=True), ["Cleo"]),
    (facts.Muted(at=0, guest=CLEO_ID, muted=False), ["Cleo"]),
    (facts.HostPassed(at=0, guest=BEN_ID), ["Ben"]),
    (facts.Seated(at=0, chair=3, guest=CLEO_ID, salt="id-s"), ["Cleo", "4"]),
    (facts.Stood(at=0, chair=1, name="Ben"), ["Ben", "2"]),
    (facts.BotSeated(at=0, chair=3, level="random", name="Kelp"), ["Kelp", "4"]),
    (facts.ChairSet(at=0, chair=3, open=True), ["4"]),
    (facts.ChairSet(at=0, chair=3, open=False), ["4"]),
    (facts.OptionsChosen(at=0, game="skull", options={}), ["Skull"]),
    (facts.OptionsChosen(at=0, game="skull", options={"first": 2, "boxes": 2}), ["Skull", "3"]),
    (
        facts.OptionsChosen(at=0, game="saber_skull", options={"ring": "1 2 K 5 3 B 4"}),
        ["Säbel & Schädel", "1 2 K 5 3 B 4"],
    ),
    (facts.SettingsChosen(at=0, settings=TableSettings()), ["1 "]),
    (facts.SettingsChosen(at=0, settings=BANK_SETTINGS), ["10 ", "5 ", "1 ", "30 "]),
    (facts.SettingsChosen(at=0, settings=SLOW_SETTINGS), ["3 "]),
    (facts.SettingsChosen(at=0, settings=NO_ODDS_SETTINGS), ["1 "]),
    (facts.SettingsChosen(at=0, settings=HINT_SETTINGS), ["1 "]),
    (facts.SettingsChosen(at=0, settings=BOT_TALK_SETTINGS), ["1 ", "ot"]),
    (STARTED_FACT, ["Skull", "Ada", "Ben", BOT_NAME]),
    (facts.WentAway(at=0, guest=BEN_ID), ["Ben"]),
    (facts.Agreed(at=0, guest=BEN_ID), ["Ben"]),
    (facts.CameBack(at=0, guest=BEN_ID), ["Ben"]),
    (facts.Talked(at=0, guest=CLEO_ID, text="Ahoy"), ["Cleo", "Ahoy"]),
    *((facts.PhraseSaid(at=0, guest=BEN_ID, phrase=phrase), ["Ben"]) for phrase in CHAT_PHRASES),
    *(
        (facts.Reacted(at=0, guest=BEN_ID, reaction=reaction), ["Ben"])
        for reaction in CHAT_REACTIONS
    ),
]
FACTS_IN_GAME: list[tuple[facts.Fact, list[str]]] = [
    (facts.Departed(at=0, guest=BEN_ID, name="Ben"), ["Ben", "ot"]),
    (facts.Departed(at=0, guest=CLEO_ID, name="Cleo"), ["Cleo"]),
    (facts.Removed(at=0, guest=BEN_ID, name="Ben"), ["Ben", "ot"]),
    (facts.HintAsked(at=0, seat=1), ["Ben"]),
    (facts.StoodIn(at=0, player=1), ["Ben"]),
    (facts.Resigned(at=0, player=1), ["Ben"]),
    *((facts.BotSaid(at=0, player=2, phrase=phrase), [BOT_NAME]) for phrase in CHAT_PHRASES),
    (facts.Ended(at=0, secret="c0ffee"), []),
    (facts.Closed(at=0), []),
    (facts.ClockShifted(at=0, asleep=7200.0), ["2"]),
    (facts.TimeGiven(at=0, player=1, seconds=5.0), ["Ben", "5"]),
    (facts.Abandoned(at=0, secret="c0ffee"), []),
    (facts.Abandoned(at=0, secret="c0ffee", counts=True), []),
    (facts.DiscsShown(at=0, seat=1, discs=["skull"]), ["Ben"]),
    (facts.DiscsShown(at=0, seat=1, discs=["flower", "skull", "last"]), ["Ben"]),
    (facts.RematchProposed(at=0, guest=BEN_ID, commitment="id-c"), ["Ben"]),
    (facts.RematchAgreed(at=0, guest=BEN_ID, salt="id-s"), ["Ben"]),
    (facts.RematchCalled(at=0, match=1, commitment="id-c"), []),
]


def is_sentence(told: str) -> bool:
    bad = ("id-", "c0ffee", "{", "}", "None", "_", "  ", " .", " ,", "\n", "hidden")
    return told[-1] in ".!”“»" and told[0].isupper() and not any(part in told for part in bad)


def test_nothing_is_left_out() -> None:
    told = {type(fact) for fact, _ in FACTS_BEFORE_GAME + FACTS_IN_GAME}
    assert told == set(get_args(facts.AnyFact)) - set(facts.UNSEEN_FACTS)


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
def test_every_fact_has_a_sentence_with_names(language: str) -> None:
    for table, told in ((open_table(), FACTS_BEFORE_GAME), (start_table(), FACTS_IN_GAME)):
        for fact, names in told:
            words = fact_sentence(fact, table, language)
            assert is_sentence(words), words
            assert all(name in words for name in names), words


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
def test_each_kind_is_told_in_its_own_way(language: str) -> None:
    told = [fact_sentence(fact, open_table(), language) for fact, _ in FACTS_BEFORE_GAME]
    told += [fact_sentence(fact, start_table(), language) for fact, _ in FACTS_IN_GAME]
    twice = {words for words in told if told.count(words) > 1}
    assert twice == {
        fact_sentence(facts.Departed(at=0, guest=CLEO_ID, name="Cleo"), open_table(), language)
    }


@pytest.mark.parametrize(
    "fact", [facts.Decided(at=0, seat=0, text="flower"), facts.Drawn(at=0, text="first 0")]
)
def test_plies_are_for_the_game_to_tell(fact: facts.Fact) -> None:
    with pytest.raises(TypeError):
        fact_sentence(fact, start_table(), "en")


def test_a_fact_that_was_never_put_into_words_is_an_error() -> None:
    class Unheard(facts.Fact, frozen=True, kw_only=True):
        pass

    with pytest.raises(LookupError):
        fact_sentence(Unheard(at=0), open_table(), "en")


# Names of those who are gone.


def test_who_leaves_in_the_middle_is_named_by_the_chair() -> None:
    table = start_table()
    gone = facts.Departed(at=0, guest=BEN_ID, name="Ben")
    before = fact_sentence(gone, table, "en")
    table.apply(gone)
    assert fact_sentence(gone, table, "en") == before
    assert before == "Ben leaves the table, and a bot takes over the seat."
    said = facts.Talked(at=0, guest=BEN_ID, text="Bye")
    assert fact_sentence(said, table, "en") == "Ben: “Bye”"


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
def test_a_player_keeps_the_name_when_the_chair_is_free_again(language: str) -> None:
    table = start_table()
    table.apply(facts.Abandoned(at=0, secret=""))
    table.apply(facts.Departed(at=0, guest=BEN_ID, name="Ben"))
    assert "Ben" in fact_sentence(facts.Resigned(at=0, player=1), table, language)
    assert "Ben" in fact_sentence(facts.DiscsShown(at=0, seat=1, discs=["skull"]), table, language)


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
def test_nobody_is_called_by_an_id(language: str) -> None:
    table = start_table()
    table.apply(facts.RematchCalled(at=0, match=1, commitment="id-c"))
    for fact in (
        facts.WentAway(at=0, guest="id-q9"),
        facts.Resigned(at=0, player=1),
        facts.DiscsShown(at=0, seat=1, discs=["skull"]),
    ):
        assert is_sentence(fact_sentence(fact, table, language))


def test_two_tribes_are_told_apart() -> None:
    table = start_table(two_tribes=True)
    shown = [
        fact_sentence(facts.DiscsShown(at=0, seat=seat, discs=["flower"]), table, "en")
        for seat in (1, 4)
    ]
    assert shown[0] == "Ben (Lotus) shows the disc nobody turned: a flower."
    assert shown[1] == "Ben (Hibiscus) shows the disc nobody turned: a flower."


# Settings, options, and what is said before it happens.


def test_settings_are_told_as_people_say_them() -> None:
    told = fact_sentence(facts.SettingsChosen(at=0, settings=BANK_SETTINGS), open_table(), "en")
    assert told == (
        "This game is rated and the table is in the lobby. The clock gives everyone 10 minutes for "
        "the whole game, plus 5 seconds with each decision. Chat is by preset phrases and saved "
        "with the game. A bot takes over for anyone away for 1 minute and 30 seconds."
    )
    told = fact_sentence(facts.SettingsChosen(at=0, settings=SLOW_SETTINGS), open_table(), "en")
    assert told == (
        "This game is unrated and the table is reached by its link only. "
        "The clock gives 3 days for each decision. Chat is off. Nobody needs to stay connected."
    )


def test_only_unusual_options_are_told() -> None:
    wishes: dict[str, bool | int | str] = {
        "first": 0,
        "placement": "simultaneous",
        "last_chance": True,
    }
    told = fact_sentence(
        facts.OptionsChosen(at=0, game="skull", options=wishes), open_table(), "en"
    )
    assert told == (
        "The game is now Skull. First player: number 1 at the table; Last Chance: with it."
    )


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_every_game_can_be_chosen(game: str, language: str) -> None:
    for preset in (None, *GAMES_BY_NAME[game].presets):
        options = GAMES_BY_NAME[game].read_options({}, preset).option_texts()
        chosen = facts.OptionsChosen(at=0, game=game, options=dict(options))
        assert is_sentence(fact_sentence(chosen, open_table(), language))


def test_durations() -> None:
    assert duration_text(5, "en") == "5 seconds"
    assert duration_text(3600, "en") == "1 hour"
    assert duration_text(2 * 24 * 3600 + 61, "de") == "2 Tage, 1 Minute und 1 Sekunde"


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
def test_what_leaving_does_is_said_before(language: str) -> None:
    rated, casual = TableSettings(rated=True), TableSettings(rated=False)
    told = [
        *(resign_warning(start_table(settings), language) for settings in (rated, casual)),
        *(
            leave_warning(start_table(settings), language)
            for settings in (rated, casual, SLOW_SETTINGS)
        ),
        leave_warning(open_table(), language),
    ]
    assert all(is_sentence(words) for words in told), told
    assert len(set(told)) == len(told)
    assert duration_text(TableSettings().grace, language) in told[2]


def test_a_resigned_seat_is_given_up_for_good() -> None:
    assert resign_warning(start_table(TableSettings(rated=True)), "en") == (
        "Resigning is final: a bot plays your seat to the end, "
        "and you come last in this rated game."
    )


def test_another_salt_is_not_told() -> None:
    given = facts.Seated(at=0, chair=0, guest=ADA_ID, salt="id-z", salt_only=True)
    assert fact_sentence(given, open_table(), "en") == ""
