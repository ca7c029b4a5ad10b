"""What the master of Skull says about its choices and its chances."""

from collections import Counter

import pytest
from tests.bots.skull.random_games import SKULL_GAME, SKULL_VARIANTS, random_decisions

from skulduggery.bots.inference_net import InferenceNet
from skulduggery.bots.player_history import HistoryRecorder
from skulduggery.core.match import Match
from skulduggery.core.rng import Rng
from skulduggery.games.skull.bots import advisor, master
from skulduggery.games.skull.bots.advisor import MIN_SAMPLED_WORLDS
from skulduggery.games.skull.bots.endgame_player import EndgamePlayer, load_endgame_player
from skulduggery.games.skull.bots.features import NUM_INPUTS, NUM_POLICY_OUTPUTS
from skulduggery.games.skull.bots.hand_inference import (
    UNEXPLAINED_PLAY_SHARE,
    DiscLayout,
    HandInference,
)
from skulduggery.games.skull.bots.master import SkullMasterBot
from skulduggery.games.skull.bots.policy import SkullNetPolicy
from skulduggery.games.skull.bots.replay_history import replay_turns
from skulduggery.games.skull.rules.actions import SKULL as SKULL_DISC
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.rules.position import read_position, state_at
from skulduggery.games.skull.rules.state import SkullState
from skulduggery.games.skull.rules.tribe import NOT_ON_MAT
from skulduggery.games.skull.rules.view_builder import some_world
from skulduggery.games.skull.solver.resolve import Resolver

WORLD_COUNT = 5
WEIGHT_STEPS = 1 << 16


