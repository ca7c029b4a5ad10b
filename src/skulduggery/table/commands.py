"""Checks requests and works out the facts that follow.

Nothing here changes a table: the facts come back, are written down, and only then take effect.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import assert_never

import msgspec

from skulduggery.games import game_named
from skulduggery.table import (
    facts,
    game_commands,
    guest_commands,
    rematch,
    requests,
    setup_commands,
)
from skulduggery.table.chat import clean_name
from skulduggery.table.command_context import CommandContext
from skulduggery.table.guest_commands import see_node, see_origins
from skulduggery.table.provable_random import commitment_of
from skulduggery.table.requests import Refused
from skulduggery.table.settings import TableSettings
from skulduggery.table.table import Table

# With these somebody comes to the table or plays at it: it is noted where they come from.
_LOCATING_REQUESTS = (requests.Join, requests.Sit, requests.Agree, requests.Start)


MAX_EXTRA_FACTS = 5_000  # besides moves, from one game to the next


def created_fact(
    table: str,
    host: str,
    request: requests.ChooseOptions,
    name: str,
    now: float,
    secret: bytes,
    settings: TableSettings = TableSettings(),  # noqa: B008 - frozen
    wall_now: float | None = None,
) -> facts.Created:
    """A new table, with its host standing beside it; `now` is awake time."""
    at = now if wall_now is None else wall_now
    game = game_named(request.game)
    return facts.Created(
        at=at,
        asleep=at - now,
        table=table,
        game=game.name,
        options=msgspec.to_builtins(game.read_options(request.options, request.preset)),
        settings=settings,
        host=host,
        name=clean_name(name),
        secret=secret.hex(),
        commitment=commitment_of(secret),
    )


def facts_for_request(
    table: Table,
    guest: str,
    request: requests.AnyRequest,
    now: float,
    new_secret: Callable[[], bytes],
    allowed_bots: Sequence[str] = (),
    origins: Collection[str] = (),
    node: str = "",
) -> list[facts.AnyFact]:
    """The facts that follow from a request; none where it is already so. Refused says why not.

    `allowed_bots` are those of others that may sit at the table, beside the levels of the game;
    `origins` says where the guest comes from, `node` to which node they are connected.
    """
    context = CommandContext(table, guest, now, new_secret, allowed_bots, origins, node)
    follows = list(_handle_request(context, request))
    if isinstance(request, requests.Join):
        follows += see_node(context)
    if isinstance(request, _LOCATING_REQUESTS):
        follows[:0] = see_origins(context)
    if table.extra_facts >= MAX_EXTRA_FACTS and not all(
        isinstance(fact, facts.NEEDED_FACTS) for fact in follows
    ):
        raise Refused("refused-log-full", most=str(MAX_EXTRA_FACTS))
    return follows


def new_table_facts(
    created: facts.Created,
    asked: Sequence[requests.AnyRequest],
    new_secret: Callable[[], bytes],
    allowed_bots: Sequence[str] = (),
    origins: Collection[str] = (),
) -> list[facts.AnyFact]:
    """A new table, and what follows from the first requests of its host: all of it or nothing."""
    table = Table()
    table.apply(created)
    log: list[facts.AnyFact] = [created]
    now = table.awake_time(created.at)
    for request in asked:
        new = facts_for_request(
            table, created.host, request, now, new_secret, allowed_bots, origins
        )
        for fact in new:
            table.apply(fact)
        log += new
    return log


def _handle_request(
    context: CommandContext, request: requests.AnyRequest
) -> Iterable[facts.AnyFact]:
    if context.table.closed:
        raise Refused("refused-closed")
    if not isinstance(request, requests.Join) and context.guest not in context.table.guests:
        raise Refused("refused-not-here")
    match request:
        case requests.Move():
            return game_commands.make_move(context, request)
        case requests.Join():
            return guest_commands.join_table(context, request)
        case requests.Rename():
            return guest_commands.rename_guest(context, request)
        case requests.Knock():
            return guest_commands.answer_knock(context, request)
        case requests.Leave():
            return guest_commands.leave_table(context, request)
        case requests.Remove():
            return guest_commands.remove_guest(context, request)
        case requests.Mute():
            return guest_commands.mute_guest(context, request)
        case requests.PassHost():
            return guest_commands.pass_host(context, request)
        case requests.Sit():
            return setup_commands.sit_down(context, request)
        case requests.Agree():
            return setup_commands.agree_to_terms(context, request)
        case requests.Stand():
            return setup_commands.stand_up(context, request)
        case requests.SeatBot():
            return setup_commands.seat_bot(context, request)
        case requests.SetChair():
            return setup_commands.set_chair(context, request)
        case requests.ChooseOptions():
            return setup_commands.choose_options(context, request)
        case requests.ChooseSettings():
            return setup_commands.choose_settings(context, request)
        case requests.Start():
            return setup_commands.start_game(context, request)
        case requests.Rematch():
            return setup_commands.call_rematch(context, request)
        case requests.ProposeRematch():
            return rematch.propose_rematch(context, request)
        case requests.AgreeRematch():
            return rematch.agree_to_rematch(context, request)
        case requests.AskHint():
            return game_commands.ask_hint(context, request)
        case requests.AskOdds():
            return game_commands.ask_odds(context, request)
        case requests.AskWhyNot():
            return game_commands.ask_why_not(context, request)
        case requests.Resign():
            return game_commands.resign_game(context, request)
        case requests.Show():
            return game_commands.show_discs(context, request)
        case requests.Say():
            return guest_commands.say_text(context, request)
        case requests.Phrase():
            return guest_commands.say_phrase(context, request)
        case requests.React():
            return guest_commands.send_reaction(context, request)
        case _:
            assert_never(request)
