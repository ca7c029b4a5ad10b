"""What happens at a table, and what is said at it, in words for people."""

from collections.abc import Mapping
from functools import reduce

from skulduggery.bots.registry import level_name
from skulduggery.core.options import option_text
from skulduggery.core.sentences import (
    event_message_id,
    format_list,
    game_name,
    option_name,
    value_name,
    yes_or_no,
)
from skulduggery.games import game_named
from skulduggery.table import facts
from skulduggery.table.chat import phrase_text
from skulduggery.table.facts import UNSEEN_FACTS
from skulduggery.table.rating_rules import is_counted
from skulduggery.table.settings import TableSettings
from skulduggery.table.table import Table
from skulduggery.words import translate

_TOLD_SLEEP_S = 60  # less than that nobody wonders about
_DURATION_UNITS_S = {"day": 24 * 3600, "hour": 3600, "minute": 60, "second": 1}


def fact_sentence(fact: facts.Fact, table: Table, language: str) -> str:
    """The fact, to a table that is about to take it in or just has; empty where nobody needs it.

    Who stands up or leaves has a name at the table only before.
    """
    if isinstance(fact, UNSEEN_FACTS):
        raise TypeError(f"{type(fact).__name__} is not shown as itself")
    if _is_silent(fact, table):
        return ""
    name = _subject_name(fact, table, language) or translate("table-somebody", language)
    details = _sentence_details(fact, table, language)
    return translate(event_message_id("table", type(fact)), language, name=name, **details)


def _is_silent(fact: facts.Fact, table: Table) -> bool:
    """Another salt for the draws says nothing to people, nor a question that nobody else hears."""
    match fact:
        case facts.Seated(salt_only=salt_only):
            return salt_only
        case facts.HintAsked(seat=seat):
            return table.match is not None and set(table.guests) <= {table.chair_at(seat).guest}
    return False


def clock_move_sentences(fact: facts.Decided, table: Table, language: str) -> list[str]:
    """What is to be said before a decision that nobody made; bots need no excuse."""
    if fact.by != "clock":
        return []
    return [translate("table-by-clock", language, name=_seat_name(fact.seat, table, language))]


def _subject_name(fact: facts.Fact, table: Table, language: str) -> str:
    """Whom the fact is about, as far as it or the table says."""
    named: str = getattr(fact, "name", "")
    if named:
        return named
    match fact:
        case facts.Stood(chair=chair):
            return table.chairs[chair].name
        case (
            facts.StoodIn(player=player)
            | facts.Resigned(player=player)
            | facts.BotSaid(player=player)
            | facts.TimeGiven(player=player)
        ):
            return _player_name(player, table)
        case facts.DiscsShown(seat=seat) | facts.HintAsked(seat=seat):
            return _seat_name(seat, table, language)
    return _guest_name(getattr(fact, "guest", ""), table)


def _guest_name(guest: str, table: Table) -> str:
    """Who has left in the middle of a game leaves the name on the chair."""
    if guest in table.guests:
        return table.guests[guest].name
    return next((chair.name for chair in table.chairs if guest and chair.guest == guest), "")


def _player_name(player: int, table: Table) -> str:
    """By the cast of the game, which stays when people go."""
    return table.seated_players[player].name if player < len(table.seated_players) else ""


def _seat_name(seat: int, table: Table, language: str) -> str:
    if table.match is None:
        return ""
    names = [player.name for player in table.seated_players]
    return table.game.seat_names(names, table.match.state.num_seats, language)[seat]


