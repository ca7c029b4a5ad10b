"""`skulduggery bench bots`: matches are fair, kept, and continued. How strong, no test asks."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.patch_packages import replace_parts

from skulduggery.bench import bot_strength
from skulduggery.bench.bot_strength import (
    DealResults,
    MatchupDeal,
    PlayedDeal,
    ThinkingTime,
    play_matchup_deal,
)
from skulduggery.bench.matchups import Matchup, matchups_named
from skulduggery.bots.registry import bot_named
from skulduggery.cli import bench
from skulduggery.core.errors import BadOptions, Mistake
from skulduggery.core.rng import Rng
from skulduggery.games import GAMES_BY_NAME
from skulduggery.games.skull.benchmarks.matchups import SKULL_MATCHUPS
from skulduggery.sim import bot_game
from skulduggery.terminal.language import localize

RULE_MATCHUP = Matchup(3, "rule", "random")


def wins_by_deal(results: DealResults) -> dict[tuple[str, int], list[float]]:
    return {key: played.wins for key, played in results.deals.items()}


def play_matchup(file: Path, games: int, jobs: int = 1, seed: int = 1) -> DealResults:
    results = DealResults(file, "skull", seed)
    bot_strength.play_missing_deals(results, [RULE_MATCHUP], games, jobs)
    return results


def test_the_hero_meets_the_same_chance_in_every_chair(monkeypatch: pytest.MonkeyPatch) -> None:
    met = []
    real = bot_game.play_game

    def spy(game: Any, options: Any, players: Any, chance: Rng, **more: Any) -> Any:
        met.append(([type(bot).__name__ for bot in players], chance.clone().next_word()))
        match = real(game, options, players, chance, **more)
        starters.add(match.plies[0])
        return match

    starters: set[tuple[int, int]] = set()
    monkeypatch.setattr(bot_game, "play_game", spy)
    found = play_matchup_deal(MatchupDeal("skull", RULE_MATCHUP, 7, 4))
    chairs = [names.index("SkullRuleBot") for names, _ in met]
    assert chairs == [0, 1, 2]
    assert len({word for _, word in met}) == 1
    assert len(starters) == 1
    assert all(names.count("RandomBot") == 2 for names, _ in met)
    assert len(found.wins) == 3
    assert found.hero.moves > 0 and found.others.moves > 0


def test_deals_differ_and_a_seed_repeats_them(tmp_path: Path) -> None:
    first = wins_by_deal(play_matchup(tmp_path / "a", 30))
    assert first == wins_by_deal(play_matchup(tmp_path / "b", 30))
    assert first != wins_by_deal(play_matchup(tmp_path / "c", 30, seed=2))
    assert len({tuple(row) for row in first.values()}) > 1


def test_a_run_is_continued_where_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt = []
    stops = {2}

    def spy(deal: MatchupDeal) -> PlayedDeal:
        dealt.append(deal.number)
        if deal.number in stops:
            raise KeyboardInterrupt
        return play_matchup_deal(deal)

    monkeypatch.setattr(bot_strength, "play_matchup_deal", spy)
    with pytest.raises(KeyboardInterrupt):
        play_matchup(tmp_path / "stopped", 12)
    stops.clear()
    continued = play_matchup(tmp_path / "stopped", 12)
    assert dealt == [0, 1, 2, 2, 3]  # the one that was under way is played again
    assert wins_by_deal(continued) == wins_by_deal(play_matchup(tmp_path / "at once", 12))
    more = play_matchup(tmp_path / "stopped", 18)
    assert more.matchup_row(RULE_MATCHUP).result.games == 18
    assert (
        play_matchup(tmp_path / "stopped", 3).matchup_row(RULE_MATCHUP).result.games == 18
    )  # nothing is ever lost


def test_processes_play_the_same(tmp_path: Path) -> None:
    assert wins_by_deal(play_matchup(tmp_path / "two", 12, jobs=2)) == wins_by_deal(
        play_matchup(tmp_path / "one", 12)
    )


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "results"
    whole = wins_by_deal(play_matchup(file, 9))
    lines = file.read_bytes()
    file.write_bytes(lines[:-20])
    assert wins_by_deal(DealResults(file, "skull", 1)) == {
        key: whole[key] for key in list(whole)[:-1]
    }
    assert wins_by_deal(play_matchup(file, 9)) == whole
    assert len(file.read_bytes().splitlines()) == 3


def test_what_is_no_result_is_said(tmp_path: Path) -> None:
    file = tmp_path / "results"
    file.write_text('{"game": "skull"}\n', encoding="utf-8")
    with pytest.raises(BadOptions, match="Line 1"):
        DealResults(file, "skull", 1)


def test_a_row_says_what_the_games_came_to(tmp_path: Path) -> None:
    results = DealResults(tmp_path / "results", "skull", 1)
    target = Matchup(3, "rule", "random", at_least=0.4)
    for deal, row in enumerate(([1.0, 0.0, 0.5], [1.0, 1.0, 1.0])):
        thought = ThinkingTime(2, 0.1 * (deal + 1), 0.08)
        results.add_deal(PlayedDeal("skull", target.name, 1, deal, row, thought, ThinkingTime()))
    results.add_deal(
        PlayedDeal("skull", target.name, 2, 0, [0.0] * 3, ThinkingTime(), ThinkingTime())
    )
    row_found = results.matchup_row(target)
    came_to = row_found.result
    assert (came_to.games, came_to.wins, came_to.share) == (6, 4.5, 0.75)
    assert came_to.low < 0.75 < came_to.high
    assert row_found.hero.mean_seconds == pytest.approx(0.075)
    assert row_found.hero.longest == 0.08
    assert row_found.others.mean_seconds == 0


def test_bids_are_counted_where_there_are_any(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words: dict[str, Any] = {
        "match": ["4/rule/random"],
        "games": 4,
        "results": tmp_path / "results",
    }
    bench.run_command("bots", "skull_king", json=True, **words)
    row = json.loads(capsys.readouterr().out)["rows"][0]
    assert row["bids"]["bids"] == 4 * 8  # a bid in each of eight rounds, from four chairs
    assert 0 < row["bids"]["met"] <= 32
    bench.run_command("bots", "skull_king", **words)
    shown = capsys.readouterr().out
    assert f"{row['bids']['met'] / 32:.3f}" in shown


def test_a_target_is_reached_by_the_whole_interval() -> None:
    assert Matchup(3, "a", "b", at_least=0.5).is_reached(0.5, 0.6) is True
    assert Matchup(3, "a", "b", at_least=0.5).is_reached(0.49, 0.6) is False
    assert Matchup(3, "a", "b", at_most=0.2).is_reached(0.1, 0.2) is True
    assert Matchup(3, "a", "b", at_most=0.2).is_reached(0.1, 0.21) is False
    assert Matchup(3, "a", "b").is_reached(0.1, 0.2) is None


def test_a_game_without_usual_matchups_needs_one_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    replace_parts(monkeypatch, "skull", matchups=None)
    with pytest.raises(BadOptions) as caught:
        matchups_named("skull", [])
    assert caught.value.sentence == "no-matchups"
    assert matchups_named("skull", ["3/rule/random"]) == [Matchup(3, "rule", "random")]


def test_matches_are_named_by_what_they_are() -> None:
    assert matchups_named("skull", []) == list(SKULL_MATCHUPS)
    assert matchups_named("skull", ["3/sharp/rule"])[0].at_least == 0.68
    assert matchups_named("skull", ["5/rule/ismcts-7"]) == [Matchup(5, "rule", "ismcts-7")]
    for wrong in ("", "3/rule", "x/rule/rule", "3/rule/rule/rule"):
        with pytest.raises(BadOptions):
            matchups_named("skull", [wrong])


@pytest.mark.parametrize("game", list(GAMES_BY_NAME))
def test_the_usual_matches_can_be_played(game: str) -> None:
    options = GAMES_BY_NAME[game].read_options({})
    for matchup in matchups_named(game, []):
        assert matchup.players in GAMES_BY_NAME[game].player_range(options)
        for name in (matchup.hero, matchup.others):
            assert bot_named(game, name, Rng(1)) is not None


@pytest.mark.parametrize(
    "wrong", [{"games": 0}, {"jobs": 0}, {"seed": -1}, {"match": ["3/nobody/rule"]}]
)
def test_what_cannot_be_is_said_before_anything_is_played(
    tmp_path: Path, wrong: dict[str, Any]
) -> None:
    file = tmp_path / "results"
    words: dict[str, Any] = {"match": ["3/rule/random"], "games": 3, **wrong}
    with pytest.raises(Mistake):
        bench.run_command("bots", "skull", results=file, **words)
    assert not file.exists()


def test_the_command_prints_the_same_as_json_and_as_a_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words: dict[str, Any] = {
        "match": ["3/rule/random"],
        "games": 6,
        "results": tmp_path / "results",
    }
    bench.run_command("bots", "skull", json=True, **words)
    report = json.loads(capsys.readouterr().out)
    assert [row["result"]["games"] for row in report["rows"]] == [6]
    bench.run_command("bots", "skull", **words)
    shown = capsys.readouterr().out
    assert "3/rule/random" in shown
    assert f"{report['rows'][0]['result']['share']:.3f}" in shown
    assert localize("bench-bots-games") in shown
