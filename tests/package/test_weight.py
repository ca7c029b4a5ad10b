"""What comes along with the package does not grow unnoticed."""

import json

from tests.package.conftest import BuiltPackage
from tools.weight import RECORDED_WEIGHT_FILE, TotalWeight, weight_here

SAME_PLATFORM_FACTOR, OTHER_PLATFORM_FACTOR = (
    1.02,
    1.25,
)  # wheels of other platforms weigh something else
WEIGHT_ADVICE = "think about what it costs everybody; then python -m tools.weight --record"


def test_what_the_package_brings_along_has_not_grown(built: BuiltPackage) -> None:
    recorded = TotalWeight(**json.loads(RECORDED_WEIGHT_FILE.read_text("utf-8")))
    now = weight_here(built.wheel)
    platform_packages = {"colorama", "tzdata"}  # on Windows
    assert set(now.packages) - platform_packages <= set(recorded.packages), WEIGHT_ADVICE
    assert len(now.packages) <= len(recorded.packages) + len(platform_packages), WEIGHT_ADVICE
    room = SAME_PLATFORM_FACTOR if now.platform == recorded.platform else OTHER_PLATFORM_FACTOR
    assert now.megabytes <= recorded.megabytes * room, WEIGHT_ADVICE
    assert now.own_megabytes <= recorded.own_megabytes * room, WEIGHT_ADVICE
