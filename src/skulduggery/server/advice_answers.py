"""What comes back to whoever has asked for advice, once it is worked out."""

from typing import Protocol

from skulduggery.core.errors import Mistake
from skulduggery.server.live_table import Listener
from skulduggery.server.messages import Advised, AnyMessage, Reckoned
from skulduggery.server.tables import Tables
from skulduggery.study.hint import hint_sentence
from skulduggery.table.requests import AskHint, AskOdds


class AdviceAsker(Listener, Protocol):
    """A connection, as far as it waits for advice."""

    table_id: str
    language: str

    def has_ended(self) -> bool: ...

    def post_message(self, message: AnyMessage) -> None: ...

    def post_mistake(self, asked: int | None, mistake: Mistake) -> None: ...


async def send_advice(
    tables: Tables, asker: AdviceAsker, asked: int, request: AskHint | AskOdds
) -> None:
    """Advice, for this connection alone."""
    try:
        message: Advised | Reckoned = await (
            _make_hint_message(tables, asker, asked, request)
            if isinstance(request, AskHint)
            else _make_odds_message(tables, asker, asked, request)
        )
    except Mistake as mistake:
        if not asker.has_ended():
            asker.post_mistake(asked, mistake)
    else:
        if not asker.has_ended():
            asker.post_message(message)


async def _make_hint_message(
    tables: Tables, asker: AdviceAsker, asked: int, request: AskHint
) -> Advised:
    hint = await tables.advice.hint_for(asker.table_id, request, asker)
    table = (await tables.registry.live_table(asker.table_id)).table
    seats = table.running_match().state.num_seats
    labels = {
        one.text: table.game.action_label(one.text, table.player_names, asker.language, seats)
        for one in hint.choices
    }
    sentence = hint_sentence(hint, labels, asker.language)
    return Advised(asked, request.match, request.seat, request.nth, hint, sentence)


async def _make_odds_message(
    tables: Tables, asker: AdviceAsker, asked: int, request: AskOdds
) -> Reckoned:
    odds = await tables.advice.odds_for(asker.table_id, request, asker)
    return Reckoned(asked, request.match, request.seat, request.nth, odds)
