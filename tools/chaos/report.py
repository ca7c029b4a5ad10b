"""The figures of all runs so far, for people and for programs."""

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
from tools.chaos.figures import Figures
from tools.chaos.run_state import RunState, StateFile

COMMANDS = ("kills", "frames", "hostile", "soak")
_SHOWN_FAILURES, _SHOWN_LENGTH = 20, 200


def print_report(folder: Path, as_json: bool, command: str) -> int:
    """Of one command or of all; 1 where anything has failed."""
    names = COMMANDS if command == "report" else (command,)
    states = [
        StateFile(folder, name).load(0) for name in names if (folder / name / "state.json").exists()
    ]
    if as_json:
        print(json.dumps([_summarize(state) for state in states], indent=2))
    else:
        print(*(line for state in states for line in _describe(state)), sep="\n")
    return int(any(state.total().failures for state in states))


def _summarize(state: RunState) -> dict[str, object]:
    return {
        "command": state.command,
        "seed": state.seed,
        "rounds": state.rounds,
        "seconds": state.seconds,
        "figures": msgspec.to_builtins(state.figures),
        "details": state.details,
    }


def _describe(state: RunState) -> Iterator[str]:
    total = state.total()
    yield f"{state.command}: {state.rounds} rounds in {state.seconds:.0f} s, seed {state.seed}"
    parts = {**state.figures, **({"together": total} if len(state.figures) > 1 else {})}
    for part, figures in parts.items():
        yield f"  {part}"
        yield from _describe_figures(figures)
    for name, values in state.details.items():
        if len(values) == 1:
            yield f"  {name}: {values[0]}"
    for failure in total.failures[:_SHOWN_FAILURES]:
        yield f"  {failure.kind}, {failure.where}: {failure.what[:_SHOWN_LENGTH]}"


def _describe_figures(figures: Figures) -> Iterator[str]:
    for name in sorted(figures.counts):
        yield f"    {name}: {figures.counts[name]}"
    for name in sorted(figures.slowest):
        yield f"    {name}: {figures.slowest[name]} s at most"
    yield f"    failures: {len(figures.failures)}"
    for kind, number in figures.failures_by_kind().items():
        yield f"      {kind}: {number}"
