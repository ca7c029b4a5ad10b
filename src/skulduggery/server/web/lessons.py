"""Lessons to be played in the browser."""

import asyncio

from litestar import get
from litestar.params import FromPath

from skulduggery.server.records.tutorial_steps import LessonScript, lesson_script
from skulduggery.server.web import described
from skulduggery.server.web.identity import Http, language_of


@get("/api/lessons/{game:str}", responses=described.LESSON_RESPONSE)
async def see_lesson(request: Http, game: FromPath[str]) -> LessonScript:
    """A game to learn from, in the language of whoever asks."""
    return await asyncio.to_thread(lesson_script, game, language_of(request))


LESSON_ROUTES = [see_lesson]
