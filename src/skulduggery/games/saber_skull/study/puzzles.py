"""Puzzles of Säbel & Schädel: matches of two, whose every position is known exactly."""

from collections.abc import Iterator

from skulduggery.core.packed_counts import size
from skulduggery.core.rng import Rng
from skulduggery.games.saber_skull.bots.two_player import reckoning_at
from skulduggery.games.saber_skull.rules.actions import COASTERS, TEXTS
from skulduggery.games.saber_skull.rules.odds import odds
from skulduggery.games.saber_skull.rules.state import GO_ON, SaberSkullState
from skulduggery.study.puzzles.candidates import moments
from skulduggery.study.puzzles.daily import shuffled
from skulduggery.study.puzzles.maker import PuzzleMaker
from skulduggery.study.puzzles.puzzle import SOLVER, Puzzle, names_of, scene
from skulduggery.words import say

OTHER = 1 - SOLVER
BOTS = ("rule", "casual")
MATCHES = 6000


def candidates(seed: int) -> Iterator[Puzzle]:
    """Decisions of many matches, each on a ring of its own."""
    for number in range(MATCHES):
        ring = " ".join(COASTERS[place] for place in shuffled(len(COASTERS), seed + number))
        options: dict[str, bool | int | str] = {"ring": ring, "first": str(number % 2)}
        bots = BOTS if Rng(seed, number).below(2) else BOTS[::-1]
        for moment in moments("saber_skull", options, bots, seed, number):
            assert isinstance(moment.state, SaberSkullState)
            worths = worths_at(moment.state)
            best = max(worths, key=worths.__getitem__)
            yield Puzzle(
                number=0,
                game="saber_skull",
                players=2,
                options=options,
                plies=moment.plies,
                theme=theme_of(moment.state, best),
                worths={text: round(worth, 4) for text, worth in worths.items()},
                tempting=best,
                sense=0.0,
                facts=facts_at(moment.state),
            )


def worths_at(state: SaberSkullState) -> dict[str, float]:
    reckoning = reckoning_at(state)
    return {TEXTS[ply]: reckoning.after(state, ply, SOLVER) for ply in state.actions()}


def theme_of(state: SaberSkullState, best: str) -> str:
    if state.phase != GO_ON:
        return "token"
    behind = size(state.crews[SOLVER].tokens) > size(state.crews[OTHER].tokens)
    if best == "stop":
        return "stop-behind" if behind else "stop-ahead"
    return "roll-behind" if behind else "roll-ahead"


def worths_again(puzzle: Puzzle) -> dict[str, float]:
    state = scene(puzzle).match.state
    assert isinstance(state, SaberSkullState)
    return worths_at(state)


def facts_at(state: SaberSkullState) -> dict[str, float | str]:
    """What one more roll may bring, and who has how many tokens left."""
    facts: dict[str, float | str] = {
        "own": float(size(state.crews[SOLVER].tokens)),
        "theirs": float(size(state.crews[OTHER].tokens)),
    }
    faces = odds(state, SOLVER)
    if faces is not None:
        back = [sum(face.taken.values()) + sum(face.pulled.values()) for face in faces.faces]
        facts["good"] = float(sum(face.outcome != "take" for face in faces.faces))
        facts["back"] = float(max(back))
    return facts


# In words.


def reasons(puzzle: Puzzle, language: str) -> Iterator[str]:
    facts = {key: int(fact) for key, fact in puzzle.facts.items()}
    own, theirs = facts["own"], facts["theirs"]
    name = names_of(puzzle.players)[OTHER]
    yield say("puzzles-reason-tokens", language, own=own, theirs=theirs, name=name)
    if "good" in facts:
        good, back = facts["good"], facts["back"]
        yield say("puzzles-reason-roll", language, good=good, back=back)


PUZZLE_MAKER = PuzzleMaker(
    candidates=candidates,
    worths_again=worths_again,
    kinds={
        "go on": "puzzles-kind-roll",
        "choose token": "puzzles-kind-token",
    },
    themes={
        "roll-ahead": "puzzles-theme-roll-ahead",
        "roll-behind": "puzzles-theme-roll-behind",
        "stop-ahead": "puzzles-theme-stop-ahead",
        "stop-behind": "puzzles-theme-stop-behind",
        "token": "puzzles-theme-token",
    },
    ideas={
        "roll-ahead": "puzzles-idea-roll-ahead",
        "roll-behind": "puzzles-idea-roll-behind",
        "stop-ahead": "puzzles-idea-stop-ahead",
        "stop-behind": "puzzles-idea-stop-behind",
        "token": "puzzles-idea-token",
    },
    reasons=reasons,
)
