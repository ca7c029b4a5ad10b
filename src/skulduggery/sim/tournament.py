"""Bots against each other: every one alone among others of a kind, both ways round.

More than two players are not transitive, so who beats whom stays visible beside the ratings.
"""

import math
from collections.abc import Callable, Sequence
from itertools import permutations

import msgspec

from skulduggery.core import compiled
from skulduggery.core.errors import BadOptions
from skulduggery.core.game import AnyGame
from skulduggery.core.options import Options
from skulduggery.games import game_named
from skulduggery.sim.contest import bots_of, play_deal
from skulduggery.sim.result import Result, result
from skulduggery.sim.simulate import check_effort, shared


class Deal(msgspec.Struct, frozen=True):
    """What a worker needs to know to play a deal from every chair."""

    game: str
    options: dict[str, bool | int | str]
    players: int
    hero: str
    others: str
    seed: int
    number: int
    seconds: float | None


class Pairing(msgspec.Struct, frozen=True):
    """One `hero` among `others`."""

    hero: str
    others: str
    result: Result


class Standing(msgspec.Struct, frozen=True):
    """One bot against all the others together."""

    bot: str
    rating: float  # 400 more are ten times the chances; 0 is the middle of those who played
    result: Result


class Tournament(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, bool | int | str]
    players: int
    seed: int
    compiled: bool
    pairings: list[Pairing]
    standings: list[Standing]  # the best first


def play_one(deal: Deal) -> list[float]:
    game = game_named(deal.game)
    options = game.read_options(deal.options)
    names = [deal.hero] + [deal.others] * (deal.players - 1)
    return play_deal(game, options, names, deal.seed, deal.number, seconds=deal.seconds)


def tournament(
    game: AnyGame,
    options: Options,
    players: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    seconds: float | None = None,
    progress: Callable[[int], object] = lambda played: None,
) -> Tournament:
    """At least `games` games for each pairing, so that every deal is played from every chair."""
    check_effort(games, jobs, seed, seconds)
    entrants = list(dict.fromkeys(bots))
    if len(entrants) < 2:
        raise BadOptions("too-few-bots")
    game.new(options, players)  # so that what is wrong is said before any work begins
    bots_of(game.name, entrants, seed, 0)
    wishes = msgspec.to_builtins(options)
    pairs = list(permutations(entrants, 2))
    won: dict[tuple[str, str], list[list[float]]] = {pair: [] for pair in pairs}
    deals = [
        Deal(game.name, wishes, players, hero, others, seed, number, seconds)
        for number in range(deals_for(games, players))
        for hero, others in pairs
    ]
    for deal, wins in zip(deals, shared(play_one, iter(deals), jobs), strict=True):
        won[deal.hero, deal.others].append(wins)
        progress(len(wins))
    return Tournament(
        game=game.name,
        options=wishes,
        players=players,
        seed=seed,
        compiled=compiled(),
        pairings=[Pairing(hero, others, result(won[hero, others])) for hero, others in pairs],
        standings=standings(won, entrants, players),
    )


def deals_for(games: int, players: int) -> int:
    return -(-games // players)


def games_in_all(games: int, players: int, bots: Sequence[str]) -> int:
    entrants = len(set(bots))
    return entrants * (entrants - 1) * deals_for(games, players) * players


def standings(
    won: dict[tuple[str, str], list[list[float]]], entrants: Sequence[str], players: int
) -> list[Standing]:
    def edge(hero: str, others: str) -> float:
        """How far one is ahead, from both sides; exactly opposite for the other."""
        ahead, behind = won[hero, others], won[others, hero]
        return (distance(ahead, players) - distance(behind, players)) / 2

    rows = []
    for bot in entrants:
        rivals = [other for other in entrants if other != bot]
        rating = sum(edge(bot, other) for other in rivals) / len(entrants)
        rows.append(Standing(bot, rating, result([w for o in rivals for w in won[bot, o]])))
    return sorted(rows, key=lambda row: -row.rating)


def distance(deals: Sequence[Sequence[float]], players: int) -> float:
    """By how much the odds of one among others are better than fair, on the scale of ratings.

    Half a win and half a loss more than there were, so that nobody is infinitely strong.
    """
    played = result(deals)
    wins = played.wins + 0.5
    losses = played.games - played.wins + 0.5
    return 400 * math.log10(wins * (players - 1) / losses)
