"""What `skulduggery bench saber_skull` prints."""

import pytest

from skulduggery.bench import saber_skull
from skulduggery.bench.saber_skull import PLAYERS, Regret, Report, measured
from skulduggery.cli.bench_saber_skull import show


def test_everything_is_measured_even_in_no_time(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(saber_skull, "PLAYED", 1)
    monkeypatch.setattr(saber_skull, "OFTEN", 20)
    monkeypatch.setattr(saber_skull, "PLAYERS", PLAYERS[:1])
    done: list[float] = []
    report = measured(1.0, done.append, clock=iter(range(0, 10**6, 10)).__next__)
    assert done == [0.5, 1.0]
    assert [row.players for row in report.regrets] == [3]
    assert report.regrets[0].decisions > 0
    assert report.crowned[0].result.games == 3  # from every chair
    show(report)
    assert "±" in capsys.readouterr().out


def test_a_report_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    row = Regret(players=4, decisions=10, mean=0.0123, error=0.001, per_match=9.0)
    show(Report("1", True, "3", "some", 1.0, [row], []))
    assert "0.0123 ± 0.0020" in capsys.readouterr().out
