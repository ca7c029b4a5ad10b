"""Memory over time, as a picture and as the slope of a line through it."""

from pathlib import Path

from tools.svg_picture import INK, SMALL_FONT_PX, Picture

WIDTH_PX, HEIGHT_PX, MARGIN_PX = 720, 320, 56
LINE_COLOUR, GRID_COLOUR = "#c45426", "#d9cfbd"
WARM_UP_SHARE = 0.25  # of the time, in which a process grows to its size
GRID_LINES = 4

Point = tuple[float, float]  # seconds, MiB


def slope_per_hour(points: list[Point]) -> float:
    """MiB by which it grows in an hour, by least squares, after the warm-up."""
    steady = [point for point in points if point[0] >= WARM_UP_SHARE * points[-1][0]]
    if len(steady) < 2:
        return 0.0
    mean_x = sum(x for x, _ in steady) / len(steady)
    mean_y = sum(y for _, y in steady) / len(steady)
    spread = sum((x - mean_x) ** 2 for x, _ in steady)
    return 3600 * sum((x - mean_x) * (y - mean_y) for x, y in steady) / spread if spread else 0.0


def draw_memory(points: list[Point], title: str, file: Path) -> None:
    picture = Picture(WIDTH_PX, HEIGHT_PX, title)
    last, most = max(points[-1][0], 1.0), max(y for _, y in points) * 1.1 or 1.0
    across, up = WIDTH_PX - 2 * MARGIN_PX, HEIGHT_PX - 2 * MARGIN_PX
    picture.text(MARGIN_PX, MARGIN_PX / 2, title)
    for line in range(GRID_LINES + 1):
        y = HEIGHT_PX - MARGIN_PX - up * line / GRID_LINES
        picture.line([(MARGIN_PX, y), (WIDTH_PX - MARGIN_PX, y)], GRID_COLOUR)
        picture.text(
            MARGIN_PX - 8, y + 4, f"{most * line / GRID_LINES:.0f}", SMALL_FONT_PX, INK, "end"
        )
        x = MARGIN_PX + across * line / GRID_LINES
        words = f"{last * line / GRID_LINES / 60:.0f} min"
        picture.text(x, HEIGHT_PX - MARGIN_PX / 2, words, SMALL_FONT_PX, INK, "middle")
    picture.text(MARGIN_PX - 8, MARGIN_PX - 12, "MiB", SMALL_FONT_PX, INK, "end")
    placed = [
        (MARGIN_PX + across * x / last, HEIGHT_PX - MARGIN_PX - up * y / most) for x, y in points
    ]
    picture.line(placed, LINE_COLOUR, 2)
    picture.write_to(file)
