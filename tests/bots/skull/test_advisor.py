"""What the master of Skull says about its choices and its chances."""

from collections import Counter

import pytest
from tests.bots.skull.evening import SKULL, VARIANTS, moments

from skulduggery.bots.net import Net
from skulduggery.bots.player_history import Storyteller
from skulduggery.core.match import Match
from skulduggery.core.rng import Rng
from skulduggery.games.skull.bots import advisor, master
from skulduggery.games.skull.bots.advisor import FEWEST
from skulduggery.games.skull.bots.endgame_player import Duelist, duelist
from skulduggery.games.skull.bots.features import INPUTS, SAYINGS
from skulduggery.games.skull.bots.hand_inference import DOUBT, Case, Reading
from skulduggery.games.skull.bots.master import MasterBot
from skulduggery.games.skull.bots.policy import Mind
from skulduggery.games.skull.bots.replay_history import remembered
from skulduggery.games.skull.rules.actions import SKULL as SKULL_DISC
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.rules.position import read_position, state_at
from skulduggery.games.skull.rules.state import SkullState
from skulduggery.games.skull.rules.tribe import NOWHERE
from skulduggery.games.skull.rules.view_builder import some_world
from skulduggery.games.skull.solver.resolve import Resolver

TRUTHS = 5
FINE = 1 << 16


