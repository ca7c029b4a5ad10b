"""One game between bots that are told what their players may know, as the game goes on."""

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

STREAMS_PER_GAME = 16  # of randomness in one game: chance, and one for each of up to twelve players


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
    """A game to its end, one bot for each player; `took` hears who thought for how many seconds."""
    state = game.new_state(options, len(bots), position)
    teller = HistoryRecorder(game, state, range(len(bots)), watcher)
    match = Match(state, teller)
    while not match.is_over():
        if match.awaits_chance():
            match.draw_outcome(chance)
            continue
        seat = state.actor
        player = state.player_of(seat)
        view = game.view_for(state, options, player)
        begun = clock()
        text = bots[player].decide(view, seat, teller.histories[player])
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
    ended: Callable[[State, int], object] = lambda state, chair: None,
    clock: Callable[[], float] = time.perf_counter,
    named: BotFactory = bot_named,
    watcher: Watcher | None = None,
) -> list[float]:
    """The first bot among the others from every chair, with the same chance: its wins, by chair.

    `took` hears for how long somebody thought, and whether it was the first; `ended` sees every
    game at its end, and in which chair the first sat. `named` knows who is meant by the names;
    the `watcher` looks on at all games.
    """
    won = []
    for chair in range(len(names)):
        number = deal * len(names) + chair
        bots = make_bots(game.name, rotate_names(names, chair), seed, number, seconds, named)

        def thought(player: int, span: float, chair: int = chair) -> None:
            took(player == chair, span)

        chance = deal_rng(seed, deal)
        match = play_game(game, options, bots, chance, watcher=watcher, took=thought, clock=clock)
        ended(match.state, chair)
        winners = match.state.winners()
        won.append(1 / len(winners) if chair in winners else 0.0)
    return won


def rotate_names(names: Sequence[str], turns: int) -> list[str]:
    """Who sits where when everybody has moved on by some chairs: who was player 0 is `turns`."""
    first = -turns % len(names)
    return [*names[first:], *names[:first]]


def deal_rng(seed: int, deal: int) -> Rng:
    """What chance brings in a deal; those who play it again in other chairs meet the same."""
    return Rng(seed, deal * STREAMS_PER_GAME)


def make_bots(
    game: str,
    names: Sequence[str],
    seed: int,
    number: int,
    seconds: float | None = None,
    named: BotFactory = bot_named,
) -> list[Bot]:
    """Fresh bots for game `number` of a series, each with a randomness of its own."""
    return [
        named(game, name, Rng(seed, number * STREAMS_PER_GAME + 1 + player), seconds)
        for player, name in enumerate(names)
    ]
