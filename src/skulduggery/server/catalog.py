"""What this server offers, in words: games with their options, bots, phrases."""

from functools import cache

import msgspec

from skulduggery.bots.registry import (
    LEVEL_NAMES,
    first_level,
    level_about,
    level_name,
    levels_of,
    offered_bots,
    usual_level,
)
from skulduggery.core.game import AnyGame
from skulduggery.core.sentences import (
    game_about,
    game_name,
    option_about,
    option_name,
    preset_about,
    preset_name,
    value_about,
    value_name,
)
from skulduggery.games import GAMES_BY_NAME, package_named
from skulduggery.games.catalog import OptionRow, describe_game
from skulduggery.study.hint import has_advisor
from skulduggery.table.chat import (
    CHAT_PHRASES,
    CHAT_REACTIONS,
    phrase_text,
    phrases_by_moment,
)
from skulduggery.table.sentences import reaction_name

_SEAT_PLACEHOLDERS = [f"{{{seat}}}" for seat in range(12)]  # as many as any game seats


class OfferedChoice(msgspec.Struct, frozen=True):
    """Something to choose: as programs say it, what it is called, and what it means."""

    value: str
    name: str
    about: str


class OfferedOption(msgspec.Struct, frozen=True):
    option: str
    name: str
    about: str
    default: str
    values: list[OfferedChoice]  # as far as they can be listed


class OfferedGame(msgspec.Struct, frozen=True):
    game: str
    name: str
    about: str
    players: list[int]  # how many can play by the usual rules
    minutes: list[int]  # how long that takes, roughly, for each of these numbers
    options: list[OfferedOption]
    presets: list[OfferedChoice]
    levels: list[str]  # of the bots that play it, weaker ones first
    usual_level: str  # which gives most people a good game
    reviews: bool  # whether its games can be reviewed
    # By moment (the phase of a game that is on, else the status of the table): all phrases, those
    # that fit it first.
    phrases: dict[str, list[str]]
    first_level: str  # for somebody's first game
    labels: dict[str, str]  # of all moves, by their text; {2} stands for the name of seat 2


class OfferedPhrase(msgspec.Struct, frozen=True):
    """Something to say or do at a table without typing."""

    value: str
    text: str


class Offer(msgspec.Struct, frozen=True):
    games: list[OfferedGame]
    levels: list[OfferedChoice]  # of bots, in all games
    phrases: list[OfferedPhrase]
    reactions: list[OfferedPhrase]


@cache
def build_offer(language: str, allowed_bots: tuple[str, ...] = ()) -> Offer:
    """`allowed_bots` are those of others that the host has allowed."""
    levels = [
        level for level in LEVEL_NAMES if any(level in levels_of(game) for game in GAMES_BY_NAME)
    ]
    return Offer(
        games=[_offered_game(game, language, allowed_bots) for game in GAMES_BY_NAME.values()],
        levels=[
            OfferedChoice(level, level_name(level, language), level_about(level, language))
            for level in (*levels, *allowed_bots)
        ],
        phrases=[OfferedPhrase(phrase, phrase_text(phrase, language)) for phrase in CHAT_PHRASES],
        reactions=[
            OfferedPhrase(reaction, reaction_name(reaction, language))
            for reaction in CHAT_REACTIONS
        ],
    )


def _offered_game(game: AnyGame, language: str, allowed_bots: tuple[str, ...]) -> OfferedGame:
    row = describe_game(game)
    return OfferedGame(
        game=row.game,
        name=game_name(row.game, language),
        about=game_about(row.game, language),
        players=row.players,
        minutes=[players * package_named(row.game).minutes_per_player for players in row.players],
        options=[_offered_option(row.game, option, language) for option in row.options],
        presets=[
            OfferedChoice(
                preset,
                preset_name(row.game, preset, language),
                preset_about(row.game, preset, language),
            )
            for preset in row.presets
        ],
        levels=list(offered_bots(row.game, allowed_bots)),
        usual_level=usual_level(row.game),
        reviews=has_advisor(row.game),
        phrases=phrases_by_moment(package_named(row.game).phase_phrases),
        first_level=first_level(row.game),
        labels={
            text: game.action_label(text, _SEAT_PLACEHOLDERS, language)
            for text in game.action_texts
        },
    )


def _offered_option(game: str, row: OptionRow, language: str) -> OfferedOption:
    others = [value for value in row.choices if value != row.default]
    return OfferedOption(
        option=row.option,
        name=option_name(game, row.option, language),
        about=option_about(game, row.option, language),
        default=row.default,
        values=[
            OfferedChoice(
                value,
                value_name(game, row.option, value, language),
                value_about(game, row.option, value, language),
            )
            for value in (row.default, *others)
        ],
    )
