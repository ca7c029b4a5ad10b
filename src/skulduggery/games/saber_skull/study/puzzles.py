"""Puzzles of Säbel & Schädel: matches of two, whose every position is known exactly."""

from collections.abc import Iterator

from skulduggery.core.packed_counts import total_count
from skulduggery.core.rng import Rng
from skulduggery.games.saber_skull.bots.two_player_tablebase import tablebase_at
from skulduggery.games.saber_skull.rules.actions import ACTION_TEXTS, COASTER_NAMES
from skulduggery.games.saber_skull.rules.odds_builder import view_odds
from skulduggery.games.saber_skull.rules.state import PHASE_GO_ON, SaberSkullState
from skulduggery.study.puzzles.candidates import candidate_decisions
from skulduggery.study.puzzles.puzzle import (
    SOLVER_PLAYER,
    Puzzle,
    PuzzleMaker,
    puzzle_player_names,
    set_up_puzzle,
)
from skulduggery.study.puzzles.puzzle_files import shuffled_order
from skulduggery.words import translate

_OPPONENT_SEAT = 1 - SOLVER_PLAYER
_CANDIDATE_BOTS = ("rule", "casual")
_NUM_CANDIDATE_MATCHES = 6000


def _find_candidates(seed: int) -> Iterator[Puzzle]:
    """Decisions of many matches, each on a ring of its own."""
    for number in range(_NUM_CANDIDATE_MATCHES):
        ring = " ".join(
            COASTER_NAMES[place] for place in shuffled_order(len(COASTER_NAMES), seed + number)
        )
        options: dict[str, bool | int | str] = {"ring": ring, "first": str(number % 2)}
        bots = _CANDIDATE_BOTS if Rng(seed, number).below(2) else _CANDIDATE_BOTS[::-1]
        for moment in candidate_decisions("saber_skull", options, bots, seed, number):
            assert isinstance(moment.state, SaberSkullState)
            worths = choice_values(moment.state)
            best = max(worths, key=worths.__getitem__)
            yield Puzzle(
                number=0,
                game="saber_skull",
                players=2,
                options=options,
                plies=moment.plies,
                theme=_puzzle_theme(moment.state, best),
                worths={text: round(worth, 4) for text, worth in worths.items()},
                tempting=best,
                sense=0.0,
                facts=_facts_at(moment.state),
            )


def choice_values(state: SaberSkullState) -> dict[str, float]:
    tablebase = tablebase_at(state)
    return {
        ACTION_TEXTS[ply]: tablebase.action_share(state, ply, SOLVER_PLAYER)
        for ply in state.legal_actions()
    }


def _puzzle_theme(state: SaberSkullState, best: str) -> str:
    if state.phase != PHASE_GO_ON:
        return "token"
    behind = total_count(state.crews[SOLVER_PLAYER].tokens) > total_count(
        state.crews[_OPPONENT_SEAT].tokens
    )
    if best == "stop":
        return "stop-behind" if behind else "stop-ahead"
    return "roll-behind" if behind else "roll-ahead"


def _recompute_values(puzzle: Puzzle) -> dict[str, float]:
    state = set_up_puzzle(puzzle).match.state
    assert isinstance(state, SaberSkullState)
    return choice_values(state)


def _facts_at(state: SaberSkullState) -> dict[str, float | str]:
    """What one more roll may bring, and who has how many tokens left."""
    facts: dict[str, float | str] = {
        "own": float(total_count(state.crews[SOLVER_PLAYER].tokens)),
        "theirs": float(total_count(state.crews[_OPPONENT_SEAT].tokens)),
    }
    faces = view_odds(state, SOLVER_PLAYER)
    if faces is not None:
        back = [sum(face.taken.values()) + sum(face.pulled.values()) for face in faces.faces]
        facts["good"] = float(sum(face.outcome != "take" for face in faces.faces))
        facts["back"] = float(max(back))
    return facts


# In words.


def _puzzle_reasons(puzzle: Puzzle, language: str) -> Iterator[str]:
    facts = {key: int(fact) for key, fact in puzzle.facts.items()}
    own, theirs = facts["own"], facts["theirs"]
    name = puzzle_player_names(puzzle.players)[_OPPONENT_SEAT]
    yield translate("puzzles-reason-tokens", language, own=own, theirs=theirs, name=name)
    if "good" in facts:
        good, back = facts["good"], facts["back"]
        yield translate("puzzles-reason-roll", language, good=good, back=back)


PUZZLE_MAKER = PuzzleMaker(
    candidates=_find_candidates,
    worths_again=_recompute_values,
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
    reasons=_puzzle_reasons,
)