def small_net(seed: int = 1) -> Net:
    """One that has learned nothing, and is soon asked."""
    hidden = 2
    weights = (INPUTS + 1) * hidden + (hidden + 1) * hidden + (hidden + 1) * (SAYINGS + 1)
    rng = Rng(seed)
    return Net(INPUTS, hidden, SAYINGS, [rng.below(FINE) / FINE - 0.5 for _ in range(weights)])


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small mind, and hardly a thought for duels."""
    mind = Mind(small_net())
    for module in (master, advisor):
        monkeypatch.setattr(module, "mind", lambda name: mind)
    fencers = {
        owner_starts: Duelist(Resolver(duelist(owner_starts).resolver.grids, 1, owner_starts))
        for owner_starts in (False, True)
    }
    monkeypatch.setattr(master, "duelist", fencers.__getitem__)


def patient(seed: int = 1, truths: int = TRUTHS) -> MasterBot:
    """Never looks at the clock."""
    bot = MasterBot(Rng(seed), clock=lambda: 0.0)
    bot.most = truths
    return bot


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_every_view_of_every_variant_is_weighed(players: int, options: SkullOptions) -> None:
    looks = 0
    for number, (state, _, teller) in enumerate(moments(players, options, seed=5)):
        if number % (9 * players):
            continue
        looks += 1
        player = int(state.player_of(state.actor))
        for story in (teller.stories[player], []):
            view = SKULL.view(state, options, player)
            choices = patient().weigh(view, state.actor, story)
            assert [one.text for one in choices] == view.choices[state.actor]
            assert sum(one.often for one in choices) == pytest.approx(1)
            assert all(0 <= one.worth.share <= 1 for one in choices)
            assert choices == patient().weigh(view, state.actor, story)
        other = (player + 1) % players
        view = SKULL.view(state, options, other)
        worth = patient().standing(view, other, teller.stories[other])
        assert 0 <= worth.share <= 1
        assert worth == patient().standing(view, other, teller.stories[other])
    assert looks


@pytest.mark.usefixtures("small")
def test_before_the_first_round_all_chances_are_alike() -> None:
    options = SkullOptions()
    state = SKULL.new(options, 4)
    shares = [
        patient().standing(SKULL.view(state, options, player), player).share for player in range(4)
    ]
    assert sum(shares) == pytest.approx(1)
    assert shares == pytest.approx([0.25] * 4)


@pytest.mark.usefixtures("small")
def test_the_end_is_known_exactly() -> None:
    options = SkullOptions()
    state, match, _ = list(moments(3, options, seed=2))[-1]
    assert match.is_over()
    for player in range(3):
        worth = patient().standing(SKULL.view(state, options, player), player)
        assert worth == (float(player == state.winner), 0.0)


@pytest.mark.usefixtures("small")
def test_whoever_is_out_has_no_chance() -> None:
    options = SkullOptions()
    seen = 0
    for state, _, teller in moments(6, options, seed=3):
        for player in range(6):
            if state.tribes[player].discs() == 0:
                seen += 1
                view = SKULL.view(state, options, player)
                assert patient().standing(view, player, teller.stories[player]) == (0.0, 0.0)
    assert seen


# Time.


@pytest.mark.usefixtures("small")
def test_more_truths_are_looked_at_while_there_is_time(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: Counter[str] = Counter()
    draw = Reading.draw

    def counted(self: Reading, table: SkullState, rng: Rng) -> None:
        drawn["truths"] += 1
        draw(self, table, rng)

    monkeypatch.setattr(Reading, "draw", counted)
    options = SkullOptions()
    state, _, teller = next(moments(3, options, seed=1))
    view = SKULL.view(state, options, 0)

    def truths(seconds: float, most: int) -> int:
        drawn.clear()
        now = iter(range(1000))
        bot = MasterBot(Rng(1), seconds, lambda: float(next(now)))
        bot.most = most
        bot.standing(view, 0, teller.stories[0])
        return drawn["truths"]

    assert truths(0.5, 1000) == FEWEST
    assert truths(3.5, 1000) == FEWEST + 3
    assert truths(100, 20) == 20


# With two left.


def duel(
    position: str, *texts: str, options: SkullOptions | None = None
) -> tuple[SkullState, Storyteller]:
    """A round of two as far as these plies lead, told as `SEAT MOVE`."""
    rules = options or SkullOptions()
    placed = read_position(position)
    state = state_at(placed, rules, len(placed.seats))
    teller = Storyteller(SKULL, state, range(len(placed.seats)))
    match = Match(state, teller)
    for text in texts:
        who, _, move = text.partition(" ")
        if who == "*":
            match.outcome(SKULL.read_action(state, -1, move))
        else:
            match.decide(int(who), SKULL.read_action(state, int(who), move))
    return state, teller


def weighed(state: SkullState, teller: Storyteller, player: int) -> dict[str, tuple[float, float]]:
    view = SKULL.view(state, SkullOptions(), player)
    choices = patient().weigh(view, player, teller.stories[player])
    return {one.text: (one.often, one.worth.share) for one in choices}


def standing(state: SkullState, teller: Storyteller, player: int) -> float:
    view = SKULL.view(state, SkullOptions(), player)
    return patient().standing(view, player, teller.stories[player]).share


def test_one_disc_each_is_worth_what_is_known() -> None:
    """The starter wins 0.5625 where both still own their skull with chance 1/4."""
    none = standing(*duel("F F first=0"), 0)
    skull = standing(*duel("S F first=0"), 0)
    assert 0.75 * none + 0.25 * skull == pytest.approx(0.5625, abs=0.005)


def test_the_certain_win_is_seen_and_so_is_what_throws_it_away() -> None:
    """Two flowers against one disc: bid 2."""
    moment = duel("FF F first=0", "0 flower", "1 flower")
    choices = weighed(*moment, 0)
    assert choices["bid 2"] == pytest.approx((1, 1), abs=0.01)
    assert choices["bid 1"][1] < 0.9
    assert standing(*moment, 0) == pytest.approx(1, abs=0.01)
    assert standing(*moment, 1) == pytest.approx(0, abs=0.01)


def test_the_owner_of_a_skull_knows_what_a_challenger_will_find() -> None:
    for disc, expected in (("skull", 1.0), ("flower", 0.0)):
        position = f"F+ {'S' if disc == 'skull' else 'F'}+ first=0"
        moment = duel(position, "0 flower", f"1 {disc}", "0 bid 2")
        assert standing(*moment, 1) == expected  # one disc, one point: all hangs on it
        assert 0 < standing(*moment, 0) < 1


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize(
    "position", ["FFS FS first=0", "FS+ FFS first=1", "FF+ S first=0", "S+ F first=1"]
)
def test_a_duel_adds_up_at_every_moment(position: str) -> None:
    """Before a decision a player expects what the master's choices bring, all of them together."""
    placed = read_position(position)
    state = state_at(placed, SkullOptions(), 2)
    teller = Storyteller(SKULL, state, range(2))
    match = Match(state, teller)
    chance, choice = Rng(4), Rng(5)
    decisions = 0
    while not match.is_over():
        expected = [standing(state, teller, player) for player in range(2)]
        assert all(0 <= share <= 1 for share in expected)
        if match.awaits_chance():
            match.draw(chance)
            continue
        player = state.actor
        choices = weighed(state, teller, player)
        mixed = sum(often * share for often, share in choices.values())
        assert expected[player] == pytest.approx(mixed)
        decisions += 1
        match.decide_at_random(choice)
    assert decisions > 2
    assert standing(state, teller, state.winner) == 1


