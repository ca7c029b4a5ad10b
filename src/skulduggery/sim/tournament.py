"""Tournaments: for every ordered pair of bots, one candidate among opponents of one kind.

With more than two players results are not transitive, so pairings are shown beside the ratings.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import partial
from itertools import permutations

import msgspec

from skulduggery.core import is_compiled
from skulduggery.core.errors import BadOptions
from skulduggery.core.game import AnyGame
from skulduggery.core.options import Options
from skulduggery.games import game_named
from skulduggery.sim.bot_game import make_bots, play_deal
from skulduggery.sim.bot_roster import AnyBot, BotRoster
from skulduggery.sim.ratings import BotPair, DealWins, rate_bots
from skulduggery.sim.simulate import check_run_size
from skulduggery.sim.summary import BotResult, bot_result
from skulduggery.sim.worker_pool import hold_interrupts, map_in_processes


class TournamentDeal(msgspec.Struct, frozen=True):
    """A task for a worker: one deal, played from every seat."""

    game: str
    options: dict[str, bool | int | str]
    players: int
    hero: str
    others: str
    seed: int
    number: int
    seconds: float | None


class Pairing(msgspec.Struct, frozen=True):
    """One candidate (`hero`) among `others`."""

    hero: str
    others: str
    result: BotResult


class BotStanding(msgspec.Struct, frozen=True):
    """The rating of one bot, and its result against all others together."""

    bot: str
    rating: float  # 400 points are ten times the odds; 0 is the mean of the entrants
    rating_low: float  # the 95 % interval
    rating_high: float
    result: BotResult


class TournamentResult(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, bool | int | str]
    players: int
    seed: int
    compiled: bool
    games: int  # that were played
    games_wanted: int
    interrupted: bool  # before all of them were played
    pairings: list[Pairing]  # those that were played
    standings: list[BotStanding]  # the best first; none before every pairing was played


def _play_tournament_deal(roster: BotRoster, deal: TournamentDeal) -> list[float]:
    game = game_named(deal.game)
    options = game.read_options(deal.options)
    names = [deal.hero] + [deal.others] * (deal.players - 1)
    return play_deal(
        game, options, names, deal.seed, deal.number, seconds=deal.seconds, named=roster
    )


class TournamentRun:
    """Deals to be played; invalid arguments raise before any work begins.

    Each pairing plays at least `games` games, and every deal from every seat.
    """

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        players: int,
        bots: Sequence[AnyBot],
        games: int,
        seed: int,
        jobs: int = 1,
        seconds: float | None = None,
    ) -> None:
        check_run_size(games, jobs, seed, seconds)
        self._roster = BotRoster(bots)
        self._roster.check_picklable(jobs)
        self.entrants = list(dict.fromkeys(self._roster.names))
        if len(self.entrants) < 2:
            raise BadOptions("too-few-bots")
        game.new_state(options, players)
        make_bots(game.name, self.entrants, seed, 0, None, self._roster)
        self.game = game
        self.options: dict[str, bool | int | str] = msgspec.to_builtins(options)
        self.players = players
        self.seed = seed
        self._jobs = jobs
        self._seconds = seconds
        pairs = list(permutations(self.entrants, 2))
        self._deals_wanted = -(-games // players)
        self.games_wanted = len(pairs) * self._deals_wanted * players
        self._won: dict[BotPair, list[list[float]]] = {pair: [] for pair in pairs}

    def run(self, progress: Callable[[int], object] = lambda played: None) -> None:
        """Play all deals. Ctrl-C stops it; a deal that was under way is discarded."""
        with closing(
            map_in_processes(
                partial(_play_tournament_deal, self._roster), self._planned_deals(), self._jobs
            )
        ) as played:
            for deal, wins in zip(self._planned_deals(), played, strict=True):
                with hold_interrupts():
                    self._won[deal.hero, deal.others].append(wins)
                progress(len(wins))

    def _planned_deals(self) -> Iterator[TournamentDeal]:
        for number in range(self._deals_wanted):
            for hero, others in self._won:
                yield TournamentDeal(
                    game=self.game.name,
                    options=self.options,
                    players=self.players,
                    hero=hero,
                    others=others,
                    seed=self.seed,
                    number=number,
                    seconds=self._seconds,
                )

    def games_played(self) -> int:
        return self.players * sum(map(len, self._won.values()))

    def current_result(self) -> TournamentResult:
        """The result of what was played so far."""
        games = self.games_played()
        return TournamentResult(
            game=self.game.name,
            options=self.options,
            players=self.players,
            seed=self.seed,
            compiled=is_compiled(),
            games=games,
            games_wanted=self.games_wanted,
            interrupted=games < self.games_wanted,
            pairings=[
                Pairing(hero, others, bot_result(deals))
                for (hero, others), deals in self._won.items()
                if deals
            ],
            standings=_rank_bots(self._won, self.entrants, self.players),
        )


def run_tournament(
    game: AnyGame,
    options: Options,
    players: int,
    bots: Sequence[AnyBot],
    games: int,
    seed: int,
    jobs: int = 1,
    seconds: float | None = None,
    progress: Callable[[int], object] = lambda played: None,
) -> TournamentResult:
    """A whole tournament."""
    run = TournamentRun(game, options, players, bots, games, seed, jobs, seconds)
    run.run(progress)
    return run.current_result()


def _rank_bots(
    won: Mapping[BotPair, DealWins], entrants: Sequence[str], players: int
) -> list[BotStanding]:
    if not all(won.values()):
        return []
    rows = []
    for bot, rating in zip(entrants, rate_bots(won, entrants, players), strict=True):
        own = [deal for other in entrants if other != bot for deal in won[bot, other]]
        rows.append(BotStanding(bot, rating.value, rating.low, rating.high, bot_result(own)))
    return sorted(rows, key=lambda row: -row.rating)
