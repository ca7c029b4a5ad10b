"""A rematch: somebody who played proposes it, and it starts once everybody who is there agrees.

Nobody leaves the result before that. The server commits to the secret of the next match with the
proposal, and everybody gives a salt with their yes, so that no salt is known before the secret.
"""

from collections.abc import Iterator

from skulduggery.core.errors import Mistake
from skulduggery.core.match import Match
from skulduggery.table import facts, requests
from skulduggery.table.chat import MAX_SALT_LENGTH, tidy_text
from skulduggery.table.command_context import CommandContext
from skulduggery.table.game_commands import draw_chance
from skulduggery.table.provable_random import Draws, commitment_of
from skulduggery.table.rating_rules import shares_origin
from skulduggery.table.requests import Refused
from skulduggery.table.seats import Chair, chairs_for_rematch
from skulduggery.table.table import Table


def propose_rematch(
    context: CommandContext, request: requests.ProposeRematch
) -> Iterator[facts.AnyFact]:
    _require_played(context)
    if context.table.rematch is not None:
        return
    secret = context.new_secret()
    yield facts.RematchProposed(
        at=context.at,
        guest=context.guest,
        secret=secret.hex(),
        commitment=commitment_of(secret),
    )


def agree_to_rematch(
    context: CommandContext, request: requests.AgreeRematch
) -> Iterator[facts.AnyFact]:
    _require_played(context)
    proposal = context.table.rematch
    if proposal is None:
        raise Refused("refused-no-rematch")
    if context.guest not in proposal.salts:
        salt = tidy_text(request.salt, MAX_SALT_LENGTH)
        yield facts.RematchAgreed(at=context.at, guest=context.guest, salt=salt)


def _require_played(context: CommandContext) -> None:
    if context.table.status != "over" or context.table.match is None:
        raise Refused("refused-not-over")
    if context.guest not in _rematch_people(context.table):
        raise Refused("refused-did-not-play")


def _rematch_people(table: Table) -> list[str]:
    """Who played and is still at the table. Programs are not asked: they play what is played."""
    chairs = [table.chairs[number] for number in table.players]
    return [
        chair.guest
        for chair in chairs
        if chair.kind == "person" and not chair.program and chair.guest in table.guests
    ]


def awaited_people(table: Table) -> list[str]:
    """Who has not said yes yet and is there to do so; in a slow game nobody needs to be."""
    if table.rematch is None:
        return []
    return [
        guest
        for guest in _rematch_people(table)
        if guest not in table.rematch.salts
        and (table.settings.is_slow() or table.guests[guest].away_since is None)
    ]


def is_rematch_agreed(table: Table) -> bool:
    return (
        table.status == "over"
        and not table.closed
        and table.rematch is not None
        and bool(table.rematch.salts.keys() & set(_rematch_people(table)))
        and not awaited_people(table)
    )


def agreed_rematch_facts(table: Table, now: float) -> list[facts.AnyFact]:
    """The next match begins; where too few are left for it, with the seats open instead."""
    if not is_rematch_agreed(table):
        return []
    assert table.rematch is not None
    called = facts.RematchCalled(
        at=table.wall_time(now),
        match=table.match_number + 1,
        secret=table.rematch.secret,
        commitment=table.rematch.commitment,
    )
    try:
        return [called, *_start_facts(table, now)]
    except Mistake:
        return [called]


def _is_drawn_into(table: Table, chair: Chair) -> bool:
    """Whether somebody plays again. In a rated game nobody does who is away and has not agreed."""
    assert table.rematch is not None
    is_here = table.guests[chair.guest].away_since is None
    agreed = chair.guest in table.rematch.salts or (chair.program and is_here)
    return agreed or not table.settings.rated


def _start_facts(table: Table, now: float) -> Iterator[facts.AnyFact]:
    """As the table will be once the rematch is called."""
    assert table.rematch is not None
    chairs = chairs_for_rematch(table.chairs, table.guests, table.terms)
    for number, chair in enumerate(chairs):
        if chair.kind == "person" and not _is_drawn_into(table, chair):
            yield facts.Stood(at=table.wall_time(now), chair=number, name=chair.name)
            chair.clear()
    taken = [number for number, chair in enumerate(chairs) if chair.is_taken()]
    salts = [table.rematch.salts.get(chairs[number].guest, "") for number in taken]
    state = table.game.new_state(table.options, len(taken))
    yield facts.Started(
        at=table.wall_time(now),
        chairs=taken,
        salts=salts,
        rules=table.game.version,
        counts=not shares_origin(table),
    )
    draws = Draws(bytes.fromhex(table.rematch.secret), salts)
    yield from draw_chance(CommandContext(table, "", now), Match(state), draws)
