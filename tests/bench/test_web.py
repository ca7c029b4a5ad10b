"""The benchmark of the pages, without a browser: what it counts, and what it says without one."""

import sys
from importlib import import_module

import pytest

from skulduggery.bench.reveal_frames import (
    REVEAL_EVENTS,
    count_frames,
    first_reveal,
    simulated_record,
)
from skulduggery.core.errors import BadOptions
from skulduggery.games import GAMES_BY_NAME, game_named
from skulduggery.games.replay import replay_steps


def test_frames_that_were_dropped_and_that_took_long() -> None:
    times = [0.0, 16.7, 33.3, 66.7, 150.0, 166.7]  # one dropped, then four in a long one
    found = count_frames("skull", 4, times, layouts=2)
    assert (found.frames, found.dropped, found.long, found.layouts) == (6, 5, 1, 2)
    assert found.longest_ms == pytest.approx(83.3)


def test_no_frames_at_all() -> None:
    assert count_frames("skull", 1, [], layouts=0).longest_ms == 0


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_every_game_has_something_to_reveal(game: str) -> None:
    record = simulated_record(game)
    assert record == simulated_record(game)
    step = first_reveal(record)
    shown = list(replay_steps(record, game_named(game), "table", "en"))[step - 1]
    assert REVEAL_EVENTS[game] in [event["event"] for event in shown.events]


def test_without_a_browser_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "playwright.sync_api", None)
    for name in ("page_weight", "reveal_frames", "web_pages"):
        monkeypatch.delitem(sys.modules, f"skulduggery.bench.{name}", raising=False)
    monkeypatch.delitem(sys.modules, "skulduggery.cli.bench_web", raising=False)
    with pytest.raises(BadOptions) as caught:
        import_module("skulduggery.cli.bench_web")
    assert "pip install playwright" in caught.value.message_in("en")
