"""Before a game and after it: chairs, bots, options, settings, the start and the rematch."""

from collections.abc import Iterator

import msgspec

from skulduggery.bots.registry import BOT_NAMES, offered_bots, usual_level
from skulduggery.core.errors import shorten_text
from skulduggery.core.match import Match
from skulduggery.games import game_named
from skulduggery.table import facts, requests
from skulduggery.table.chat import MAX_SALT_LENGTH, tidy_text, unique_name
from skulduggery.table.command_context import CommandContext
from skulduggery.table.game_commands import draw_chance
from skulduggery.table.provable_random import Draws, commitment_of
from skulduggery.table.rating_rules import shares_origin
from skulduggery.table.requests import Refused
from skulduggery.table.seats import chairs_for_game


def sit_down(context: CommandContext, request: requests.Sit) -> Iterator[facts.AnyFact]:
    context.require_open()
    chair = context.require_chair(request.chair)
    salt = tidy_text(request.salt, MAX_SALT_LENGTH)
    sits_there = chair.kind == "person" and chair.guest == context.guest
    if sits_there:
        if salt in ("", chair.salt):
            return
    elif chair.kind != "open":
        raise Refused("refused-chair-taken", name=chair.name)
    yield facts.Seated(
        at=context.at,
        chair=request.chair,
        guest=context.guest,
        salt=salt,
        agreed=request.terms in (None, context.table.terms_number),
        salt_only=sits_there,
    )


def agree_to_terms(context: CommandContext, request: requests.Agree) -> Iterator[facts.AnyFact]:
    context.require_open()
    chair = context.table.chair_of(context.guest)
    if chair is None:
        raise Refused("refused-not-seated")
    if request.terms != context.table.terms_number:
        raise Refused("refused-terms-changed")
    if context.table.chairs[chair].agreed_to != context.table.terms:
        yield facts.Agreed(at=context.at, guest=context.guest)


def stand_up(context: CommandContext, request: requests.Stand) -> Iterator[facts.AnyFact]:
    context.require_open()
    chair = context.table.chair_of(context.guest)
    if chair is not None:
        name = context.table.guests[context.guest].name
        yield facts.Stood(at=context.at, chair=chair, name=name)


def seat_bot(context: CommandContext, request: requests.SeatBot) -> Iterator[facts.AnyFact]:
    context.require_host()
    context.require_open()
    game = context.table.game.name
    level = usual_level(game) if request.level is None else request.level
    levels = offered_bots(game, context.allowed_bots)
    if level not in levels:
        there_are = ", ".join(levels)
        raise Refused("refused-level", level=shorten_text(level), levels=there_are)
    chair = context.require_chair(request.chair)
    if chair.kind == "person":
        raise Refused("refused-chair-taken", name=chair.name)
    if chair.kind == "bot" and chair.level == level:
        return
    name = chair.name if chair.kind == "bot" else _free_bot_name(context, request.chair)
    yield facts.BotSeated(at=context.at, chair=request.chair, level=level, name=name)


def _free_bot_name(context: CommandContext, chair: int) -> str:
    """A bot name that is free at this table; each chair tries another one first."""
    taken = context.names_except(None)
    free = [name for name in BOT_NAMES[chair:] + BOT_NAMES[:chair] if name.casefold() not in taken]
    return free[0] if free else unique_name(BOT_NAMES[chair], taken)


def set_chair(context: CommandContext, request: requests.SetChair) -> Iterator[facts.AnyFact]:
    context.require_host()
    context.require_open()
    if context.require_chair(request.chair).kind != ("open" if request.open else "nobody"):
        yield facts.ChairSet(at=context.at, chair=request.chair, open=request.open)


def choose_options(
    context: CommandContext, request: requests.ChooseOptions
) -> Iterator[facts.AnyFact]:
    context.require_host()
    context.require_open()
    game = game_named(request.game)
    options = game.read_options(request.options, request.preset)
    if options == context.table.options:
        return
    yield facts.OptionsChosen(
        at=context.at, game=request.game, options=msgspec.to_builtins(options)
    )
    for number, chair in enumerate(chairs_for_game(game, options, context.table.chairs)):
        known = offered_bots(game.name, context.allowed_bots)
        if chair.kind == "bot" and chair.level not in known:
            level = usual_level(game.name)  # a bot that has to play another game
            yield facts.BotSeated(at=context.at, chair=number, level=level, name=chair.name)


def choose_settings(
    context: CommandContext, request: requests.ChooseSettings
) -> Iterator[facts.AnyFact]:
    context.require_host()
    context.require_open()
    if request.settings != context.table.settings:
        yield facts.SettingsChosen(at=context.at, settings=request.settings)


def start_game(context: CommandContext, request: requests.Start) -> Iterator[facts.AnyFact]:
    context.require_host()
    context.require_open()
    table = context.table
    chairs = [number for number, chair in enumerate(table.chairs) if chair.is_taken()]
    if not any(table.chairs[number].kind == "person" for number in chairs):
        raise Refused("refused-no-people")
    seated = [table.chairs[number] for number in chairs]
    if awaited := [chair.name for chair in seated if not table.has_agreed(chair)]:
        raise Refused("refused-not-agreed", names=", ".join(awaited))
    state = table.game.new_state(table.options, len(chairs))
    salts = [table.chairs[number].salt for number in chairs]
    yield facts.Started(
        at=context.at,
        chairs=chairs,
        salts=salts,
        rules=table.game.version,
        counts=not shares_origin(table, context.guest, context.origins),
    )
    yield from draw_chance(context, Match(state), Draws(table.secret, salts))


def call_rematch(context: CommandContext, request: requests.Rematch) -> Iterator[facts.AnyFact]:
    context.require_host()
    if context.table.status != "over":
        raise Refused("refused-not-over")
    secret = context.new_secret()
    yield facts.RematchCalled(
        at=context.at,
        match=context.table.match_number + 1,
        secret=secret.hex(),
        commitment=commitment_of(secret),
    )
