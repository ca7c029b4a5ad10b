"""Invalid requests: a type for each kind, with a message in the user's language."""

from collections.abc import Sequence

from skulduggery.words import translate

_MAX_DETAIL_LENGTH = 1000  # Fluent takes no more; numbers in requests may be longer


class Mistake(Exception):
    """An invalid request; `sentence` is the id of its message, `details` are its arguments.

    >>> import skulduggery as sk
    >>> try:
    ...     sk.game("chess")
    ... except sk.Mistake as mistake:
    ...     print(mistake.sentence, mistake.details["name"])
    unknown-game chess
    """

    def __init__(self, sentence: str, **details: object) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.details = {
            name: shorten_text(value, _MAX_DETAIL_LENGTH) if isinstance(value, str) else value
            for name, value in details.items()
        }

    def message_in(self, language: str) -> str:
        details = {
            name: value.message_in(language) if isinstance(value, Mistake) else value
            for name, value in self.details.items()
        }
        return translate(f"error-{self.sentence}", language, **details)

    def detail_texts(self) -> dict[str, str]:
        """The arguments of the message as texts, for programs."""
        return {name: str(value) for name, value in self.details.items()}

    def __str__(self) -> str:
        return self.message_in("en")


class UnknownGame(Mistake):
    def __init__(self, name: str, games: Sequence[str]) -> None:
        sentence = "unknown-game" if name else "no-game"
        super().__init__(sentence, name=shorten_text(name), games=", ".join(games))


class BadOptions(Mistake):
    """An unknown option, an invalid value, or options that exclude each other."""


class BadPosition(Mistake):
    """A one-line position that is malformed or unreachable."""


class BadAction(Mistake):
    """A malformed or illegal move, or one out of turn. The state is unchanged."""


class MalformedAction(BadAction):
    def __init__(self, text: str, legal: Sequence[str]) -> None:
        super().__init__("malformed-action", text=shorten_text(text), legal=", ".join(legal))


class IllegalAction(BadAction):
    def __init__(self, text: str, legal: Sequence[str]) -> None:
        super().__init__("illegal-action", text=text, legal=", ".join(legal))


class NotYourTurn(BadAction):
    def __init__(self, seat: int, pending: Sequence[int], over: bool) -> None:
        """`pending` are the seats that owe a decision; where none does, chance is next."""
        nobody = "over" if over else "chance"
        waiting = ", ".join(map(str, pending)) or nobody
        super().__init__("not-your-turn", seat=str(seat), pending=waiting)


class BadRecord(Mistake):
    """A record that is malformed or breaks the rules, with the line and the reason."""

    def __init__(self, line: int, reason: Mistake) -> None:
        super().__init__("bad-record", line=str(line), reason=reason)
        self.line = line
        self.reason = reason


def shorten_text(text: str, most: int = 60) -> str:
    """A text from outside, safe to quote in a message: printable, at most `most` characters."""
    shown = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)
    return shown if len(shown) <= most else shown[: most - 1] + "…"
