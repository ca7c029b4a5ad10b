"""Tables of figures and their cells, alike in all commands that report measurements."""

from typing import Protocol

from rich.table import Table


class ShareWithInterval(Protocol):
    @property
    def share(self) -> float: ...
    @property
    def low(self) -> float: ...
    @property
    def high(self) -> float: ...


class MeasuredWith(Protocol):
    """The machine and the versions that a report is about."""

    @property
    def skulduggery(self) -> str: ...
    @property
    def python(self) -> str: ...
    @property
    def processor(self) -> str: ...


def numeric_table(*headings: str, beside: tuple[str, ...] = ()) -> Table:
    """A table with words on the left and right-justified columns of figures."""
    table = Table(*beside)
    for heading in headings:
        table.add_column(heading, justify="right")
    return table


def format_interval(low: float | None, high: float | None, dash: str = " - ") -> str:
    """A 95 % interval; empty where there is none."""
    return "" if low is None or high is None else f"{low:.3f}{dash}{high:.3f}"


def format_share(result: ShareWithInterval, dash: str = " - ") -> str:
    """A share of wins, its interval on the line below."""
    return f"{result.share:.3f}\n{format_interval(result.low, result.high, dash)}"


def machine_line(report: MeasuredWith, *others: str) -> str:
    """What was measured, beside which `others`, and on which processor."""
    programs = (f"skulduggery {report.skulduggery}", f"Python {report.python}", *others)
    return f"{', '.join(programs)}; {report.processor}"
