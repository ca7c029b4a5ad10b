"""Lessons and puzzles in the browser."""

import asyncio

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from skulduggery.server.puzzles import FirstTry, PuzzleList, PuzzleSheet, list_puzzles, puzzle_sheet
from skulduggery.server.records.tutorial_steps import LessonScript, lesson_script
from skulduggery.server.web import openapi_types
from skulduggery.server.web.identity import MISTAKE_STATUS, Http, guest_of, language_of, services_of
from skulduggery.study.puzzles.check_answer import Verdict, judge_answer
from skulduggery.study.puzzles.puzzle_files import NoPuzzle, puzzle_numbered

MISTAKE_STATUS.update({NoPuzzle: 404})


@get("/api/lessons/{game:str}", responses=openapi_types.LESSON_RESPONSE)
async def see_lesson(request: Http, game: FromPath[str]) -> LessonScript:
    """The lesson of a game, in the language of the request."""
    return await asyncio.to_thread(lesson_script, game, language_of(request))


LESSON_ROUTES = [see_lesson]


class Attempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: str


@get("/api/puzzles")
async def see_puzzles(request: Http) -> Response[PuzzleList]:
    """All puzzles, today's, and what you have tried so far."""
    who = await guest_of(request)
    services = services_of(request)
    tries = await services.puzzle_progress.tries_of(who.guest)
    found = await asyncio.to_thread(list_puzzles, tries, language_of(request), services.clock())
    return Response(found, cookies=who.new_cookies())


@get("/api/puzzles/{number:int}", responses=openapi_types.PUZZLE_RESPONSE)
async def see_puzzle(request: Http, number: FromPath[int]) -> Response[PuzzleSheet]:
    """A position and its choices; the answer only where you have tried one already."""
    who = await guest_of(request)
    services = services_of(request)
    puzzle = puzzle_numbered(number)
    tries = await services.puzzle_progress.tries_of(who.guest)
    found = await asyncio.to_thread(
        puzzle_sheet, puzzle, tries, language_of(request), services.clock()
    )
    return Response(found, cookies=who.new_cookies())


@post("/api/puzzles/{number:int}/try", status_code=200)
async def try_puzzle(
    request: Http, number: FromPath[int], data: JSONBody[Attempt]
) -> Response[Verdict]:
    """Whether a choice is the best, why, and the value of every choice. Your first try is kept."""
    who = await guest_of(request)
    services = services_of(request)
    puzzle = puzzle_numbered(number)
    verdict = await asyncio.to_thread(judge_answer, puzzle, data.text, language_of(request))
    services.guests.check_allowed(who.guest)
    first = FirstTry(verdict.tried, verdict.right, services.clock())
    await services.puzzle_progress.keep_first_try(who.guest, puzzle.number, first)
    return Response(verdict, cookies=who.new_cookies())


PUZZLE_ROUTES = [see_puzzles, see_puzzle, try_puzzle]
