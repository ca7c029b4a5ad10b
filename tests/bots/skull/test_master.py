"""The two strong players of Skull: always legal, the same from a seed, in time, and they ship."""

from collections.abc import Callable
from importlib.resources import files

import pytest
from tests.bots.skull.random_games import SKULL_GAME, SKULL_VARIANTS, random_decisions

from skulduggery.bots.player_history import HistoryRecorder
from skulduggery.bots.time_budget import TimeBudget
from skulduggery.core.match import Match
from skulduggery.core.rng import Rng
from skulduggery.games.skull.bots import master, policy
from skulduggery.games.skull.bots.endgame_player import EndgamePlayer, load_endgame_player
from skulduggery.games.skull.bots.master import SkullMasterBot
from skulduggery.games.skull.bots.policy import load_policy, sample_weighted
from skulduggery.games.skull.bots.sharp import SkullSharpBot
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.rules.position import read_position, state_at
from skulduggery.games.skull.rules.state import PHASE_NAME_STARTER, PHASE_POINT, SkullState
from skulduggery.games.skull.rules.view import SkullView
from skulduggery.games.skull.rules.view_builder import player_view, public_view, some_world
from skulduggery.games.skull.solver.resolve import (
    RESOLVE_BATCH_ITERATIONS,
    PublicBeliefState,
    Resolver,
    RoundPolicy,
)

STRONG_BOTS = (SkullMasterBot, SkullSharpBot)
MAX_SHIPPED_BYTES = 25 * 1024 * 1024  # of all that was learned and solved
START_POSITIONS = [
    ("FFFS FFFS first=0", SkullOptions()),
    ("FFS+ FS first=1", SkullOptions(failed_starter="skull_owner")),
    ("FFS FF first=1", SkullOptions(placement="first_player_last", lost_disc="pick")),
    ("FS S FFS first=1", SkullOptions()),
    ("FS S FFS first=1 last=1", SkullOptions(last_chance=True)),
]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> dict[bool, EndgamePlayer]:
    """The duels that ship, but hardly a thought is given to them."""
    fencers = {
        owner_starts: EndgamePlayer(
            Resolver(load_endgame_player(owner_starts).resolver.grids, 1, owner_starts)
        )
        for owner_starts in (False, True)
    }
    monkeypatch.setattr(master, "load_endgame_player", fencers.__getitem__)
    return fencers


def view_of(state: SkullState, options: SkullOptions) -> SkullView:
    return player_view(public_view(state, options), state, state.player_of(state.actor))


@pytest.mark.parametrize(("players", "options"), SKULL_VARIANTS)
def test_what_they_play_is_legal_in_every_variant(players: int, options: SkullOptions) -> None:
    looks = 0
    for number, (state, _, teller) in enumerate(random_decisions(players, options, seed=5)):
        if number % 7:
            continue
        looks += 1
        seat = state.actor
        view = view_of(state, options)
        for bot in STRONG_BOTS:
            for story in (teller.histories[state.player_of(seat)], []):
                assert bot(Rng(number)).decide(view, seat, story) in view.choices[seat]
    assert looks > 3


@pytest.mark.parametrize(("position", "options"), START_POSITIONS)
@pytest.mark.parametrize("bot", STRONG_BOTS)
def test_games_from_positions_are_played_to_the_end_and_the_same_from_a_seed(
    position: str, options: SkullOptions, bot: Callable[[Rng], SkullMasterBot | SkullSharpBot]
) -> None:
    games = [play_from_position(position, options, bot, seed) for seed in (1, 1, 2, 3)]
    assert games[0] == games[1]
    assert len(set(games)) > 1


