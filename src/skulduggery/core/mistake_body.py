"""A mistake as JSON: over HTTP, and by commands with --json."""

import msgspec

from skulduggery.core.errors import Mistake


class MistakeBody(msgspec.Struct, frozen=True):
    """The id of the message, its text, and its arguments."""

    mistake: str
    text: str
    details: dict[str, str]


def make_mistake_body(mistake: Mistake, language: str) -> MistakeBody:
    return MistakeBody(mistake.sentence, mistake.message_in(language), mistake.detail_texts())
