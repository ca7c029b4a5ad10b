"""Candidate decisions for puzzles, from games between bots."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from skulduggery.bots.player_history import HistoryRecorder
from skulduggery.bots.registry import bot_named, wants_history
from skulduggery.core.events import Event
from skulduggery.core.match import Match
from skulduggery.core.record import ply_text
from skulduggery.core.rng import Rng
from skulduggery.core.state import State
from skulduggery.core.view import View
from skulduggery.games import game_named
from skulduggery.study.puzzles.puzzle import SOLVER_PLAYER


class CandidateDecision(NamedTuple):
    """A decision of player 0 with more than one choice."""

    plies: list[str]
    state: State
    view: View
    story: list[Event]


def candidate_decisions(
    name: str,
    options: dict[str, bool | int | str],
    bots: Sequence[str],
    seed: int,
    stream: int,
) -> Iterator[CandidateDecision]:
    """All candidates of one game between these bots."""
    game = game_named(name)
    chosen = game.read_options(options)
    state = game.new_state(chosen, len(bots))
    recorder = HistoryRecorder(game, state, range(len(bots)))
    match = Match(state, recorder)
    chance = Rng(seed, stream)
    players = [
        bot_named(name, bot, Rng(seed + 1, stream * len(bots) + player))
        for player, bot in enumerate(bots)
    ]
    while not match.is_over():
        if match.awaits_chance():
            match.draw_outcome(chance)
            continue
        # Sealed choices commute: player 0 is asked before anybody else has decided.
        seat = int(match.state.pending_seats()[0])
        view = game.view_for(match.state, chosen, seat)
        story = recorder.histories[seat]
        if seat == SOLVER_PLAYER and len(view.choices[seat]) > 1:
            plies = [ply_text(game, who, action) for who, action in match.plies]
            yield CandidateDecision(plies, match.state, view, story)
        history = story if wants_history(name, bots[seat]) else []
        text = players[seat].decide(view, seat, history)
        match.play_decision(seat, game.action_numbers[text])
