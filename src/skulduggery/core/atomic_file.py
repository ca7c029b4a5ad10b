"""Files that are replaced as a whole: whoever reads one never finds half of it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def replace_file(file: Path) -> Iterator[Path]:
    """A path beside `file` to write to; at the end of the block it takes the place of `file`."""
    written = file.with_suffix(f".tmp{file.suffix}")
    yield written
    written.replace(file)


def replace_bytes(file: Path, content: bytes) -> None:
    """Write a file as a whole, or leave the one that was there."""
    with replace_file(file) as written:
        written.write_bytes(content)
