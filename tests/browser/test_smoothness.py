"""What is revealed moves by transform and opacity alone, without a new layout."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession
from tests.browser.layout_defects import check_layout_shift, record_layout_shifts
from tests.server.server_process import ServerProcess

from skulduggery.bench.reveal_frames import REVEAL_EVENTS, open_before_reveal

CPU_SLOWDOWN = 4
MIN_ANIMATED_MS = 200  # what is shorter says nothing
MAX_LAYOUT_SHIFT = 0.01  # as browsers measure it: less than anybody sees
CHEAP_PROPERTIES = {"transform", "opacity", "translate", "rotate", "scale"}
KEYFRAME_FIELDS = {"offset", "computedOffset", "easing", "composite"}
TRACE_CATEGORIES = "devtools.timeline,blink.user_timing"
# Marks in the trace each frame in which a script changes something, or a motion begins or ends, and
# keeps what is animated.
WATCH_MOTION_JS = """
window.animated = {}
let isMarked = false
const mark = () => {
  if (isMarked) return
  isMarked = true
  performance.mark('changed')
  requestAnimationFrame(() => (isMarked = false))
}
new MutationObserver(mark).observe(document, {
  subtree: true, childList: true, attributes: true, characterData: true,
})
for (const motion of ['animation', 'transition'])
  for (const moment of ['start', 'end', 'cancel']) addEventListener(motion + moment, mark, true)
const note = () => {
  for (const animation of document.getAnimations()) {
    const { target, pseudoElement } = animation.effect
    const time = animation.effect.getComputedTiming()
    const name = animation.animationName ?? animation.transitionProperty ?? animation.id
    animated[`${target.localName}.${target.classList[0]}${pseudoElement ?? ''} ${name}`] = {
      ms: time.activeDuration,
      properties: [...new Set(animation.effect.getKeyframes().flatMap(Object.keys))],
    }
  }
  requestAnimationFrame(note)
}
requestAnimationFrame(note)
"""


class Trace:
    """What the browser did, from now until it is read."""

    def __init__(self, session: CDPSession) -> None:
        self.session = session
        self.events: list[dict[str, Any]] = []
        self.is_complete = False
        session.on("Tracing.dataCollected", self.collect)
        session.on("Tracing.tracingComplete", self.complete)
        session.send(
            "Tracing.start", {"categories": TRACE_CATEGORIES, "transferMode": "ReportEvents"}
        )

    def collect(self, part: dict[str, Any]) -> None:
        self.events += part["value"]

    def complete(self, _: dict[str, Any]) -> None:
        self.is_complete = True

    def read(self, context: BrowserContext) -> list[dict[str, Any]]:
        self.session.send("Tracing.end")
        while not self.is_complete:
            context.pages[0].evaluate("1")  # lets the events come in
        return self.events


def named_events(events: list[dict[str, Any]], name: str) -> list[int]:
    """The times of all events of a name."""
    return sorted(one["ts"] for one in events if one["name"] == name and one["ph"] != "E")


@pytest.mark.parametrize("game", REVEAL_EVENTS)
def test_reveals_move_without_a_new_layout(
    game: str, browser: Browser, server: ServerProcess
) -> None:
    with browser.new_context(
        base_url=f"http://{server.address}", reduced_motion="no-preference"
    ) as context:
        page = open_before_reveal(context, game)
        session = context.new_cdp_session(page)
        record_layout_shifts(page)
        page.evaluate(WATCH_MOTION_JS)
        session.send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWDOWN})
        trace = Trace(session)
        slider = page.get_by_role("slider")
        before = int(slider.input_value())
        page.keyboard.press(" ")  # plays
        page.wait_for_function(
            "step => Number(document.querySelector('input[type=range]').value) >= step",
            arg=before + 3,
        )
        events = trace.read(context)
        animated = page.evaluate("animated")
        check_layout_shift(page, MAX_LAYOUT_SHIFT)
    moved = {name: one for name, one in animated.items() if one["ms"] >= MIN_ANIMATED_MS}
    assert moved
    costly = {
        name: sorted(set(one["properties"]) - CHEAP_PROPERTIES - KEYFRAME_FIELDS)
        for name, one in moved.items()
    }
    assert not any(costly.values()), json.dumps(costly)
    # A motion that asked for layouts would ask in every frame, and there are dozens of them.
    changes = named_events(events, "changed")
    layouts = [at for at in named_events(events, "Layout") if at >= changes[0]]
    assert len(layouts) <= len(changes)