def small_net(seed: int = 1) -> InferenceNet:
    """One that has learned nothing, and is soon asked."""
    hidden = 2
    weights = (
        (NUM_INPUTS + 1) * hidden + (hidden + 1) * hidden + (hidden + 1) * (NUM_POLICY_OUTPUTS + 1)
    )
    rng = Rng(seed)
    return InferenceNet(
        NUM_INPUTS,
        hidden,
        NUM_POLICY_OUTPUTS,
        [rng.below(WEIGHT_STEPS) / WEIGHT_STEPS - 0.5 for _ in range(weights)],
    )


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small mind, and hardly a thought for duels."""
    mind = SkullNetPolicy(small_net())
    for module in (master, advisor):
        monkeypatch.setattr(module, "load_policy", lambda name: mind)
    fencers = {
        owner_starts: EndgamePlayer(
            Resolver(load_endgame_player(owner_starts).resolver.grids, 1, owner_starts)
        )
        for owner_starts in (False, True)
    }
    monkeypatch.setattr(master, "load_endgame_player", fencers.__getitem__)


def master_without_clock(seed: int = 1, truths: int = WORLD_COUNT) -> SkullMasterBot:
    """Never looks at the clock."""
    bot = SkullMasterBot(Rng(seed), clock=lambda: 0.0)
    bot.max_worlds = truths
    return bot


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize(("players", "options"), SKULL_VARIANTS)
def test_every_view_of_every_variant_is_weighed(players: int, options: SkullOptions) -> None:
    looks = 0
    for number, (state, _, teller) in enumerate(random_decisions(players, options, seed=5)):
        if number % (9 * players):
            continue
        looks += 1
        player = int(state.player_of(state.actor))
        for story in (teller.histories[player], []):
            view = SKULL_GAME.view_for(state, options, player)
            choices = master_without_clock().weigh_choices(view, state.actor, story)
            assert [one.text for one in choices] == view.choices[state.actor]
            assert sum(one.often for one in choices) == pytest.approx(1)
            assert all(0 <= one.worth.share <= 1 for one in choices)
            assert choices == master_without_clock().weigh_choices(view, state.actor, story)
        other = (player + 1) % players
        view = SKULL_GAME.view_for(state, options, other)
        worth = master_without_clock().estimate_win(view, other, teller.histories[other])
        assert 0 <= worth.share <= 1
        assert worth == master_without_clock().estimate_win(view, other, teller.histories[other])
    assert looks


@pytest.mark.usefixtures("small")
def test_before_the_first_round_all_chances_are_alike() -> None:
    options = SkullOptions()
    state = SKULL_GAME.new_state(options, 4)
    shares = [
        master_without_clock()
        .estimate_win(SKULL_GAME.view_for(state, options, player), player)
        .share
        for player in range(4)
    ]
    assert sum(shares) == pytest.approx(1)
    assert shares == pytest.approx([0.25] * 4)


@pytest.mark.usefixtures("small")
def test_the_end_is_known_exactly() -> None:
    options = SkullOptions()
    state, match, _ = list(random_decisions(3, options, seed=2))[-1]
    assert match.is_over()
    for player in range(3):
        worth = master_without_clock().estimate_win(
            SKULL_GAME.view_for(state, options, player), player
        )
        assert worth == (float(player == state.winner), 0.0)


@pytest.mark.usefixtures("small")
def test_whoever_is_out_has_no_chance() -> None:
    options = SkullOptions()
    seen = 0
    for state, _, teller in random_decisions(6, options, seed=3):
        for player in range(6):
            if state.tribes[player].disc_count() == 0:
                seen += 1
                view = SKULL_GAME.view_for(state, options, player)
                assert master_without_clock().estimate_win(
                    view, player, teller.histories[player]
                ) == (0.0, 0.0)
    assert seen


# Time.


@pytest.mark.usefixtures("small")
def test_more_truths_are_looked_at_while_there_is_time(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: Counter[str] = Counter()
    draw = HandInference.draw_layouts

    def counted(self: HandInference, table: SkullState, rng: Rng) -> None:
        drawn["truths"] += 1
        draw(self, table, rng)

    monkeypatch.setattr(HandInference, "draw_layouts", counted)
    options = SkullOptions()
    state, _, teller = next(random_decisions(3, options, seed=1))
    view = SKULL_GAME.view_for(state, options, 0)

    def truths(seconds: float, most: int) -> int:
        drawn.clear()
        now = iter(range(1000))
        bot = SkullMasterBot(Rng(1), seconds, lambda: float(next(now)))
        bot.max_worlds = most
        bot.estimate_win(view, 0, teller.histories[0])
        return drawn["truths"]

    assert truths(0.5, 1000) == MIN_SAMPLED_WORLDS
    assert truths(3.5, 1000) == MIN_SAMPLED_WORLDS + 3
    assert truths(100, 20) == 20


# With two left.


def play_from_position(
    position: str, *texts: str, options: SkullOptions | None = None
) -> tuple[SkullState, HistoryRecorder]:
    """A round of two as far as these plies lead, told as `SEAT MOVE`."""
    rules = options or SkullOptions()
    placed = read_position(position)
    state = state_at(placed, rules, len(placed.seats))
    teller = HistoryRecorder(SKULL_GAME, state, range(len(placed.seats)))
    match = Match(state, teller)
    for text in texts:
        who, _, move = text.partition(" ")
        if who == "*":
            match.play_outcome(SKULL_GAME.read_action(state, -1, move))
        else:
            match.play_decision(int(who), SKULL_GAME.read_action(state, int(who), move))
    return state, teller


def weigh_choices(
    state: SkullState, teller: HistoryRecorder, player: int
) -> dict[str, tuple[float, float]]:
    view = SKULL_GAME.view_for(state, SkullOptions(), player)
    choices = master_without_clock().weigh_choices(view, player, teller.histories[player])
    return {one.text: (one.often, one.worth.share) for one in choices}


def win_share(state: SkullState, teller: HistoryRecorder, player: int) -> float:
    view = SKULL_GAME.view_for(state, SkullOptions(), player)
    return master_without_clock().estimate_win(view, player, teller.histories[player]).share


def test_one_disc_each_is_worth_what_is_known() -> None:
    """The starter wins 0.5625 where both still own their skull with chance 1/4."""
    none = win_share(*play_from_position("F F first=0"), 0)
    skull = win_share(*play_from_position("S F first=0"), 0)
    assert 0.75 * none + 0.25 * skull == pytest.approx(0.5625, abs=0.005)


def test_the_certain_win_is_seen_and_so_is_what_throws_it_away() -> None:
    """Two flowers against one disc: bid 2."""
    moment = play_from_position("FF F first=0", "0 flower", "1 flower")
    choices = weigh_choices(*moment, 0)
    assert choices["bid 2"] == pytest.approx((1, 1), abs=0.01)
    assert choices["bid 1"][1] < 0.9
    assert win_share(*moment, 0) == pytest.approx(1, abs=0.01)
    assert win_share(*moment, 1) == pytest.approx(0, abs=0.01)


def test_the_owner_of_a_skull_knows_what_a_challenger_will_find() -> None:
    for disc, expected in (("skull", 1.0), ("flower", 0.0)):
        position = f"F+ {'S' if disc == 'skull' else 'F'}+ first=0"
        moment = play_from_position(position, "0 flower", f"1 {disc}", "0 bid 2")
        assert win_share(*moment, 1) == expected  # one disc, one point: all hangs on it
        assert 0 < win_share(*moment, 0) < 1


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize(
    "position", ["FFS FS first=0", "FS+ FFS first=1", "FF+ S first=0", "S+ F first=1"]
)
def test_a_duel_adds_up_at_every_moment(position: str) -> None:
    """Before a decision a player expects what the master's choices bring, all of them together."""
    placed = read_position(position)
    state = state_at(placed, SkullOptions(), 2)
    teller = HistoryRecorder(SKULL_GAME, state, range(2))
    match = Match(state, teller)
    chance, choice = Rng(4), Rng(5)
    decisions = 0
    while not match.is_over():
        expected = [win_share(state, teller, player) for player in range(2)]
        assert all(0 <= share <= 1 for share in expected)
        if match.awaits_chance():
            match.draw_outcome(chance)
            continue
        player = state.actor
        choices = weigh_choices(state, teller, player)
        mixed = sum(often * share for often, share in choices.values())
        assert expected[player] == pytest.approx(mixed)
        decisions += 1
        match.play_random_decision(choice)
    assert decisions > 2
    assert win_share(state, teller, state.winner) == 1


