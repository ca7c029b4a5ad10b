"""What comes along with the package does not grow unnoticed."""

import json

from tests.package.conftest import Built
from tools.weight import RECORDED, TotalWeight, weight_here

SAME_PLATFORM, OTHER_PLATFORM = 1.02, 1.25  # wheels of other platforms weigh something else
ADVICE = "think about what it costs everybody; then python -m tools.weight --record"


def test_what_the_package_brings_along_has_not_grown(built: Built) -> None:
    recorded = TotalWeight(**json.loads(RECORDED.read_text("utf-8")))
    now = weight_here(built.wheel)
    platform_packages = {"colorama", "tzdata"}  # on Windows
    assert set(now.packages) - platform_packages <= set(recorded.packages), ADVICE
    assert len(now.packages) <= len(recorded.packages) + len(platform_packages), ADVICE
    room = SAME_PLATFORM if now.platform == recorded.platform else OTHER_PLATFORM
    assert now.megabytes <= recorded.megabytes * room, ADVICE
    assert now.own_megabytes <= recorded.own_megabytes * room, ADVICE
