"""How a table is run, apart from the rules of its game."""

from typing import Literal

import msgspec

from skulduggery.core.errors import Mistake

DAY_S = 24 * 3600
MAX_WAIT_S = 14 * DAY_S
_SLOW_CLOCK_FROM_S = {
    "decision": 3600,
    "bank": DAY_S,
}  # seconds from which nobody waits at the table


class BadSettings(Mistake):
    """Settings of a table that cannot be."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time to decide: none, so much for each decision, or a bank with an increment."""

    kind: Literal["none", "decision", "bank"] = "none"
    seconds: int = 0
    increment: int = 0

    def __post_init__(self) -> None:
        if self.kind == "none":
            sound = self.seconds == self.increment == 0
        else:
            sound = 5 <= self.seconds <= MAX_WAIT_S and 0 <= self.increment <= DAY_S
        if not sound or (self.kind == "decision" and self.increment):
            raise BadSettings("bad-clock")


class TableSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    clock: Clock = Clock()
    talk: Literal["free", "phrases", "off"] = "free"
    listed: bool = False
    rated: bool = False
    grace: int = 60  # seconds after which a bot stands in for somebody who is away
    keep_talk: bool = False  # whether talk goes into the public record
    odds: bool = True  # whether those who may risk something are told the odds
    hints: bool = False  # whether players may ask what a master would do
    bot_talk: bool = False  # whether bots say something now and then; never in a rated game

    def is_slow(self) -> bool:
        """With so much time for a decision nobody needs to stay connected."""
        return (
            self.clock.kind != "none" and self.clock.seconds >= _SLOW_CLOCK_FROM_S[self.clock.kind]
        )

    def lets_bots_talk(self) -> bool:
        """What a bot says of its hand would change what its rating measures."""
        return self.bot_talk and self.talk != "off" and not self.rated

    def __post_init__(self) -> None:
        if not 5 <= self.grace <= MAX_WAIT_S:
            raise BadSettings("bad-grace")
        if self.hints and self.rated:
            raise BadSettings("bad-hints")
