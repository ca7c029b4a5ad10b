"""What somebody likes, is called, and wants forgotten."""

from urllib.parse import urlsplit

from playwright.sync_api import Locator, expect
from tests.browser.conftest import MakePageDriver
from tests.browser.page_driver import PHONE_SIZE, PageDriver
from tests.browser.test_accessibility import accessibility_findings


def setting_radio(visitor: PageDriver, setting: str, name: str) -> Locator:
    group = visitor.page.get_by_role("group", name=visitor.translate(setting))
    return group.get_by_role("radio", name=name)


def choose_setting(visitor: PageDriver, setting: str, name: str) -> None:
    """As with a finger, on the words."""
    group = visitor.page.get_by_role("group", name=visitor.translate(setting))
    group.get_by_text(name, exact=True).click()


def set_name(visitor: PageDriver, name: str) -> None:
    visitor.page.goto("/settings")
    field = visitor.page.get_by_role(
        "textbox", name=visitor.translate("web-pages-name"), exact=True
    )
    field.fill(name)
    visitor.find_button("web-pages-save").click()
    saved = visitor.page.get_by_role("status").filter(
        has_text=visitor.translate("web-pages-name-saved")
    )
    expect(saved).to_be_visible()


def current_guest_id(visitor: PageDriver) -> str:
    """Not as it was remembered, but as it is now."""
    return str(visitor.page.request.get("/api/guest").json()["guest"])


def test_another_language_is_spoken_at_once_and_from_then_on(visit: MakePageDriver) -> None:
    ada = visit()
    ada.page.goto("/settings")
    heading = ada.page.get_by_role("heading", level=1)
    for language, name in (("de", "Deutsch"), ("fr", "Français"), ("it", "Italiano")):
        choose_setting(ada, "web-pages-language", name)
        ada.language = language
        expect(heading).to_have_text(ada.translate("web-settings"))
        expect(ada.page.locator("html")).to_have_attribute("lang", language)
        expect(ada.find_link("web-lobby-short")).to_be_visible()
    ada.page.reload()
    expect(heading).to_have_text(ada.translate("web-settings"))
    expect(setting_radio(ada, "web-pages-language", "Italiano")).to_be_checked()
    ada.page.goto("/")
    expect(heading).to_have_text(ada.translate("web-title"))
    ada.page.goto("/settings")
    choose_setting(ada, "web-pages-language", ada.translate("web-pages-language-browser"))
    ada.language = "en"
    expect(heading).to_have_text(ada.translate("web-settings"))


def test_light_and_motion(visit: MakePageDriver) -> None:
    ada = visit()
    ada.page.goto("/settings")
    html = ada.page.locator("html")
    expect(html).to_have_attribute("data-theme", "night")  # as the device has it
    choose_setting(ada, "web-pages-theme", ada.translate("web-pages-theme-paper"))
    expect(html).to_have_attribute("data-theme", "paper")
    expect(html).to_have_attribute("data-motion", "none")
    choose_setting(ada, "web-pages-motion", ada.translate("web-pages-motion-full"))
    expect(html).to_have_attribute("data-motion", "full")
    ada.page.goto("/learn")
    expect(html).to_have_attribute("data-theme", "paper")
    expect(html).to_have_attribute("data-motion", "full")


def test_a_name_that_is_kept(visit: MakePageDriver) -> None:
    ada = visit(language="de")
    set_name(ada, "Ada von und zu")
    ada.page.reload()
    field = ada.page.get_by_role("textbox", name=ada.translate("web-pages-name"), exact=True)
    expect(field).to_have_value("Ada von und zu")
    ada.start_bot_game("saber_skull")
    assert ada.table["chairs"][0]["name"] == "Ada von und zu"
    ada.page.goto("/p/me")
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("Ada von und zu")


DELAY_FETCH_JS = """
    const ask = window.fetch
    const patience = new Promise((done) => (window.answer = done))
    window.fetch = async (...what) => {
        if (String(what[0]).includes('/api/guest')) await patience
        return ask(...what)
    }
"""


