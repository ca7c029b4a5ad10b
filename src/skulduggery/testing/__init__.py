"""The conformance suite: what every game must guarantee.

    from skulduggery.testing import check_game
    check_game(MyGame())

raises an AssertionError that names the violation, the variant and the seed.
"""

from skulduggery.testing.compiled_rules import check_compiled_like_plain
from skulduggery.testing.conformance import check_game, check_variant
from skulduggery.testing.variants import all_variants

__all__ = ["all_variants", "check_compiled_like_plain", "check_game", "check_variant"]