def play_from_position(
    position: str,
    options: SkullOptions,
    bot: Callable[[Rng], SkullMasterBot | SkullSharpBot],
    seed: int,
) -> tuple[tuple[int, int], ...]:
    placed = read_position(position)
    players = len(placed.seats)
    state = state_at(placed, options, players)
    teller = HistoryRecorder(SKULL_GAME, state, range(players))
    match = Match(state, teller)
    chance = Rng(seed)
    crew = [bot(Rng(seed, 1 + player)) for player in range(players)]
    while not match.is_over():
        if match.awaits_chance():
            match.draw_outcome(chance)
            continue
        seat = state.actor
        player = state.player_of(seat)
        text = crew[player].decide(
            SKULL_GAME.view_for(state, options, player), seat, teller.histories[player]
        )
        match.play_decision(seat, SKULL_GAME.read_action(state, seat, text))
    assert state.winner >= 0
    return tuple(match.plies)


@pytest.mark.parametrize(
    ("options", "order", "next_to_lay"),
    [
        (SkullOptions(), (0, 1, 2), (0, 2)),
        (SkullOptions(placement="first_player_last"), (2, 0, 1), (0,)),
    ],
)
def test_whoever_goes_out_names_a_starter_before_the_duel_begins(
    options: SkullOptions, order: tuple[int, ...], next_to_lay: tuple[int, ...]
) -> None:
    """And the two who are left remember their duel from its first round on."""
    state = state_at(read_position("FS S FS first=1"), options, 3)
    teller = HistoryRecorder(SKULL_GAME, state, range(3))
    match = Match(state, teller)
    for seat in order:
        match.play_decision(
            seat, SKULL_GAME.read_action(state, seat, "skull" if seat == 1 else "flower")
        )
    for seat, text in ((1, "bid 3"), (1, "lose skull"), (1, "start 2")):
        if state.phase == PHASE_NAME_STARTER:
            view = view_of(state, options)
            assert SkullMasterBot(Rng(1)).decide(view, 1, teller.histories[1]) in view.choices[1]
        match.play_decision(seat, SKULL_GAME.read_action(state, seat, text))
    assert state.first == 2 and state.alive == 2
    for seat in next_to_lay:
        view = SKULL_GAME.view_for(state, options, seat)
        assert SkullMasterBot(Rng(1)).decide(view, seat, teller.histories[seat]) in (
            "flower",
            "skull",
        )


# Time.


def two_player_view() -> tuple[SkullView, SkullState]:
    options = SkullOptions()
    state = state_at(read_position("FS FS first=0"), options, 2)
    return SKULL_GAME.view_for(state, options, 0), state


class RecordingEndgamePlayer(EndgamePlayer):
    """Shows its thoughts."""

    policies: list[RoundPolicy]

    def cached_policy(
        self, standing: PublicBeliefState, in_time: TimeBudget, part: float = 1.0
    ) -> RoundPolicy:
        self.policies = [super().cached_policy(standing, in_time, part)]
        return self.policies[0]


@pytest.mark.parametrize(
    ("late", "turns"), [(False, 3 * RESOLVE_BATCH_ITERATIONS), (True, RESOLVE_BATCH_ITERATIONS)]
)
def test_when_time_is_up_thinking_ends_and_the_thought_does_not_last(
    late: bool, turns: int, quick: dict[bool, EndgamePlayer]
) -> None:
    fencer = RecordingEndgamePlayer(
        Resolver(quick[False].resolver.grids, 3 * RESOLVE_BATCH_ITERATIONS)
    )
    quick[False] = fencer
    readings = iter([0.0])
    bot = SkullMasterBot(Rng(1), 2.0, lambda: next(readings, 2.0 if late else 1.9))
    view, _ = two_player_view()
    assert bot.decide(view, 0) in view.choices[0]
    assert [policy.solver.iterations_done for policy in fencer.policies] == [turns]
    assert len(fencer.cached_policies) == (0 if late else 1)


