"""What can be wrong with a decision in Skull King, beyond what can be in any game."""

from collections.abc import Sequence

from skulduggery.core.errors import IllegalAction


class MustFollow(IllegalAction):
    """A die of one's own that has to wait, for there is one of the colour to follow (SD09)."""

    def __init__(self, text: str, legal: Sequence[str], colour: str) -> None:
        super().__init__(text, legal)
        self.sentence = "must-follow"
        self.details["die"] = colour
