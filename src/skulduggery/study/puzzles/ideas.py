"""What puzzles are about: the kind of decision, which spoils nothing, and the idea behind it."""

from skulduggery.study.puzzles.puzzle import Puzzle, scene
from skulduggery.words import say

KINDS = {  # by game and phase
    ("skull", "place"): "puzzles-kind-first-disc",
    ("skull", "add"): "puzzles-kind-add",
    ("skull", "raise"): "puzzles-kind-raise",
    ("skull", "lose"): "puzzles-kind-give-up",
    ("skull_king", "announce"): "puzzles-kind-bid",
    ("skull_king", "choose die"): "puzzles-kind-die",
    ("saber_skull", "go on"): "puzzles-kind-roll",
    ("saber_skull", "choose token"): "puzzles-kind-token",
}
THEMES = {
    "certain": "puzzles-theme-certain",
    "first-skull": "puzzles-theme-first-skull",
    "first-flower": "puzzles-theme-first-flower",
    "add-skull": "puzzles-theme-add-skull",
    "add-flower": "puzzles-theme-add-flower",
    "own-flowers": "puzzles-theme-own-flowers",
    "bold": "puzzles-theme-bold",
    "bluff": "puzzles-theme-bluff",
    "own-skull": "puzzles-theme-own-skull",
    "let-them": "puzzles-theme-let-them",
    "give-up-skull": "puzzles-theme-give-up-skull",
    "give-up-flower": "puzzles-theme-give-up-flower",
    "bid-low": "puzzles-theme-bid-low",
    "bid-high": "puzzles-theme-bid-high",
    "needs-tricks": "puzzles-theme-needs-tricks",
    "needs-none": "puzzles-theme-needs-none",
    "spoiled": "puzzles-theme-spoiled",
    "roll-ahead": "puzzles-theme-roll-ahead",
    "roll-behind": "puzzles-theme-roll-behind",
    "stop-ahead": "puzzles-theme-stop-ahead",
    "stop-behind": "puzzles-theme-stop-behind",
    "token": "puzzles-theme-token",
}
IDEAS = {
    "first-skull": "puzzles-idea-first-skull",
    "first-flower": "puzzles-idea-first-flower",
    "add-skull": "puzzles-idea-add-skull",
    "add-flower": "puzzles-idea-add-flower",
    "own-flowers": "puzzles-idea-own-flowers",
    "bold": "puzzles-idea-bold",
    "bluff": "puzzles-idea-bluff",
    "own-skull": "puzzles-idea-own-skull",
    "let-them": "puzzles-idea-let-them",
    "give-up-skull": "puzzles-idea-give-up-skull",
    "give-up-flower": "puzzles-idea-give-up-flower",
    "bid-low": "puzzles-idea-bid-low",
    "bid-high": "puzzles-idea-bid-high",
    "needs-tricks": "puzzles-idea-needs-tricks",
    "needs-none": "puzzles-idea-needs-none",
    "spoiled": "puzzles-idea-spoiled",
    "roll-ahead": "puzzles-idea-roll-ahead",
    "roll-behind": "puzzles-idea-roll-behind",
    "stop-ahead": "puzzles-idea-stop-ahead",
    "stop-behind": "puzzles-idea-stop-behind",
    "token": "puzzles-idea-token",
}


def kind_name(puzzle: Puzzle, language: str) -> str:
    return say(KINDS[puzzle.game, scene(puzzle).view.phase], language)


def theme_name(puzzle: Puzzle, language: str) -> str:
    return say(THEMES[puzzle.theme], language)
