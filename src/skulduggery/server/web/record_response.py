"""A record as the body of a response: text or JSON, as it was asked for."""

import asyncio
from collections.abc import Mapping
from typing import Literal

from litestar import MediaType, Response

from skulduggery.core.record import Record
from skulduggery.games.record_files import write_record_pretty_json, write_record_text

RecordForm = Literal["text", "json"]


async def record_response(
    record: Record, form: RecordForm, headers: Mapping[str, str] | None = None
) -> Response[str]:
    if form == "json":
        body = write_record_pretty_json(record).decode()
        return Response(body, media_type=MediaType.JSON, headers=headers)
    # Text replays the whole game, which takes a while.
    text = await asyncio.to_thread(write_record_text, record)
    return Response(text, media_type=MediaType.TEXT, headers=headers)
