"""Puzzles to be solved in the browser."""

import asyncio

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from skulduggery.server.puzzles import PuzzleList, PuzzleSheet, Try, listed, sheet
from skulduggery.server.web import described
from skulduggery.server.web.identity import STATUS, Http, guest_of, language_of, services_of
from skulduggery.study.puzzles.check_answer import Verdict, tried
from skulduggery.study.puzzles.puzzle_files import NoPuzzle, puzzle_numbered

STATUS.update({NoPuzzle: 404})


class Attempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: str


@get("/api/puzzles")
async def see_puzzles(request: Http) -> Response[PuzzleList]:
    """All puzzles, today's, and what you have tried so far."""
    who = await guest_of(request)
    services = services_of(request)
    tries = await services.puzzles.of(who.guest)
    found = await asyncio.to_thread(listed, tries, language_of(request), services.clock())
    return Response(found, cookies=who.cookies())


@get("/api/puzzles/{number:int}", responses=described.PUZZLE)
async def see_puzzle(request: Http, number: FromPath[int]) -> Response[PuzzleSheet]:
    """A position and its choices; the answer only where you have tried one already."""
    who = await guest_of(request)
    services = services_of(request)
    puzzle = puzzle_numbered(number)
    tries = await services.puzzles.of(who.guest)
    found = await asyncio.to_thread(sheet, puzzle, tries, language_of(request), services.clock())
    return Response(found, cookies=who.cookies())


@post("/api/puzzles/{number:int}/try", status_code=200)
async def try_puzzle(
    request: Http, number: FromPath[int], data: JSONBody[Attempt]
) -> Response[Verdict]:
    """Whether a choice is the best, why, and what all are worth. Your first try is kept."""
    who = await guest_of(request)
    services = services_of(request)
    puzzle = puzzle_numbered(number)
    verdict = await asyncio.to_thread(tried, puzzle, data.text, language_of(request))
    services.guests.check(who.guest)
    first = Try(verdict.tried, verdict.right, services.clock())
    await services.puzzles.keep(who.guest, puzzle.number, first)
    return Response(verdict, cookies=who.cookies())


ROUTES = [see_puzzles, see_puzzle, try_puzzle]
