"""One game between bots, each of which sees only the view and history of its player."""

import time
from collections.abc import Callable, Sequence

from skulduggery.bots.bot import Bot
from skulduggery.bots.player_history import HistoryRecorder
from skulduggery.bots.registry import bot_named
from skulduggery.core.game import AnyGame
from skulduggery.core.match import Match, Watcher
from skulduggery.core.options import Options
from skulduggery.core.rng import Rng
from skulduggery.core.state import State

BotFactory = Callable[[str, str, Rng, float | None], Bot]  # a bot of a game, by its name

_STREAMS_PER_GAME = 16  # random streams: one for chance, and one for each of up to twelve players


def play_game(
    game: AnyGame,
    options: Options,
    bots: Sequence[Bot],
    chance: Rng,
    *,
    position: str | None = None,
    watcher: Watcher | None = None,
    took: Callable[[int, float], object] = lambda player, span: None,
    clock: Callable[[], float] = time.perf_counter,
) -> Match:
    """A game to its end, one bot for each player.

    `took(player, seconds)` is called after each decision.
    """
    state = game.new_state(options, len(bots), position)
    recorder = HistoryRecorder(game, state, range(len(bots)), watcher)
    match = Match(state, recorder)
    while not match.is_over():
        if match.awaits_chance():
            match.draw_outcome(chance)
            continue
        seat = state.actor
        player = state.player_of(seat)
        view = game.view_for(state, options, player)
        begun = clock()
        text = bots[player].decide(view, seat, recorder.histories[player])
        took(player, clock() - begun)
        match.play_decision(seat, game.read_action(state, seat, text))
    return match


def play_deal(
    game: AnyGame,
    options: Options,
    names: Sequence[str],
    seed: int,
    deal: int,
    *,
    seconds: float | None = None,
    took: Callable[[bool, float], object] = lambda first, span: None,
    ended: Callable[[State, int], object] = lambda state, seat: None,
    clock: Callable[[], float] = time.perf_counter,
    named: BotFactory = bot_named,
    watcher: Watcher | None = None,
) -> list[float]:
    """The wins of the first bot from every seat among the others, with the same chance.

    `took(is_first, seconds)` is called after each decision, `ended(state, seat)` after each game
    with the seat of the first bot. `named` makes the bots from their names; the `watcher` sees all
    games.
    """
    won = []
    for seat in range(len(names)):
        number = deal * len(names) + seat
        bots = make_bots(game.name, rotate_names(names, seat), seed, number, seconds, named)

        def thought(player: int, span: float, seat: int = seat) -> None:
            took(player == seat, span)

        chance = deal_rng(seed, deal)
        match = play_game(game, options, bots, chance, watcher=watcher, took=thought, clock=clock)
        ended(match.state, seat)
        winners = match.state.winners()
        won.append(1 / len(winners) if seat in winners else 0.0)
    return won


def rotate_names(names: Sequence[str], turns: int) -> list[str]:
    """The names rotated by some seats: player 0 becomes player `turns`."""
    first = -turns % len(names)
    return [*names[first:], *names[:first]]


def deal_rng(seed: int, deal: int) -> Rng:
    """The chance of a deal: the same from every seat it is played from."""
    return Rng(seed, deal * _STREAMS_PER_GAME)


def make_bots(
    game: str,
    names: Sequence[str],
    seed: int,
    number: int,
    seconds: float | None = None,
    named: BotFactory = bot_named,
) -> list[Bot]:
    """Fresh bots for game `number` of a series, each with its own random stream."""
    return [
        named(game, name, Rng(seed, number * _STREAMS_PER_GAME + 1 + player), seconds)
        for player, name in enumerate(names)
    ]
