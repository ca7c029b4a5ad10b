"""What the server writes down about itself: lines for people at a terminal, JSON for programs.

Never what makes somebody somebody, and never what people say or hold: no cookies, tokens, salts,
secrets, names or talk, and of the address of a table, which is an invitation, only the beginning.
"""

import logging
import os
import sys
from typing import TextIO

import structlog
from structlog.stdlib import ExtraAdder, ProcessorFormatter, add_log_level

from skulduggery.server.hosting.settings import LogLevel

_LOGGED_ID_LENGTH = 4  # characters


def short_id(name: str) -> str:
    """Enough to find a table or guest again in other lines, not enough to go there."""
    return name[:_LOGGED_ID_LENGTH] + "…"


# About what clients send, as uvicorn has it.
_RUBBISH_MESSAGES = (
    "Invalid UTF-8 sequence",
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
)


def set_up_logging(level: LogLevel, stream: TextIO = sys.stderr, node: str = "") -> None:
    """All lines of this process go to one place, in one form; of one node among several, with its
    name."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(_console_formatter() if stream.isatty() else _json_formatter())
    if node:
        handler.addFilter(_NodeName(node))
    root = logging.getLogger()
    root.handlers = [handler]
    # Libraries would also tell addresses, frames and rows, if they were asked for more.
    root.setLevel(logging.WARNING)
    logging.getLogger("skulduggery").setLevel(level.upper())
    # Whoever sends rubbish is sent away; they shall not fill the log as well.
    logging.getLogger("uvicorn.error").addFilter(
        lambda line: not any(rubbish in line.getMessage() for rubbish in _RUBBISH_MESSAGES)
    )


class _NodeName(logging.Filter):
    """Refuses no line."""

    def __init__(self, node: str) -> None:
        super().__init__()
        self._node = node

    def filter(self, record: logging.LogRecord) -> bool:
        record.node = self._node
        return True


def _console_formatter() -> ProcessorFormatter:
    return ProcessorFormatter(
        foreign_pre_chain=[
            add_log_level,
            ExtraAdder(),
            structlog.processors.TimeStamper(fmt="%H:%M:%S", utc=False),
        ],
        processors=[
            ProcessorFormatter.remove_processors_meta,
            structlog.dev.ConsoleRenderer(
                colors="NO_COLOR" not in os.environ,
                # The usual one shows what variables hold, secrets as well.
                exception_formatter=structlog.dev.plain_traceback,
            ),
        ],
    )


def _json_formatter() -> ProcessorFormatter:
    return ProcessorFormatter(
        foreign_pre_chain=[
            add_log_level,
            ExtraAdder(),
            structlog.stdlib.add_logger_name,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
        ],
        processors=[
            ProcessorFormatter.remove_processors_meta,
            structlog.processors.format_exc_info,
            structlog.processors.EventRenamer("message"),
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
    )
