"""What nobody meant on a page as it is laid out, at the sizes that pages are made for."""

from pathlib import Path

from playwright.sync_api import Page, ViewportSize
from tests.browser.page_driver import PageDriver

SIZES = {
    f"{width}x{height}": ViewportSize(width=width, height=height)
    for width, height in ((360, 640), (390, 844), (820, 1180), (1440, 900))
}
FIND_DEFECTS_JS = (Path(__file__).parent / "layoutDefects.js").read_text(encoding="utf-8")
# What moves is where it will be, and what the new size changes has been laid out.
SETTLE_JS = """async () => {
  await document.fonts.ready
  for (let frame = 0; frame < 2; frame++)
    await new Promise((done) => requestAnimationFrame(done))
  for (const one of document.getAnimations())
    if (one.effect.getComputedTiming().endTime !== Infinity) one.finish()
  await new Promise((done) => requestAnimationFrame(done))
}"""

# As browsers measure it; below 0.1 for a whole visit counts as good. Hands are centred, and words
# in the middle of a table are as long as they are.
MAX_LAYOUT_SHIFT = 0.03
RECORD_SHIFTS_JS = """
(() => {
  window.shifts = []
  const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')
  const movement = ({ node, previousRect, currentRect }) =>
    `${node?.outerHTML?.slice(0, 80)}: ${place(previousRect)} -> ${place(currentRect)}`
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries())
      if (!hadRecentInput) shifts.push([value, sources.map(movement)])
  }).observe({ type: 'layout-shift' })
})()
"""


def layout_defects(visitor: PageDriver) -> list[str]:
    """Each defect with the sizes at which there is one, the page as it stands in all sizes."""
    sizes_by_defect: dict[str, list[str]] = {}
    for name, size in SIZES.items():
        for defect in defects_at_size(visitor.page, size):
            sizes_by_defect.setdefault(defect, []).append(name)
    return [f"{' '.join(sizes)} {defect}" for defect, sizes in sizes_by_defect.items()]


def resize_and_settle(page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    page.evaluate(SETTLE_JS)


def defects_at_size(page: Page, size: ViewportSize) -> list[str]:
    resize_and_settle(page, size)
    found: list[str] = page.evaluate(FIND_DEFECTS_JS)
    return found


class DefectList:
    """The defects of several screens, each with where it was found."""

    def __init__(self) -> None:
        self.defects: list[str] = []

    def look_at(self, visitor: PageDriver, where: str) -> None:
        self.defects += [f"{where}, {defect}" for defect in layout_defects(visitor)]

    def expect_none(self) -> None:
        assert not self.defects, "\n" + "\n".join(self.defects)


def check_layout(visitor: PageDriver, where: str = "here") -> None:
    found = DefectList()
    found.look_at(visitor, where)
    found.expect_none()


def record_layout_shifts(page: Page) -> None:
    """From now on, and from the beginning where a page is loaded; without what follows a click."""
    page.add_init_script(RECORD_SHIFTS_JS)
    page.evaluate(RECORD_SHIFTS_JS)


def check_layout_shift(page: Page, limit: float = MAX_LAYOUT_SHIFT) -> None:
    shifts = page.evaluate("shifts")
    assert sum(value for value, _ in shifts) < limit, shifts
