"""A minimal SVG writer, for the pictures of docs/strategy.md.

Pictures have an opaque background, so that they can be read on light and on dark pages.
"""

import json
import subprocess
import sys
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "pictures"

PAPER, INK, FAINT_INK = "#fbf7ee", "#2b2622", "#6d645b"
LOW_CHANCE_COLOUR, EVEN_CHANCE_COLOUR, HIGH_CHANCE_COLOUR = (
    (63, 103, 161),
    (244, 238, 225),
    (196, 84, 38),
)
LARGE_FONT_PX, TEXT_FONT_PX, SMALL_FONT_PX = 17, 13, 12
MARGIN = 24


class Picture:
    """An SVG picture with boxes and texts."""

    def __init__(self, width: int, height: int, title: str) -> None:
        self.lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" role="img" font-family="Georgia, serif">',
            f"<title>{escape(title)}</title>",
        ]
        self.box(0, 0, width, height, PAPER, corner=12)

    def box(
        self, x: float, y: float, width: float, height: float, colour: str, corner: int = 0
    ) -> None:
        self.lines.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:.4g}" height="{height:g}" rx="{corner}" '
            f'fill="{colour}"/>'
        )

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: int = TEXT_FONT_PX,
        colour: str = INK,
        anchor: str = "start",
    ) -> None:
        self.lines.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{colour}" '
            f'text-anchor="{anchor}">{escape(words)}</text>'
        )

    def line(self, points: Sequence[tuple[float, float]], colour: str, width: float = 1) -> None:
        """Through all these points."""
        path = " ".join(f"{x:.5g},{y:.5g}" for x, y in points)
        self.lines.append(
            f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}"/>'
        )

    def write(self, name: str) -> None:
        """Among the pictures of the docs."""
        self.write_to(FOLDER / name)

    def write_to(self, file: Path) -> None:
        file.write_text("\n".join([*self.lines, "</svg>", ""]), encoding="utf-8")


def run_json_command(*words: str) -> Any:
    """The JSON output of a `skulduggery` command."""
    command = [sys.executable, "-m", "skulduggery", *words, "--json"]
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)


def chance_colour(chance: float) -> str:
    """A colour from blue for 0 to red for 1."""
    end = HIGH_CHANCE_COLOUR if chance > 0.5 else LOW_CHANCE_COLOUR
    much = abs(2 * chance - 1)
    return "#" + "".join(
        f"{round(a + (b - a) * much):02x}" for a, b in zip(EVEN_CHANCE_COLOUR, end, strict=True)
    )
