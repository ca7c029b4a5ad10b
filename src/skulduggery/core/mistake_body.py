"""A mistake as programs are told it: over HTTP, and by commands with --json."""

import msgspec

from skulduggery.core.errors import Mistake


class MistakeBody(msgspec.Struct, frozen=True):
    """What is wrong: by name for programs, in words for people, and what the words are made of."""

    mistake: str
    text: str
    details: dict[str, str]


def make_mistake_body(mistake: Mistake, language: str) -> MistakeBody:
    return MistakeBody(mistake.sentence, mistake.message_in(language), mistake.detail_texts())
