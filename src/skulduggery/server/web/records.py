"""Finished games by their link: what they were, the record, a replay, the proof; and uploads."""

import asyncio
from dataclasses import dataclass
from typing import Annotated, Literal

import msgspec
from litestar import MediaType, Response, get, post
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import FromPath, FromQuery, QueryParameter, RawBody

from skulduggery.core.mistake_body import MistakeBody
from skulduggery.games import game_named
from skulduggery.games.records import write_pretty_json, write_text
from skulduggery.games.replay import TABLE
from skulduggery.server.records.archive import NoRecord
from skulduggery.server.records.replay import Steps, replayed
from skulduggery.server.records.search import GameLine, Wish, participants_of, recent
from skulduggery.server.records.uploads import MOST_BYTES, UploadTooLarge, keep_upload, read_upload
from skulduggery.server.web import described
from skulduggery.server.web.identity import (
    STATUS,
    Http,
    guest_of,
    language_of,
    services_of,
    tell_mistake,
)
from skulduggery.server.web.pagination import AnyGameName, Before, Count, Start
from skulduggery.table.provable_random import Proof, Unfair, verify

MOST_STEPS = 100

StepCount = Annotated[int, QueryParameter(ge=1, le=MOST_STEPS)]
Viewer = Annotated[
    str,
    QueryParameter(
        name="as",
        description="With everything open, as the table saw it, or as a player did, from 0.",
        schema_extra={"pattern": "^(all|table|[0-9]{1,2})$"},
    ),
]

STATUS.update({NoRecord: 404, Unfair: 409, UploadTooLarge: 413})


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
    return await recent(services_of(request).engine, Wish(count, before, game))


@get("/api/records/{record_id:str}")
async def see_about(request: Http, record_id: FromPath[str]) -> RecordAbout:
    """What a record is of, and who played."""
    services = services_of(request)
    kept = await services.archive.find(record_id)
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
    operation_class=described.RecordOperation,
)
async def see_file(
    request: Http,
    record_id: FromPath[str],
    form: FromQuery[Literal["text", "json"]] = "text",
    download: FromQuery[bool] = False,
) -> Response[str]:
    """The record itself, as text or JSON, to be looked at or to be saved."""
    kept = await services_of(request).archive.find(record_id)
    headers = {}
    if download:
        ending = "txt" if form == "text" else "json"
        name = f"skulduggery-{kept.game}-{kept.id}.{ending}"
        headers["content-disposition"] = f'attachment; filename="{name}"'
    if form == "json":
        body = write_pretty_json(kept.record).decode()
        return Response(body, media_type=MediaType.JSON, headers=headers)
    text = await asyncio.to_thread(write_text, kept.record)
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get("/api/records/{record_id:str}/steps", responses=described.STEPS)
async def see_steps(
    request: Http,
    record_id: FromPath[str],
    viewer: Viewer = TABLE,
    start: Start = 0,
    count: StepCount = MOST_STEPS // 2,
) -> Steps:
    """Part of a replay: positions as somebody saw them, and how each came about."""
    record = (await services_of(request).archive.find(record_id)).record
    language = language_of(request)
    return await asyncio.to_thread(replayed, record, viewer, language, start, count)


@get("/api/records/{record_id:str}/proof")
async def see_proof(request: Http, record_id: FromPath[str]) -> Proof:
    """Draw everything again from the secret and the salts; a mistake says what does not fit."""
    record = (await services_of(request).archive.find(record_id)).record
    return await asyncio.to_thread(verify, record, game_named(record.game))


@dataclass
class UploadOperation(Operation):
    """Says what the body is, which is read as it comes."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        json = OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT))
        content = {"text/plain": text, "application/json": json}
        self.request_body = RequestBody(content, "A record as text or as JSON.", required=True)


def tell_too_large(request: Http, _: RequestEntityTooLarge) -> Response[MistakeBody]:
    return tell_mistake(request, UploadTooLarge())


@post(
    "/api/records",
    request_max_body_size=MOST_BYTES,
    exception_handlers={RequestEntityTooLarge: tell_too_large},
    operation_class=UploadOperation,
)
async def upload(request: Http, body: RawBody) -> Response[Uploaded]:
    """Keep a record under a link, text or JSON; the same record always has the same one."""
    services = services_of(request)
    who = await guest_of(request)
    record = await asyncio.to_thread(read_upload, body)
    link = await keep_upload(services.engine, record, who.guest, services.clock())
    return Response(Uploaded(link), cookies=who.cookies())


ROUTES = [see_games, see_about, see_file, see_steps, see_proof, upload]
