"""Finished games by their link: details, record, replay, review, proof; and uploads."""

import asyncio
from dataclasses import dataclass
from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import FromPath, FromQuery, QueryParameter, RawBody

from skulduggery.core.mistake_body import MistakeBody
from skulduggery.games import game_named
from skulduggery.games.replay import VIEWER_TABLE
from skulduggery.server.records.archive import NoRecord
from skulduggery.server.records.replay import RecordSteps, replay_steps
from skulduggery.server.records.reviews import RecordReview, ReviewFailed
from skulduggery.server.records.search import GameLine, GameQuery, participants_of, recent_games
from skulduggery.server.records.uploads import (
    MAX_UPLOAD_BYTES,
    UploadTooLarge,
    keep_upload,
    read_upload,
)
from skulduggery.server.web import openapi_types
from skulduggery.server.web.cross_site import FILE_CONTENT_TYPES
from skulduggery.server.web.identity import (
    MISTAKE_STATUS,
    Http,
    client_address,
    guest_of,
    language_of,
    respond_mistake,
    services_of,
)
from skulduggery.server.web.pagination import AnyGameName, Before, Count, Start
from skulduggery.server.web.record_response import RecordForm, record_response
from skulduggery.study.hint import NoAdvisor
from skulduggery.study.reviews.reviewer import NotFinished
from skulduggery.table.provable_random import FairnessProof, Unfair, verify_draws

MAX_REPLAY_STEPS = 100

_StepCount = Annotated[int, QueryParameter(ge=1, le=MAX_REPLAY_STEPS)]
_Viewer = Annotated[
    str,
    QueryParameter(
        name="as",
        description=(
            "`all`: everything revealed; `table`: as spectators saw it; "
            "a number: as that player (from 0) saw it."
        ),
        schema_extra={"pattern": "^(all|table|[0-9]{1,2})$"},
    ),
]

MISTAKE_STATUS.update(
    {
        NoRecord: 404,
        Unfair: 409,
        UploadTooLarge: 413,
        NotFinished: 409,
        NoAdvisor: 409,
        ReviewFailed: 500,
    }
)


@get("/api/records/{record_id:str}/review")
async def see_review(request: Http, record_id: FromPath[str]) -> RecordReview:
    """The review of a game, if there is one, or how far it has come."""
    services = services_of(request)
    game = await services.archive.find_game(record_id)
    return await services.reviews.review_status(game, language_of(request))


@post("/api/records/{record_id:str}/review", status_code=200)
async def ask_review(
    request: Http, record_id: FromPath[str], quiet: FromQuery[bool] = False
) -> Response[RecordReview]:
    """Have a game reviewed, if nobody has yet; it takes up to a minute, others may come first.

    `quiet`: only if no other game is being reviewed, so that nobody has to wait for this one.
    """
    services = services_of(request)
    services.review_requests.take_token(client_address(request))
    who = await guest_of(request)
    game = await services.archive.find_game(record_id)
    await services.reviews.request_review(game, client_address(request), quiet)
    found = await services.reviews.review_status(game, language_of(request))
    return Response(found, cookies=who.new_cookies())


REVIEW_ROUTES = [see_review, ask_review]


class RecordAbout(GameLine, frozen=True, kw_only=True):
    """What a record is of. An upload has the times of its upload."""

    uploaded: bool
    rules: int  # their version
    options: dict[str, bool | int | str]
    position: str | None  # where it began, if not at the beginning
    winners: list[int]
    plies: int


class Uploaded(msgspec.Struct, frozen=True):
    id: str


@get("/api/games")
async def see_games(
    request: Http,
    before: Before = None,
    game: AnyGameName = None,
    count: Count = 20,
) -> list[GameLine]:
    """The newest finished games of listed tables; `before` takes the id of the last one known."""
    return await recent_games(services_of(request).engine, GameQuery(count, before, game))


@get("/api/records/{record_id:str}")
async def see_record_about(request: Http, record_id: FromPath[str]) -> RecordAbout:
    """What a record is of, and who played."""
    services = services_of(request)
    kept = await services.archive.find_game(record_id)
    record = kept.record
    return RecordAbout(
        id=kept.id,
        game=kept.game,
        ending=kept.ending,
        rated=kept.rated,
        listed=kept.listed,
        started_at=kept.started_at,
        ended_at=kept.ended_at,
        players=await participants_of(services.engine, kept),
        uploaded=kept.uploaded,
        rules=record.rules,
        options=record.options,
        position=record.position,
        winners=record.result.winners,
        plies=len(record.plies),
    )


@get(
    "/api/records/{record_id:str}/file",
    media_type=MediaType.TEXT,
    operation_class=openapi_types.RecordOperation,
)
async def see_record_file(
    request: Http,
    record_id: FromPath[str],
    form: FromQuery[RecordForm] = "text",
    download: FromQuery[bool] = False,
) -> Response[str]:
    """The record itself, as text or JSON, to be looked at or to be saved."""
    kept = await services_of(request).archive.find_game(record_id)
    headers = {}
    if download:
        ending = "txt" if form == "text" else "json"
        name = f"skulduggery-{kept.game}-{kept.id}.{ending}"
        headers["content-disposition"] = f'attachment; filename="{name}"'
    return await record_response(kept.record, form, headers)


@get("/api/records/{record_id:str}/steps", responses=openapi_types.STEPS_RESPONSE)
async def see_steps(
    request: Http,
    record_id: FromPath[str],
    viewer: _Viewer = VIEWER_TABLE,
    start: Start = 0,
    count: _StepCount = MAX_REPLAY_STEPS // 2,
) -> RecordSteps:
    """Part of a replay: positions as the viewer saw them, and how each came about."""
    record = (await services_of(request).archive.find_game(record_id)).record
    language = language_of(request)
    return await asyncio.to_thread(replay_steps, record, viewer, language, start, count)


@get("/api/records/{record_id:str}/proof")
async def see_proof(request: Http, record_id: FromPath[str]) -> FairnessProof:
    """Draw everything again from the secret and the salts; a mistake says what does not fit."""
    record = (await services_of(request).archive.find_game(record_id)).record
    return await asyncio.to_thread(verify_draws, record, game_named(record.game))


@dataclass
class _UploadOperation(Operation):
    """Says what the body is, which is read as it comes."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        json = OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT))
        content = {"text/plain": text, "application/json": json}
        self.request_body = RequestBody(content, "A record as text or as JSON.", required=True)


def _respond_too_large(request: Http, _: RequestEntityTooLarge) -> Response[MistakeBody]:
    return respond_mistake(request, UploadTooLarge())


@post(
    "/api/records",
    request_max_body_size=MAX_UPLOAD_BYTES,
    exception_handlers={RequestEntityTooLarge: _respond_too_large},
    operation_class=_UploadOperation,
    opt=FILE_CONTENT_TYPES,
)
async def upload_record(request: Http, body: RawBody) -> Response[Uploaded]:
    """Keep a record under a link, text or JSON; the same record always has the same one."""
    services = services_of(request)
    who = await guest_of(request)
    record = await asyncio.to_thread(read_upload, body)
    link = await keep_upload(services.engine, record, who.guest, services.clock())
    return Response(Uploaded(link), cookies=who.new_cookies())


RECORD_ROUTES = [see_games, see_record_about, see_record_file, see_steps, see_proof, upload_record]
