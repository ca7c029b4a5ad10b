"""While a game is played: decisions and what chance makes of them, advice, resigning."""

from collections.abc import Iterator

from skulduggery.core.match import Match
from skulduggery.study.hint import NoAdvisor, has_advisor
from skulduggery.study.slow_odds import has_slow_odds
from skulduggery.table import facts, requests
from skulduggery.table.command_context import CommandContext, abandoned_fact
from skulduggery.table.dry_run import DryRun
from skulduggery.table.provable_random import Draws
from skulduggery.table.requests import Refused


def make_move(context: CommandContext, request: requests.Move) -> list[facts.AnyFact]:
    taken = _own_decisions(context, request)
    if 0 <= request.nth < len(taken) and (
        taken[request.nth] == " ".join(request.text.split()).casefold()
    ):
        return []  # sent once more before the answer came: as good as once
    _require_next_decision(context, request)
    return decide_seat(context, request.seat, request.text, "person")


def _own_decisions(context: CommandContext, request: requests.AtDecision) -> list[str]:
    """What the seat has decided in this match; the seat has to be the guest's."""
    table = context.table
    player = table.player_of(context.guest)
    if player is None:
        raise Refused("refused-not-playing")
    if request.match != table.match_number:
        raise Refused("refused-other-match", match=str(request.match), now=str(table.match_number))
    if not 0 <= request.seat < len(table.decisions) or (
        request.seat % len(table.players) != player
    ):
        raise Refused("refused-not-your-seat", seat=str(request.seat))
    return table.decisions[request.seat]


def _require_next_decision(context: CommandContext, request: requests.AtDecision) -> None:
    """The decision is neither made already nor still to come, and the guest makes it."""
    taken = _own_decisions(context, request)
    if 0 <= request.nth < len(taken):
        raise Refused("refused-decided", text=taken[request.nth])
    context.require_playing()
    if request.nth != len(taken):
        raise Refused("refused-too-early", nth=str(request.nth), due=str(len(taken)))
    if context.table.chair_at(request.seat).resigned:
        raise Refused("refused-resigned")


def ask_hint(context: CommandContext, request: requests.AskHint) -> Iterator[facts.AnyFact]:
    table = context.table
    _require_next_decision(context, request)
    if not table.settings.hints:
        raise Refused("refused-hints")
    if not has_advisor(table.game.name):
        raise NoAdvisor
    context.require_pending(request.seat)
    if table.hinted_decisions.get(request.seat) != request.nth:
        yield facts.HintAsked(at=context.at, seat=request.seat)


def ask_odds(context: CommandContext, request: requests.AskOdds) -> Iterator[facts.AnyFact]:
    _require_next_decision(context, request)
    if not context.table.settings.odds:
        raise Refused("refused-odds")
    context.require_pending(request.seat)
    if not has_slow_odds(context.table.game.name, context.table.running_match().state):
        raise Refused("refused-nothing-to-reckon")
    return iter(())


def ask_why_not(context: CommandContext, request: requests.AskWhyNot) -> Iterator[facts.AnyFact]:
    """Refuses what could not be decided, with the reason; what could is only acknowledged."""
    _require_next_decision(context, request)
    game, state = context.table.game, context.table.running_match().state
    action = game.read_action(state, request.seat, request.text)
    if reason := game.refusal_sentence(state, request.seat, action):
        raise Refused(reason)
    if not state.is_pending(request.seat):
        raise Refused("refused-not-your-turn")
    Match(state.clone()).play_decision(request.seat, action)
    return iter(())


def decide_seat(
    context: CommandContext, seat: int, text: str, by: facts.DecidedBy
) -> list[facts.AnyFact]:
    """A decision, checked on a copy of the match, and what chance makes of it."""
    table = context.table
    dry_run = DryRun(table.game, table.running_match(), seat)
    action = table.game.read_action(dry_run.match.state, seat, text)
    dry_run.match.play_decision(seat, action)
    decided = facts.Decided(at=context.at, seat=seat, text=table.game.action_texts[action], by=by)
    dry_run.record_ply(decided)
    follows: list[facts.AnyFact] = [decided]
    if dry_run.match.awaits_chance() or dry_run.match.is_over():
        assert table.draws is not None
        for fact in draw_chance(context, dry_run.match, table.draws.copy()):
            if isinstance(fact, facts.Drawn):
                dry_run.record_ply(fact)
            follows.append(fact)
    table.dry_run = dry_run  # the table takes it over once the facts are written
    return follows


def draw_chance(context: CommandContext, match: Match, draws: Draws) -> Iterator[facts.AnyFact]:
    """Play chance until somebody has to decide or the game is over; a fact for each outcome."""
    while match.awaits_chance():
        outcome = draws.draw_outcome(match.state)
        match.play_outcome(outcome)
        yield facts.Drawn(at=context.at, text=context.table.game.action_texts[outcome])
    if match.is_over():
        yield facts.Ended(at=context.at, secret=context.table.secret.hex())


def resign_game(context: CommandContext, request: requests.Resign) -> Iterator[facts.AnyFact]:
    context.require_playing()
    player = context.table.player_of(context.guest)
    if player is None:
        raise Refused("refused-not-playing")
    if context.table.chairs[context.table.players[player]].resigned:
        return
    yield facts.Resigned(at=context.at, player=player)
    if not context.remaining_people({context.guest}):
        yield abandoned_fact(context.table, context.now)


def show_discs(context: CommandContext, request: requests.Show) -> Iterator[facts.AnyFact]:
    table = context.table
    player = table.player_of(context.guest)
    if player is None or request.seat % max(len(table.players), 1) != player:
        raise Refused("refused-not-your-seat", seat=str(request.seat))
    if request.seat not in table.revealable:
        raise Refused("refused-nothing-to-show")
    discs = table.revealable[request.seat]
    yield facts.DiscsShown(at=context.at, seat=request.seat, discs=discs)
