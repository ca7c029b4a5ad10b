"""Uploaded records: checked, and kept under a link, but never rated or counted."""

import msgspec
from msgspec.structs import replace as _replace
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from skulduggery.core.errors import Mistake
from skulduggery.core.notation import RECORD_MAGIC
from skulduggery.core.record import Record, ply_text, with_checksum
from skulduggery.games.record_files import is_whole_json, load_record, write_record_json
from skulduggery.server.database import DB_GAMES
from skulduggery.server.storage.statements import hold_name, insert
from skulduggery.table.chat import tidy_marks
from skulduggery.table.table_state import record_id_of

MAX_UPLOAD_BYTES = 256 * 1024
MAX_GUEST_UPLOADS = 200  # of one guest


class _BadUpload(Mistake):
    """A file that is not one record."""


class UploadTooLarge(Mistake):
    def __init__(self) -> None:
        super().__init__("upload-too-large", most=str(MAX_UPLOAD_BYTES // 1024))


class _TooManyUploads(Mistake):
    def __init__(self) -> None:
        super().__init__("too-many-uploads", most=str(MAX_GUEST_UPLOADS))


def read_upload(data: bytes) -> Record:
    """The one record in a file, replayed to its end and written in its one way."""
    lines = data.strip().split(b"\n")
    texts = sum(line.startswith(RECORD_MAGIC.encode()) for line in lines)
    if texts > 1 or (len(lines) > 1 and is_whole_json(lines[0])):
        raise _BadUpload("upload-several")
    loaded = load_record(data, 1)
    plies = [ply_text(loaded.game, who, action) for who, action in loaded.match.plies]
    # Whatever is shown to others.
    players = [_replace(player, name=tidy_marks(player.name)) for player in loaded.record.players]
    notes = [_replace(note, text=tidy_marks(note.text)) for note in loaded.record.notes]
    return with_checksum(_replace(loaded.record, plies=plies, players=players, notes=notes))


async def keep_upload(engine: AsyncEngine, record: Record, guest: str, now: float) -> str:
    """The link of a record: its old one, if the very same record is already here."""
    async with engine.begin() as connection:
        if await _is_original(connection, record):
            return record.tags["link"]
        await hold_name(connection, "uploads", guest)
        link = _upload_id(record)
        query = insert(DB_GAMES).values(
            id=link,
            game=record.game,
            listed=False,
            rated=False,
            ending=record.result.ending,
            uploaded_by=guest,
            started_at=now,
            ended_at=now,
            record=write_record_json(record),
        )
        new = query.on_conflict_do_nothing().returning(DB_GAMES.c.id)
        if (await connection.execute(new)).first() is not None:
            theirs = select(func.count()).where(DB_GAMES.c.uploaded_by == guest)
            if (await connection.execute(theirs)).scalar_one() > MAX_GUEST_UPLOADS:
                raise _TooManyUploads
    return link


async def _is_original(connection: AsyncConnection, record: Record) -> bool:
    """Whether this is, to the letter, the record of a game that was played here."""
    query = select(DB_GAMES.c.record).where(
        DB_GAMES.c.id == record.tags.get("link"), DB_GAMES.c.table_id.is_not(None)
    )
    kept = (await connection.execute(query)).scalar()
    return kept is not None and msgspec.json.decode(kept, type=Record) == record


def _upload_id(record: Record) -> str:
    """Made from all that stands in it, so that the same record has the same link for ever."""
    content = msgspec.json.encode(msgspec.to_builtins(record), order="sorted")
    return record_id_of(content)
