"""The board of Skull: what is pressed is large and in the middle, and turning costs no layout."""

from playwright.sync_api import FloatRect, Locator, expect
from tests.browser.conftest import MakePageDriver
from tests.browser.page_driver import PHONE_SIZE, PageDriver
from tests.browser.test_table import open_table

MIN_HAND_DISC_PX = 80
MAX_OFF_CENTRE_PX = 8
CHEAP_PROPERTIES = {"transform", "opacity"}  # which need neither layout nor paint
# Of all that moves on the table: the classes of the thing, and the property.
RECORD_MOVES_JS = """
() => {
  window.moves = []
  const isOnTable = (thing) => thing.closest?.('[data-seat]')
  const record = (thing, property) => moves.push([String(thing.className), property])
  const NO_PROPERTIES = ['offset', 'computedOffset', 'easing', 'composite']
  const recordFrames = (thing, animation) => {
    for (const frame of animation.effect.getKeyframes())
      for (const key of Object.keys(frame)) if (!NO_PROPERTIES.includes(key)) record(thing, key)
  }
  addEventListener('transitionrun', ({ target, propertyName }) => {
    if (isOnTable(target)) record(target, propertyName)
  }, true)
  addEventListener('animationstart', ({ target }) => {
    if (isOnTable(target)) target.getAnimations().forEach((one) => recordFrames(target, one))
  }, true)
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how)
    if (isOnTable(this)) recordFrames(this, animation)
    return animation
  }
}
"""
# Words whose letters are on more than one line.
BROKEN_WORDS_JS = """
(list) => {
  const broken = []
  const texts = document.createTreeWalker(list, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    for (const { 0: word, index } of text.textContent.matchAll(/\\S+/g)) {
      if (text.parentElement.closest('.unseen')) continue
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
      if (new Set(tops).size > 1) broken.push(word)
    }
  }
  return broken
}
"""


def seat_list(visitor: PageDriver) -> Locator:
    return visitor.page.get_by_role("list", name=visitor.translate("web-skull-table"))


def box_of(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    return box


def middle_of(thing: Locator) -> float:
    box = box_of(thing)
    return box["x"] + box["width"] / 2


def test_on_a_desk_everything_to_press_is_large_and_in_the_middle(visit: MakePageDriver) -> None:
    ada = visit()
    open_table(ada, "skull", bots=3, first=0)
    ada.wait_until(ada.legal_choices, "her first disc")
    ada.choose_boldest()
    ada.wait_until(lambda: (0, "bid 1") in ada.legal_choices(), "her turn")
    expect(ada.choice_button("bid 1")).to_be_visible()
    hand = ada.page.get_by_role("group", name=ada.translate("web-skull-hand"))
    question = ada.page.get_by_text(ada.translate("web-skull-prompt-add"))
    middle = middle_of(ada.page.get_by_role("main"))
    bid = box_of(ada.choice_button("bid 1"))
    for thing in (hand, question):
        assert abs(middle_of(thing) - middle) < MAX_OFF_CENTRE_PX
    assert box_of(hand)["height"] > MIN_HAND_DISC_PX
    assert box_of(hand)["y"] < box_of(question)["y"] < bid["y"]
    assert bid["y"] - box_of(hand)["y"] < 2.5 * box_of(hand)["height"]  # nothing between them


def test_a_seat_says_whose_it_is_and_how_many_points_are_needed(visit: MakePageDriver) -> None:
    ada = visit(language="de")
    ada.play_to_choice("skull")
    name = ada.table["chairs"][0]["name"]
    own = seat_list(ada).get_by_role("listitem").first
    expect(own).to_contain_text(ada.translate("web-seat-you", name=name))
    expect(own).to_contain_text(ada.translate("web-skull-points", points=0, needed=2))


def test_only_transform_and_opacity_change_while_discs_turn(visit: MakePageDriver) -> None:
    ada = visit(watching=True)
    ada.play_to_choice("skull")
    ada.page.evaluate(RECORD_MOVES_JS)
    for _ in range(4):  # her first disc, the highest bid, and discs to turn
        ada.wait_until(lambda: ada.is_over or ada.legal_choices(), "a choice")
        ada.choose_boldest()
    ada.page.wait_for_function("moves.some(([classes]) => classes.split(' ').includes('disc'))")
    assert {key for _, key in ada.page.evaluate("moves")} == CHEAP_PROPERTIES


def test_no_word_on_a_crowded_table_is_broken(visit: MakePageDriver) -> None:
    ada = visit(size=PHONE_SIZE, language="fr")
    open_table(ada, "skull", bots=5, two_tribes=True, boxes=2, first=0)
    for _ in range(3):  # her first discs, and a bid on which many pass
        ada.wait_until(ada.legal_choices, "a choice")
        ada.choose_boldest()
    assert seat_list(ada).get_by_role("listitem").count() == 12
    assert seat_list(ada).evaluate(BROKEN_WORDS_JS) == []
