"""Bots that owe a decision decide it."""

import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence

from skulduggery.bots.registry import offered_bots, stand_in_level, wants_history
from skulduggery.core.rng import Rng
from skulduggery.core.view_builder import choices_by_seat
from skulduggery.server.async_tasks import TaskSet, running_task
from skulduggery.server.bot_pace import BotPace
from skulduggery.server.bot_workers import BotQuestion
from skulduggery.server.hosting.logging_setup import short_id
from skulduggery.server.live_table import ChoosingBot, LiveTable
from skulduggery.server.table_change import FactList, NotSaved
from skulduggery.server.table_writer import TableWriter
from skulduggery.table import timers
from skulduggery.table.table import Table

_log = logging.getLogger(__name__)

AskBot = Callable[[BotQuestion, str], Awaitable[str]]  # for an owner; the text of its decision


def build_question(
    table: Table, seat: int, level: str | None = None, allowed_bots: Sequence[str] = ()
) -> BotQuestion:
    """The question to a bot of this level; without one, to the bot on the seat."""
    game, player = table.game, seat % len(table.players)
    level = level or table.chair_at(seat).level
    # A person is away, or this server does not have the level the table was set up with.
    if level not in offered_bots(game.name, allowed_bots):
        level = stand_in_level(game.name)
    wanted = wants_history(game.name, level)
    return BotQuestion(
        game=game.name,
        level=level,
        view=game.view_for(table.running_match().state, table.options, player),
        seat=seat,
        story=table.history_of(player) if wanted else (),
    )


class BotRunner:
    def __init__(
        self,
        writer: TableWriter,
        tasks: TaskSet,
        ask_bot: AskBot,
        clock: Callable[[], float],
        pace: BotPace,
        allowed_bots: Sequence[str] = (),
    ) -> None:
        self.writer = writer
        self._tasks = tasks
        self._ask_bot = ask_bot
        self._clock = clock
        self._pace = pace
        self._allowed_bots = allowed_bots  # besides the levels of the games

    def start_bots(self, live: LiveTable, table_id: str) -> None:
        """Each bot that owes a decision and does not work on it yet; others are called off."""
        table = live.table
        seats = timers.pending_bot_seats(table)
        if not (seats or live.choosing):
            return
        due = [(seat, len(table.decisions[seat])) for seat in seats]
        for decision, bot in live.choosing.items():
            if bot.match is not table.match or decision not in due:
                bot.task.cancel()
        for decision in due:
            if decision not in live.deciding:
                live.deciding.add(decision)
                self._tasks.start_task(self._play_bot(live, table_id, decision))

    async def _play_bot(self, live: LiveTable, table_id: str, decision: tuple[int, int]) -> None:
        seat, nth = decision
        match = live.table.match

        def decide(live: LiveTable) -> FactList:
            # Meanwhile the person may have come back, or the clock have played.
            table = live.table
            due = table.match is match and len(table.decisions[seat]) == nth
            if due and seat in timers.pending_bot_seats(table):
                now, rng = self._clock(), Rng(secrets.randbits(64))
                said = timers.bot_talk_facts(table, seat, rng, now)
                return [*said, *timers.bot_move_facts(table, seat, text, now)]
            return []

        try:
            live.choosing[decision] = ChoosingBot(match, running_task())
            text = await self._choose_unhurriedly(live.table, seat)
            del live.choosing[decision]  # what it has decided is carried out
            await self.writer.commit_facts(table_id, decide)
        except NotSaved:  # it is asked again when something can be written
            return
        finally:
            live.choosing.pop(decision, None)
            live.deciding.discard(decision)
        if self.writer.registry.tables.get(table_id) is live:
            self.writer.after_commit(live, table_id)

    async def _choose_unhurriedly(self, table: Table, seat: int) -> str:
        """What the bot decides, when it may be seen."""
        match, begun = table.running_match(), self._clock()
        choices = choices_by_seat(match.state, match.state.player_of(seat)).get(seat, [])
        clock_left_s = None
        if table.clocks is not None:
            clock_left_s = table.clocks.seconds_left(seat % len(table.players), begun)
        text = await self._choose_bot_move(table, seat)
        await self._pace.wait(
            table.chair_at(seat).level, self._clock() - begun, len(choices) > 1, clock_left_s
        )
        return text

    async def _choose_bot_move(self, table: Table, seat: int) -> str:
        """What the bot on a seat decides; where it fails, what the clock would have played."""
        game, state = table.game, table.running_match().state.clone()
        try:
            question = build_question(table, seat, allowed_bots=self._allowed_bots)
            return await self._ask_bot(question, table.host)
        except Exception:
            _log.exception("bot failed", extra={"table": short_id(table.id)})
            return timers.default_text(game, state, seat)