def test_a_name_that_was_typed_before_the_server_answered(visit: MakePageDriver) -> None:
    ada = visit()
    ada.page.add_init_script(DELAY_FETCH_JS)
    ada.page.goto("/settings")
    field = ada.page.get_by_role("textbox", name=ada.translate("web-pages-name"), exact=True)
    field.fill("Ada")
    ada.page.evaluate("answer()")
    known, _ = ada.translate("web-pages-name-tag", tag="|").split("|")
    expect(ada.page.get_by_text(known)).to_be_visible()
    expect(field).to_have_value("Ada")
    ada.find_button("web-pages-save").click()
    saved = ada.page.get_by_role("status").filter(has_text=ada.translate("web-pages-name-saved"))
    expect(saved).to_be_visible()


def test_another_device_is_the_same_person(visit: MakePageDriver) -> None:
    ada, phone = visit(), visit(size=PHONE_SIZE, language="fr")
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    set_name(ada, "Ada")
    ada.start_bot_game("skull")
    ada.page.goto("/settings")
    ada.find_button("web-pages-devices-make").click()
    ada.find_button("web-pages-copy-link").click()
    expect(ada.find_button("web-pages-copied")).to_be_visible()
    link = urlsplit(ada.page.evaluate("navigator.clipboard.readText()"))
    assert current_guest_id(phone) != current_guest_id(ada)
    phone.page.goto(f"{link.path}#{link.fragment}")
    phone.find_button("web-pages-move-yes").click()
    done = phone.translate("web-pages-move-done", name="Ada")
    expect(phone.page.get_by_role("dialog", name=done)).to_be_visible()
    assert link.fragment not in phone.page.url  # nothing that could be used again
    phone.find_button("web-pages-move-go").click()
    assert current_guest_id(phone) == current_guest_id(ada)
    seat = ada.table["you"]
    phone.page.goto(f"/t/{ada.table['table']}")
    phone.wait_until(lambda: "you" in phone.table, "the table")
    assert phone.table["you"] == seat

    phone.page.goto("/learn")
    phone.page.goto(f"{link.path}#{link.fragment}")  # a second time
    phone.find_button("web-pages-move-yes").click()
    expect(phone.page.get_by_role("alert")).to_have_text(phone.translate("error-link-used"))
    phone.expect_complaint("403")


def test_a_program_gets_a_token_and_loses_it(visit: MakePageDriver) -> None:
    ada = visit()
    set_name(ada, "Ada")
    ada.page.get_by_label(ada.translate("web-pages-programs-name")).fill("Clever")
    ada.find_button("web-pages-programs-make").click()
    expect(
        ada.page.get_by_text(ada.translate("web-pages-programs-token", name="Clever"))
    ).to_be_visible()
    ada.find_button("web-pages-programs-token-kept").click()
    ada.find_button("web-pages-programs-revoke-name", name="Clever").click()
    ada.find_button("web-pages-programs-revoke-yes").click()
    expect(ada.page.get_by_text(ada.translate("web-pages-programs-none"))).to_be_visible()


def test_everything_is_forgotten_when_it_is_meant(visit: MakePageDriver) -> None:
    ada = visit(language="it")
    set_name(ada, "Ada")
    before = current_guest_id(ada)
    ada.find_button("web-pages-forget-start").click()
    expect(ada.page.get_by_text(ada.translate("web-pages-forget-what"))).to_be_visible()
    ada.find_button("web-pages-forget-no").click()
    ada.find_button("web-pages-forget-start").click()
    ada.find_button("web-pages-forget-once").click()
    expect(ada.page.get_by_text(ada.translate("web-pages-forget-twice"))).to_be_visible()
    assert current_guest_id(ada) == before
    ada.find_button("web-pages-forget-yes").click()
    expect(ada.page.get_by_text(ada.translate("web-pages-forget-done", tables=0))).to_be_visible()
    assert current_guest_id(ada) != before
    ada.page.goto("/settings")
    field = ada.page.get_by_role("textbox", name=ada.translate("web-pages-name"), exact=True)
    expect(field).to_have_value("")


def test_everybody_can_use_what_settings_open(visit: MakePageDriver) -> None:
    ada = visit(size=PHONE_SIZE)
    set_name(ada, "Ada")
    ada.find_button("web-pages-devices-make").click()
    expect(ada.page.get_by_role("img")).to_be_visible()
    ada.find_button("web-pages-forget-start").click()
    ada.find_button("web-pages-forget-once").click()
    assert accessibility_findings(ada) == []