# What others may hold.


class Obvious(Mind):
    """Thinks that everybody lays the skull at once, and otherwise does anything."""

    def __init__(self) -> None:
        super().__init__(small_net())

    def chances(self, world: SkullState, seat: int, habits: object = None) -> dict[int, float]:
        plies = world.actions()
        if SKULL_DISC in plies:
            return {SKULL_DISC: 1.0}
        return dict.fromkeys(plies, 1 / len(plies))


def reading_of(
    state: SkullState, teller: Storyteller, mind: Mind, told: bool = True
) -> dict[Case, float]:
    """What player 0 thinks of seat 1."""
    view = SKULL.view(state, SkullOptions(), 0)
    turns = remembered(view, teller.stories[0] if told else [])
    reading = Reading(some_world(view), 0, turns, mind)
    return {case: reading.chances[1][k] for k, case in enumerate(reading.cases[1])}


def three(*texts: str) -> tuple[SkullState, Storyteller]:
    return duel("FFFS FFFS FFFS first=0", *texts)


def test_what_somebody_laid_is_read_from_how_they_play() -> None:
    found = reading_of(*three("0 flower", "1 flower", "2 flower"), Obvious())
    assert set(found) == {Case(1, 0, NOWHERE), Case(1, NOWHERE, NOWHERE)}
    assert found[Case(1, 0, NOWHERE)] == pytest.approx(1 - DOUBT / 2)


def test_where_nobody_has_told_any_order_is_as_likely() -> None:
    moment = three("0 flower", "1 skull", "2 flower", "0 flower", "1 flower", "2 flower")
    found = reading_of(*moment, Obvious(), told=False)
    state = some_world(SKULL.view(moment[0], SkullOptions(), 0))
    drawn: Counter[int] = Counter()
    rng, times = Rng(3), 4000
    for _ in range(times):
        state.redraw(0, rng)
        drawn[int(state.tribes[1].skull_at)] += 1
    assert {case.skull_at for case in found} == set(drawn)
    for case, chance in found.items():
        assert chance == pytest.approx(drawn[case.skull_at] / times, abs=0.03)


@pytest.mark.usefixtures("small")
def test_nothing_that_is_hidden_changes_what_is_said() -> None:
    """Whatever the others laid: the same view, the same story, the same words."""
    told = []
    for disc in ("flower", "skull"):
        state, teller = three("0 flower", f"1 {disc}", "2 flower")
        view = SKULL.view(state, SkullOptions(), 0)
        told.append(
            (
                patient().weigh(view, 0, teller.stories[0]),
                patient().standing(view, 0, teller.stories[0]),
            )
        )
    assert told[0] == told[1]


def test_all_choices_are_tried_on_the_same_truths(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pointing at one or another of shuffled discs is all the same, to the last digit."""
    monkeypatch.setattr(master, "mind", lambda name: Mind(small_net()))
    monkeypatch.setattr(advisor, "mind", lambda name: Mind(small_net()))
    options = SkullOptions(lost_disc="pick")
    moment = duel(
        "FFFS FFFS FFFS first=0", "0 flower", "1 skull", "2 flower", "0 bid 3", "0 flip 1",
        options=options,
    )  # fmt: skip
    view = SKULL.view(moment[0], options, 1)
    worths = {one.worth for one in patient().weigh(view, 1, moment[1].stories[1])}
    assert len(worths) == 1
