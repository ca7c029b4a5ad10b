"""The pictures of the two dice games: when to stop, and what a die is worth by its place."""

from tools.svg_picture import (
    FAINT_INK,
    INK,
    LARGE_FONT_PX,
    MARGIN,
    PAPER,
    SMALL_FONT_PX,
    Picture,
    chance_colour,
    run_json_command,
)

# Säbel & Schädel.

RINGS = {"without skull and saber": "1 2 3 4 5", "1 2 K 5 3 B 4": "1 2 K 5 3 B 4"}
FULL = (2, 3, 4)
TOKENS = range(1, 7)
CELL = 26

# Skull King.

KINDS = ("king", "pirate", "mermaid", "black", "blue", "red", "yellow")
PLAYERS = 4
COLOURS = ("#d9c9a8", "#efc163", "#d9793a", "#8c3f2b")  # by place
BAR, GAP, SPACE = 13, 2, 14
BARS = 420


def stopping() -> Picture:
    """In how many positions it is right to roll again, by tokens left and full islands."""
    side = len(TOKENS) * CELL
    width = 2 * MARGIN + 60 + len(FULL) * (side + MARGIN)
    height = 96 + len(RINGS) * (side + 66)
    picture = Picture(width, height, "When to roll again, by full islands and tokens left")
    picture.text(MARGIN, 36, "Two players: when to roll again", LARGE_FONT_PX)
    picture.text(
        MARGIN,
        56,
        "percent of positions; down your tokens, across the other's; red: roll, blue: stop",
        SMALL_FONT_PX,
        FAINT_INK,
    )
    for row, (name, ring) in enumerate(RINGS.items()):
        cells = run_json_command("solve", "saber_skull", ring)["stopping"]
        found = {(full, own, other): (roll, all_) for full, own, other, roll, all_ in cells}
        top = 124 + row * (side + 66)
        picture.text(MARGIN, top - 30, name, 15)
        for column, full in enumerate(FULL):
            left = MARGIN + 60 + column * (side + MARGIN)
            picture.text(left + side / 2, top - 8, f"{full} full", SMALL_FONT_PX, INK, "middle")
            for own in TOKENS:
                y = top + (own - 1) * CELL
                if column == 0:
                    picture.text(left - 10, y + 17, str(own), SMALL_FONT_PX, FAINT_INK, "end")
                for other in TOKENS:
                    if (full, own, other) not in found:
                        continue
                    roll, there_are = found[full, own, other]
                    share = roll / there_are
                    x = left + (other - 1) * CELL
                    picture.box(x + 1, y + 1, CELL - 2, CELL - 2, chance_colour(share), corner=3)
                    if 0 < roll < there_are:
                        ink = PAPER if abs(share - 0.5) > 0.33 else INK
                        figure = f"{100 * share:.0f}"
                        picture.text(x + CELL / 2, y + 17, figure, 10, ink, "middle")
    return picture


def places() -> Picture:
    """How often each die takes a trick from three that nobody knows, by its place in it."""
    block = PLAYERS * (BAR + GAP) + SPACE
    height = 110 + len(KINDS) * block
    picture = Picture(BARS + 220, height, "How often a die takes the trick, by its place")
    picture.text(MARGIN, 36, "Skull King: one die against three that nobody knows", LARGE_FONT_PX)
    picture.text(MARGIN, 56, "how often it takes the trick, in percent", SMALL_FONT_PX, FAINT_INK)
    x = MARGIN
    for place, colour in enumerate(COLOURS):
        picture.box(x, 70, 14, 14, colour, corner=3)
        picture.text(x + 20, 82, ("rolled first", "second", "third", "last")[place])
        x += 120
    for number, kind in enumerate(KINDS):
        top = 104 + number * block
        picture.text(MARGIN + 76, top + block / 2 - 4, kind, 15, INK, "end")
        for place, colour in enumerate(COLOURS):
            trick = ["?"] * PLAYERS
            trick[place] = kind
            chance = run_json_command("odds", *trick)["dice"][place]["chance"]
            y = top + place * (BAR + GAP)
            picture.box(MARGIN + 90, y, chance * BARS, BAR, colour)
            picture.text(MARGIN + 96 + chance * BARS, y + 11, f"{100 * chance:.1f}", 11)
    return picture
