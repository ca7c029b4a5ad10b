"""Simulations, tournaments and perft."""

from collections.abc import Callable, Sequence

import msgspec

from skulduggery.api.games import set_up_game
from skulduggery.api.match import InteractiveMatch
from skulduggery.bots.random import RandomBot
from skulduggery.core import playout
from skulduggery.core.match import Match
from skulduggery.core.number_range import NumberRange, seed_or_random
from skulduggery.core.record import Record, replay_ply
from skulduggery.core.state import State
from skulduggery.sim.bot_roster import AnyBot, bot_per_player
from skulduggery.sim.simulate import Simulation
from skulduggery.sim.summary import SimulationSummary
from skulduggery.sim.tournament import TournamentResult, TournamentRun

_DEPTH_RANGE = NumberRange(0, 1000)


def simulate(
    game: str,
    bots: AnyBot | Sequence[AnyBot] = RandomBot.name,
    *,
    players: int | None = None,
    games: int = 1000,
    seed: int | None = None,
    jobs: int = 1,
    seconds: float | None = None,
    preset: str | None = None,
    keep: Callable[[Record], object] | None = None,
    progress: Callable[[int], object] = lambda played: None,
    **options: object,
) -> SimulationSummary:
    """Let bots play many games, and summarize them.

    One bot plays for everybody, or one for each player: a name (see `bot`), a bot of your own, or
    its class, which makes a fresh one for every game. `keep` is called with the record of each
    game, `progress` with the number of further games played. `jobs` is the number of processes; the
    games depend on the seed alone.

    >>> import skulduggery as sk
    >>> class First:
    ...     def decide(self, view, seat, history=()):
    ...         return view.choices[seat][0]
    >>> summary = sk.simulate("skull", [First(), "casual", "casual"], games=20, seed=1)
    >>> summary.games, len(summary.shares)
    (20, 3)
    >>> sum(share.wins for share in summary.shares)
    20.0
    """
    listed = _as_list(bots)
    if players is None and len(listed) > 1:
        players = len(listed)
    setup = set_up_game(game, players, preset, None, options)
    line_up = bot_per_player(listed, setup.players)
    simulation = Simulation(*setup, games, seed_or_random(seed), jobs, line_up, seconds)

    def read(line: bytes) -> None:
        if keep is not None:
            keep(msgspec.json.decode(line, type=Record))

    simulation.run(None if keep is None else read, progress)
    return simulation.summary()


def tournament(
    game: str,
    bots: Sequence[AnyBot],
    *,
    players: int | None = None,
    games: int = 300,
    seed: int | None = None,
    jobs: int = 1,
    seconds: float | None = None,
    preset: str | None = None,
    progress: Callable[[int], object] = lambda played: None,
    **options: object,
) -> TournamentResult:
    """Let bots play each other, each one alone among opponents of one kind, and rate them.

    `games` are for each pair; each deal is played from every seat with the same chance. Bots are
    given as for `simulate`; at least two different ones.

    >>> import skulduggery as sk
    >>> found = sk.tournament("skull", ["random", "casual"], players=3, games=30, seed=1)
    >>> [standing.bot for standing in found.standings]
    ['casual', 'random']
    """
    setup = set_up_game(game, players, preset, None, options)
    run = TournamentRun(*setup, bots, games, seed_or_random(seed), jobs, seconds)
    run.run(progress)
    return run.current_result()


def perft(
    game: str | InteractiveMatch,
    depth: int,
    *,
    players: int | None = None,
    preset: str | None = None,
    position: str | None = None,
    after: Sequence[str] = (),
    **options: object,
) -> int:
    """The number of lines of exactly `depth` plies, decisions and outcomes of chance alike.

    From the beginning of a game, from a position, `after` some plies as in a record (`"0 flower"`,
    `"* first 1"`), or from the current state of a match.

    >>> import skulduggery as sk
    >>> sk.perft("skull", 3, players=3, first=0)
    8
    >>> sk.perft("skull", 2, players=3, first=0, after=["0 skull"])
    4
    >>> sk.perft(sk.new_match("skull", players=3, first=0, seed=1), 3)
    8
    """
    _DEPTH_RANGE.check_number("depth", depth)
    if isinstance(game, InteractiveMatch):
        state: State = game.state
    else:
        rules, chosen, number = set_up_game(game, players, preset, position, options)
        match = Match(rules.new_state(chosen, number, position))
        for ply in after:
            replay_ply(match, rules, ply)
        state = match.state
    return int(playout.perft(state, depth))


def _as_list(bots: AnyBot | Sequence[AnyBot]) -> list[AnyBot]:
    if isinstance(bots, Sequence) and not isinstance(bots, str):
        return list(bots)
    return [bots]
