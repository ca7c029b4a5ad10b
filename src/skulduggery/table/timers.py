"""What happens at a table without a request: bots decide, clocks run out, people stay away, and a
rematch that everybody wants begins. `now` is awake time: nobody is charged while the server is not.
"""

from collections.abc import Collection

from skulduggery.core.game import AnyGame
from skulduggery.core.rng import Rng
from skulduggery.core.state import State
from skulduggery.games import package_named
from skulduggery.table import facts
from skulduggery.table.command_context import CommandContext, abandoned_fact
from skulduggery.table.game_commands import decide_seat
from skulduggery.table.guest_commands import see_node
from skulduggery.table.rematch import agreed_rematch_facts, is_rematch_agreed
from skulduggery.table.requests import Refused
from skulduggery.table.table import Table

_ABANDON_AFTER_S = 24 * 3600.0  # with nobody there
HANDOVER_S = 5.0  # in which whoever is sent to another node has come there
_MAX_CLOCK_DRIFT_S = 5.0  # between awake time and the wall clock, before the log takes note


def pending_bot_seats(table: Table) -> list[int]:
    """The seats that owe a decision and are played by a bot."""
    if table.status != "playing":
        return []
    pending = table.running_match().state.pending_seats()
    return [seat for seat in pending if table.chair_at(seat).played_by() != "person"]


def bot_move_facts(table: Table, seat: int, text: str, now: float) -> list[facts.AnyFact]:
    """A bot's decision for a seat that is its to play."""
    if table.status != "playing":
        raise Refused("refused-not-playing")
    by = table.chair_at(seat).played_by()
    if by == "person":
        raise Refused("refused-not-your-seat", seat=str(seat))
    return decide_seat(CommandContext(table, "", now), seat, text, by)


def bot_talk_facts(table: Table, seat: int, rng: Rng, now: float) -> list[facts.AnyFact]:
    """What the bot on a seat says with its move; who stands in for a person says nothing."""
    table_talk = package_named(table.game.name).table_talk
    if table_talk is None or table.chair_at(seat).kind != "bot" or not table.lets_bot_speak():
        return []
    player = seat % len(table.players)
    view = table.game.view_for(table.running_match().state, table.options, player)
    phrase = table_talk.load().choose_phrase(view, seat, rng)
    return (
        []
        if phrase is None
        else [facts.BotSaid(at=table.wall_time(now), player=player, phrase=phrase)]
    )


def away_facts(table: Table, guest: str, now: float) -> list[facts.AnyFact]:
    """The connection of a guest is gone."""
    if guest not in table.guests or table.guests[guest].away_since is not None:
        return []
    return [facts.WentAway(at=table.wall_time(now), guest=guest)]


def back_facts(table: Table, guest: str, now: float, node: str) -> list[facts.AnyFact]:
    """A guest who was thought to be away is connected to this node."""
    if guest not in table.guests or table.guests[guest].away_since is None:
        return []
    context = CommandContext(table, guest, now, node=node)
    return [facts.CameBack(at=context.at, guest=guest), *see_node(context)]


def all_away_facts(table: Table, present: Collection[str], now: float) -> list[facts.AnyFact]:
    """Nobody is connected but those who are `present`."""
    return [
        fact
        for guest in table.guests
        if guest not in present
        for fact in away_facts(table, guest, now)
    ]


def closing_facts(table: Table, now: float) -> list[facts.AnyFact]:
    """The table is closed for good, with whatever is being played."""
    if table.closed:
        return []
    ends: list[facts.AnyFact] = []
    if table.status == "playing":
        ends.append(abandoned_fact(table, now, counts=False))
    return [*ends, facts.Closed(at=table.wall_time(now))]


def handover_facts(table: Table, leaving: Collection[str], now: float) -> list[facts.AnyFact]:
    """These guests are sent to another node, and may be on the clock."""
    if table.status != "playing" or table.settings.is_slow():
        return []
    assert table.clocks is not None
    return [
        facts.TimeGiven(at=table.wall_time(now), player=player, seconds=HANDOVER_S)
        for player in table.pending_players()
        if table.clocks.seconds_left(player, now) is not None
        and table.chairs[table.players[player]].guest in leaving
    ]


def clock_shift_facts(table: Table, now: float, wall_now: float) -> list[facts.AnyFact]:
    """Where the wall clock has run away from awake time: facts tell people's time again."""
    asleep = wall_now - table.wall_time(now)
    if abs(asleep) <= _MAX_CLOCK_DRIFT_S:
        return []
    return [facts.ClockShifted(at=wall_now, asleep=asleep)]


def due_facts(table: Table, now: float) -> list[facts.AnyFact]:
    """What is due by now; call again until it returns nothing."""
    if table.status != "playing":
        return agreed_rematch_facts(table, now)
    return _timeout_facts(table, now) or _absence_facts(table, now)


def _timeout_facts(table: Table, now: float) -> list[facts.AnyFact]:
    """The default for the first seat whose clock has run out."""
    assert table.clocks is not None
    for player in table.pending_players():
        left = table.clocks.seconds_left(player, now)
        if left is not None and left <= 0:
            pending = table.running_match().state.pending_seats()
            seat = next(s for s in pending if s % len(table.players) == player)
            text = default_text(table.game, table.running_match().state.clone(), seat)
            return decide_seat(CommandContext(table, "", now), seat, text, "clock")
    return []


def default_text(game: AnyGame, state: State, seat: int) -> str:
    """What is played for a seat that does not decide itself; `state` is a copy that may change."""
    state.turn_to(seat)
    return game.action_texts[game.default_action(state, seat)]


def _absence_facts(table: Table, now: float) -> list[facts.AnyFact]:
    """What follows from people being away, as far as it is due."""
    follows: list[facts.AnyFact] = []
    for when, player in _absence_deadlines(table):
        if when <= now and player is None:
            follows.append(abandoned_fact(table, now))
        elif when <= now and player is not None:
            follows.append(facts.StoodIn(at=table.wall_time(now), player=player))
    return follows


def _absence_deadlines(table: Table) -> list[tuple[float, int | None]]:
    """When a bot stands in for which player; None: when a game that nobody attends is over."""
    if table.status != "playing" or table.settings.is_slow():
        return []
    people = [
        (player, table.chairs[number])
        for player, number in enumerate(table.players)
        if table.chairs[number].kind == "person" and not table.chairs[number].resigned
    ]
    away = [
        (player, chair, since)
        for player, chair in people
        if (since := table.guests[chair.guest].away_since) is not None
    ]
    if people and len(away) == len(people):  # with nobody there, the game waits
        return [(max(since for _, _, since in away) + _ABANDON_AFTER_S, None)]
    return [
        (since + table.settings.grace, player)
        for player, chair, since in away
        if not chair.stand_in
    ]


def _is_everyone_present(table: Table) -> bool:
    return all(guest.away_since is None for guest in table.guests.values())


def next_due_at(table: Table) -> float | None:
    """When `due_facts` will return something, if nothing else happens before."""
    if is_rematch_agreed(table):
        return 0.0
    if table.status != "playing" or table.clocks is None:
        return None
    if table.settings.clock.kind == "none" and _is_everyone_present(table):
        return None
    waits = [when for when, _ in _absence_deadlines(table)]
    deadline = table.clocks.next_deadline()
    return min(waits if deadline is None else [*waits, deadline], default=None)
