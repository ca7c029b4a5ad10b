"""Who studies the master sits alone among masters as they play, and counts what that wins."""

import numpy as np

from skulduggery.games.skull.benchmarks.exploit import EXPLOIT_PLAYER_COUNTS, measure_exploiter
from skulduggery.games.skull.bots.policy import MIN_ACTION_PROBABILITY
from skulduggery.games.skull.training.exploiter import Exploiter
from skulduggery.games.skull.training.opponents import SEAT_LEARNER, SEAT_MODEL, drop_unlikely


def test_a_rival_is_alone_among_masters_and_begins_as_one() -> None:
    rival = Exploiter(3, seed=1, tables=4)
    sorts = rival.others.seat_kinds[:, :3]
    assert ((sorts == SEAT_LEARNER).sum(1) == 1).all()
    assert ((sorts == SEAT_MODEL).sum(1) == 2).all()
    for own, masters in zip(rival.student.net.weights, rival.others.model.weights, strict=True):
        assert np.array_equal(own, masters)
    before = [weights.copy() for weights in rival.student.net.weights]
    rival.train_iteration(0.0)
    changed = zip(before, rival.student.net.weights, strict=True)
    assert any(not np.array_equal(was, now) for was, now in changed)


def test_its_shares_are_those_of_its_own_chair() -> None:
    rival = Exploiter(3, seed=2, tables=16)
    won = [share for _ in range(3) for share in rival.play_games()]
    assert len(won) > 16
    assert all(-0.01 < share < 1.01 for share in won)  # the duels are solved to so much
    assert 0.1 < sum(won) / len(won) < 0.6  # as a master among masters


def test_masters_leave_out_what_they_hardly_ever_do() -> None:
    chances = np.array(
        [[0.5, 0.4, MIN_ACTION_PROBABILITY / 2, 0.1 - MIN_ACTION_PROBABILITY / 2]], np.float32
    )
    assert drop_unlikely(chances)[0, 2] == 0
    assert np.isclose(drop_unlikely(chances).sum(), 1)


def test_it_learns_and_then_shows_what_came_of_it() -> None:
    ticks = iter(range(1000))
    heard: list[float] = []
    row = measure_exploiter(
        EXPLOIT_PLAYER_COUNTS[0], 12, heard.append, lambda: float(next(ticks)), tables=8
    )
    assert row.lessons >= 2 and row.result.games > 0
    assert row.result.low <= row.result.share <= row.result.high
    assert heard == sorted(heard) and heard[-1] == 1.0