# What others may hold.


class SkullFirstPolicy(SkullNetPolicy):
    """Thinks that everybody lays the skull at once, and otherwise does anything."""

    def __init__(self) -> None:
        super().__init__(small_net())

    def action_probabilities(
        self, world: SkullState, seat: int, habits: object = None
    ) -> dict[int, float]:
        plies = world.legal_actions()
        if SKULL_DISC in plies:
            return {SKULL_DISC: 1.0}
        return dict.fromkeys(plies, 1 / len(plies))


def hand_odds(
    state: SkullState, teller: HistoryRecorder, mind: SkullNetPolicy, told: bool = True
) -> dict[DiscLayout, float]:
    """What player 0 thinks of seat 1."""
    view = SKULL_GAME.view_for(state, SkullOptions(), 0)
    turns = replay_turns(view, teller.histories[0] if told else [])
    reading = HandInference(some_world(view), 0, turns, mind)
    return {case: reading.layout_probabilities[1][k] for k, case in enumerate(reading.layouts[1])}


def play_three_players(*texts: str) -> tuple[SkullState, HistoryRecorder]:
    return play_from_position("FFFS FFFS FFFS first=0", *texts)


def test_what_somebody_laid_is_read_from_how_they_play() -> None:
    found = hand_odds(*play_three_players("0 flower", "1 flower", "2 flower"), SkullFirstPolicy())
    assert set(found) == {DiscLayout(1, 0, NOT_ON_MAT), DiscLayout(1, NOT_ON_MAT, NOT_ON_MAT)}
    assert found[DiscLayout(1, 0, NOT_ON_MAT)] == pytest.approx(1 - UNEXPLAINED_PLAY_SHARE / 2)


def test_where_nobody_has_told_any_order_is_as_likely() -> None:
    moment = play_three_players(
        "0 flower", "1 skull", "2 flower", "0 flower", "1 flower", "2 flower"
    )
    found = hand_odds(*moment, SkullFirstPolicy(), told=False)
    state = some_world(SKULL_GAME.view_for(moment[0], SkullOptions(), 0))
    drawn: Counter[int] = Counter()
    rng, times = Rng(3), 4000
    for _ in range(times):
        state.redraw_hidden(0, rng)
        drawn[int(state.tribes[1].skull_at)] += 1
    assert {case.skull_at for case in found} == set(drawn)
    for case, chance in found.items():
        assert chance == pytest.approx(drawn[case.skull_at] / times, abs=0.03)


@pytest.mark.usefixtures("small")
def test_nothing_that_is_hidden_changes_what_is_said() -> None:
    """Whatever the others laid: the same view, the same story, the same words."""
    told = []
    for disc in ("flower", "skull"):
        state, teller = play_three_players("0 flower", f"1 {disc}", "2 flower")
        view = SKULL_GAME.view_for(state, SkullOptions(), 0)
        told.append(
            (
                master_without_clock().weigh_choices(view, 0, teller.histories[0]),
                master_without_clock().estimate_win(view, 0, teller.histories[0]),
            )
        )
    assert told[0] == told[1]


def test_all_choices_are_tried_on_the_same_truths(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pointing at one or another of shuffled discs is all the same, to the last digit."""
    monkeypatch.setattr(master, "load_policy", lambda name: SkullNetPolicy(small_net()))
    monkeypatch.setattr(advisor, "load_policy", lambda name: SkullNetPolicy(small_net()))
    options = SkullOptions(lost_disc="pick")
    moment = play_from_position(
        "FFFS FFFS FFFS first=0", "0 flower", "1 skull", "2 flower", "0 bid 3", "0 flip 1",
        options=options,
    )  # fmt: skip
    view = SKULL_GAME.view_for(moment[0], options, 1)
    worths = {
        one.worth for one in master_without_clock().weigh_choices(view, 1, moment[1].histories[1])
    }
    assert len(worths) == 1
