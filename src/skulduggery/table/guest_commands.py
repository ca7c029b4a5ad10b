"""Who is at the table: joining, leaving, the role of the host, and chat."""

from collections.abc import Iterable, Iterator

from skulduggery.core.errors import shorten_text
from skulduggery.table import facts, requests
from skulduggery.table.chat import (
    CHAT_PHRASES,
    CHAT_REACTIONS,
    MAX_CHAT_LENGTH,
    clean_name,
    tidy_text,
    unique_name,
)
from skulduggery.table.command_context import CommandContext, abandoned_fact
from skulduggery.table.rating_rules import is_removal_harmful
from skulduggery.table.requests import Refused
from skulduggery.table.table import Table

MAX_TABLE_GUESTS = 100


def see_origins(context: CommandContext) -> Iterator[facts.AnyFact]:
    """Where the guest comes from, as far as the log does not know it yet."""
    known = context.table.origins.get(context.guest, set())
    if new := sorted(set(context.origins) - known):
        yield facts.OriginSeen(at=context.at, guest=context.guest, origins=new)


def see_node(context: CommandContext) -> Iterator[facts.AnyFact]:
    """Through which node the guest is connected, where the log says something else."""
    known = context.table.guests.get(context.guest)
    if context.node != ("" if known is None else known.node):
        yield facts.ConnectedTo(at=context.at, guest=context.guest, node=context.node)


def join_table(context: CommandContext, request: requests.Join) -> Iterator[facts.AnyFact]:
    if context.guest in context.table.guests:
        if context.table.guests[context.guest].away_since is not None:
            yield facts.CameBack(at=context.at, guest=context.guest)
        return
    if context.guest in context.table.removed:
        raise Refused("refused-removed")
    if len(context.table.guests) >= MAX_TABLE_GUESTS:
        raise Refused("refused-full", most=str(MAX_TABLE_GUESTS))
    name = unique_name(clean_name(request.name), context.names_except(context.guest))
    yield facts.Arrived(at=context.at, guest=context.guest, name=name, program=request.program)
    if not context.table.guests:  # everybody had left: whoever comes is the host
        yield facts.HostPassed(at=context.at, guest=context.guest)


def rename_guest(context: CommandContext, request: requests.Rename) -> Iterator[facts.AnyFact]:
    context.require_open()
    before = context.table.guests[context.guest].name
    name = unique_name(clean_name(request.name), context.names_except(context.guest))
    if name != before:
        yield facts.Renamed(at=context.at, guest=context.guest, before=before, name=name)


def answer_knock(context: CommandContext, request: requests.Knock) -> Iterator[facts.AnyFact]:
    return iter(())


def leave_table(context: CommandContext, request: requests.Leave) -> Iterator[facts.AnyFact]:
    name = context.table.guests[context.guest].name
    yield facts.Departed(at=context.at, guest=context.guest, name=name)
    yield from _facts_after_leaving(context, context.guest)


def _facts_after_leaving(context: CommandContext, gone: str) -> Iterator[facts.AnyFact]:
    """The host's role passes on, and a game without people ends."""
    table = context.table
    if gone == table.host:
        people = [guest for guest in table.guests if guest != gone]
        if people:
            yield facts.HostPassed(at=context.at, guest=_next_host(table, people))
    if table.status == "playing" and not context.remaining_people({gone}):
        yield abandoned_fact(table, context.now)


def _next_host(table: Table, people: Iterable[str]) -> str:
    """Best somebody who is there and plays."""

    def rank(guest: str) -> tuple[bool, bool]:
        return table.guests[guest].away_since is not None, table.chair_of(guest) is None

    return min(people, key=rank)


def remove_guest(context: CommandContext, request: requests.Remove) -> Iterator[facts.AnyFact]:
    context.require_host()
    context.require_guest(request.guest)
    if request.guest == context.guest:
        raise Refused("refused-yourself")
    if is_removal_harmful(context.table, request.guest):
        raise Refused("refused-rated-player", name=context.table.guests[request.guest].name)
    name = context.table.guests[request.guest].name
    yield facts.Removed(at=context.at, guest=request.guest, name=name)
    yield from _facts_after_leaving(context, request.guest)


def mute_guest(context: CommandContext, request: requests.Mute) -> Iterator[facts.AnyFact]:
    context.require_host()
    context.require_guest(request.guest)
    if context.table.guests[request.guest].muted != request.muted:
        yield facts.Muted(at=context.at, guest=request.guest, muted=request.muted)


def pass_host(context: CommandContext, request: requests.PassHost) -> Iterator[facts.AnyFact]:
    context.require_host()
    context.require_guest(request.guest)
    if request.guest != context.guest:
        yield facts.HostPassed(at=context.at, guest=request.guest)


# Chat.


def say_text(context: CommandContext, request: requests.Say) -> Iterator[facts.AnyFact]:
    context.require_chat_mode("free")
    text = tidy_text(request.text, MAX_CHAT_LENGTH)
    if text:
        yield facts.Talked(at=context.at, guest=context.guest, text=text)


def say_phrase(context: CommandContext, request: requests.Phrase) -> Iterator[facts.AnyFact]:
    context.require_chat_mode("free", "phrases")
    if request.phrase not in CHAT_PHRASES:
        raise Refused("refused-phrase", phrase=shorten_text(request.phrase))
    yield facts.PhraseSaid(at=context.at, guest=context.guest, phrase=request.phrase)


def send_reaction(context: CommandContext, request: requests.React) -> Iterator[facts.AnyFact]:
    context.require_chat_mode("free", "phrases")
    if request.reaction not in CHAT_REACTIONS:
        raise Refused("refused-phrase", phrase=shorten_text(request.reaction))
    yield facts.Reacted(at=context.at, guest=context.guest, reaction=request.reaction)