def _sentence_details(fact: facts.Fact, table: Table, language: str) -> dict[str, object]:
    """What else the sentence needs. Chairs are counted from 1 for people."""
    match fact:
        case facts.Created(game=game):
            return {"game": game_name(game, language)}
        case facts.Arrived(program=program):
            return {"program": yes_or_no(program)}
        case facts.Renamed(before=before):
            return {"before": before}
        case facts.Departed(guest=guest) | facts.Removed(guest=guest):
            played = {table.chairs[number].guest for number in table.players}
            playing = table.status == "playing" and guest in played
            return {"playing": yes_or_no(playing)}
        case facts.Muted(muted=muted):
            return {"muted": yes_or_no(muted)}
        case facts.Seated(chair=chair) | facts.Stood(chair=chair):
            return {"chair": chair + 1}
        case facts.BotSeated(chair=chair, level=level):
            return {"chair": chair + 1, "level": level_name(level, language)}
        case facts.ChairSet(chair=chair, open=is_open):
            return {"chair": chair + 1, "open": yes_or_no(is_open)}
        case facts.OptionsChosen(game=game, options=options):
            return _option_changes(game, options, language)
        case facts.SettingsChosen(settings=settings):
            return _setting_details(settings, language)
        case facts.Started(chairs=chairs):
            names = format_list((table.chairs[chair].name for chair in chairs), language)
            return {"game": game_name(table.game.name, language), "names": names}
        case facts.Abandoned(counts=counts):
            return {"counts": yes_or_no(counts)}
        case facts.ClockShifted(asleep=asleep):
            is_told = asleep >= _TOLD_SLEEP_S
            return {"asleep": duration_text(int(asleep), language) if is_told else "none"}
        case facts.TimeGiven(seconds=seconds):
            return {"seconds": int(seconds)}
        case facts.Talked(text=text):
            return {"text": text}
        case facts.PhraseSaid(phrase=phrase) | facts.BotSaid(phrase=phrase):
            return {"phrase": phrase_text(phrase, language)}
        case facts.Reacted(reaction=reaction):
            return {"reaction": reaction}
        case facts.DiscsShown(discs=discs):
            shown = format_list(
                (translate("a-disc", language, disc=disc) for disc in discs), language
            )
            return {"discs": shown, "count": len(discs)}
    return {}


# Options and settings.


def _option_changes(game: str, options: Mapping[str, object], language: str) -> dict[str, object]:
    """The game, and which of its options are not as usual."""
    usual = game_named(game).read_options({}).option_texts()
    told = [
        translate(
            "table-option",
            language,
            option=option_name(game, option, language),
            value=_option_value(game, option, option_text(value), language),
        )
        for option, value in options.items()
        if option_text(value) != usual[option]
    ]
    return {
        "game": game_name(game, language),
        "usual": yes_or_no(not told),
        "changes": _join_clauses(told, language) if told else "",
    }


def _option_value(game: str, option: str, text: str, language: str) -> str:
    """A value in words, also one of those that cannot be listed."""
    if option == "first" and text.isdigit():
        number = translate("table-nth-player", language, number=int(text) + 1)
        return value_name(game, option, text, language, name=number)
    if option == "ring" and text != "random":
        return value_name(game, option, text, language, ring=text)
    return value_name(game, option, text, language)


def _join_clauses(parts: list[str], language: str) -> str:
    """One; another; a third."""
    return reduce(
        lambda told, part: translate("list-then", language, before=told, after=part), parts
    )


def _setting_details(settings: TableSettings, language: str) -> dict[str, object]:
    """How a table is run, as its sentence needs it."""
    clock = settings.clock
    return {
        "rated": yes_or_no(settings.rated),
        "listed": yes_or_no(settings.listed),
        "clock": clock.kind,
        "time": duration_text(clock.seconds, language),
        "increment": duration_text(clock.increment, language) if clock.increment else "none",
        "talk": settings.talk,
        "kept": yes_or_no(settings.keep_talk),
        "slow": yes_or_no(settings.is_slow()),
        "grace": duration_text(settings.grace, language),
        "odds": yes_or_no(settings.odds),
        "hints": yes_or_no(settings.hints),
        "bots": yes_or_no(settings.lets_bots_talk()),
    }


def duration_text(seconds: int, language: str) -> str:
    """1 minute and 30 seconds."""
    told: list[str] = []
    left = seconds
    for unit, length in _DURATION_UNITS_S.items():
        count, left = divmod(left, length)
        if count or (unit == "second" and not told):
            told.append(translate("table-time", language, unit=unit, count=count))
    return format_list(told, language)


# Said before it happens.


def resign_warning(table: Table, language: str) -> str:
    """What resigning does."""
    return translate("table-before-resigning", language, rated=yes_or_no(is_counted(table)))


def leave_warning(table: Table, language: str) -> str:
    """What leaving the table does, now."""
    return translate(
        "table-before-leaving",
        language,
        playing=yes_or_no(table.status == "playing"),
        rated=yes_or_no(is_counted(table)),
        slow=yes_or_no(table.settings.is_slow()),
        grace=duration_text(table.settings.grace, language),
    )


# Reactions.


def reaction_name(reaction: str, language: str) -> str:
    """What a reaction is called in a list."""
    return translate(f"reaction-{reaction}", language)
