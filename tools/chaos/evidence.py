"""Keeps everything that is needed to look into a failure."""

import dataclasses
import shutil
from collections.abc import Iterable
from pathlib import Path
from pprint import pformat

import msgspec
from tools.chaos.figures import Figures
from tools.chaos.notes import TableNotes
from tools.chaos.stored_log import StoredLog


def keep_table(
    folder: Path, notes: TableNotes, log: StoredLog, figures: Figures, node_logs: Iterable[Path]
) -> Path:
    """What failed, the log of the table, the frames of each guest, the logs of the nodes."""
    kept = folder / notes.table
    kept.mkdir(parents=True, exist_ok=True)
    (kept / "failures.json").write_bytes(msgspec.json.encode(figures.failures))
    (kept / "log.jsonl").write_bytes(b"\n".join(row.facts for row in log.rows))
    (kept / "table.txt").write_text(pformat(_without_frames(notes)))
    for guest in notes.guests:
        (kept / f"frames-{guest.guest}.jsonl").write_text("\n".join(guest.frames))
    keep_files(kept, node_logs)
    return kept


def keep_files(folder: Path, files: Iterable[Path]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for file in files:
        if file.exists():
            shutil.copy(file, folder)


def _without_frames(notes: TableNotes) -> TableNotes:
    guests = [dataclasses.replace(guest, frames=[]) for guest in notes.guests]
    return dataclasses.replace(notes, guests=guests)