def test_what_to_do_and_what_it_is_worth_share_the_time(quick: dict[bool, EndgamePlayer]) -> None:
    """Each is a round to be solved, and people wait for both."""
    quick[False] = RecordingEndgamePlayer(
        Resolver(quick[False].resolver.grids, 10_000 * RESOLVE_BATCH_ITERATIONS)
    )
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += 0.1  # for every look at it
        return now

    view, _ = two_player_view()
    advice = SkullMasterBot(Rng(1), 4.0, clock).weigh_choices(view, 0)
    assert sum(one.often for one in advice) == pytest.approx(1)
    assert 3.5 < now < 4.5


def test_where_there_is_one_choice_nobody_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    options = SkullOptions()
    state = state_at(read_position("F FS first=0"), options, 2)
    view = SKULL_GAME.view_for(state, options, 0)
    monkeypatch.delattr(master, "load_endgame_player")
    monkeypatch.delattr("skulduggery.games.skull.bots.sharp.load_policy")
    for bot in STRONG_BOTS:
        assert bot(Rng(1)).decide(view, 0) == "flower"


# Who is asked.


def test_the_net_plays_what_the_duels_do_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Last Chance disc and two tribes each, even with two tribes left."""
    monkeypatch.delattr(master, "load_endgame_player")
    for position, players, options in (
        ("FS FF first=0", 2, SkullOptions(last_chance=True)),
        ("FS FF - - first=0", 2, SkullOptions(two_tribes=True)),
        ("FS FF F first=0", 3, SkullOptions()),
    ):
        state = state_at(read_position(position), options, players)
        view = SKULL_GAME.view_for(state, options, 0)
        chances = SkullMasterBot(Rng(1)).action_probabilities(
            view, 0, (), TimeBudget(lambda: 0.0, 0.0)
        )
        assert set(chances) <= set(state.legal_actions())
        assert sum(chances.values()) == pytest.approx(1)


@pytest.mark.parametrize("name", ["master", "sharp"])
def test_what_nothing_hangs_on_is_as_likely_as_anything_else(name: str) -> None:
    state = state_at(read_position("FS S FS first=1"), SkullOptions(), 3)
    for phase, count in ((PHASE_NAME_STARTER, 3), (PHASE_POINT, 2)):
        state.phase = phase
        state.challenger = 0
        found = load_policy(name).action_probabilities(state, 1)
        assert list(found.values()) == [1 / count] * count


def test_a_net_hardly_looks_at_what_it_would_hardly_do(monkeypatch: pytest.MonkeyPatch) -> None:
    view, _ = two_player_view()
    world = some_world(view)
    world.turn_to(0)
    monkeypatch.setattr(policy, "MIN_ACTION_PROBABILITY", 0.0)
    every = load_policy("master").action_probabilities(world, 0)
    monkeypatch.setattr(policy, "MIN_ACTION_PROBABILITY", max(every.values()) - 1e-9)
    assert list(load_policy("master").action_probabilities(world, 0).values()) == [1.0]


def test_plies_are_drawn_as_often_as_they_should_be() -> None:
    rng = Rng(1)
    found = [sample_weighted({1: 0.25, 2: 0.0, 3: 0.75}, rng) for _ in range(2000)]
    assert 0.2 < found.count(1) / len(found) < 0.3
    assert found.count(2) == 0
    assert sample_weighted({4: 0.0, 5: 1e-12}, rng) == 5  # nothing is lost to rounding


# What ships.


def test_what_was_learned_is_small_and_can_be_read() -> None:
    folder = files("skulduggery.games.skull.bots")
    shipped = [
        file
        for name in ("nets", "duels")
        for file in folder.joinpath(name).iterdir()
        if file.is_file()
    ]
    assert {file.name for file in shipped} == {
        "master.net",
        "sharp.net",
        "challenger.duels",
        "owner.duels",
    }
    assert sum(len(file.read_bytes()) for file in shipped) <= MAX_SHIPPED_BYTES
    for name in ("master", "sharp"):
        assert load_policy(name) is load_policy(name)
        assert all(-100 < weight < 100 for weight in load_policy(name).net.weights)
        assert load_policy(name).sees_opponent_stats == (name == "sharp")
