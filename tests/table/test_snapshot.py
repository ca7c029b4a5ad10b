"""Snapshots say the same as the log before them; and a log does not grow for ever."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.table.table_driver import GUEST_NAMES, SPECTATOR_NAME, TableDriver

from skulduggery.table import commands, requests
from skulduggery.table.requests import Refused
from skulduggery.table.snapshot import can_take_snapshot, table_from_snapshot, take_snapshot
from skulduggery.table.table import Table, table_from_log
from skulduggery.table.view_builder import table_view

ROOT = Path(__file__).parents[2]
TABLE_STATE = (ROOT / "src" / "skulduggery" / "table" / "table_state.py").read_text()
NOT_COMPARED = {"recent_facts", "match", "narrator", "dry_run", "draws", "clocks", "history"}
STATE_NAMES = set(re.findall(r"^        self\.(\w+)\b.*(?: = |: \w+$)", TABLE_STATE, re.M))


def state_of(table: Table) -> dict[str, Any]:
    """Everything a table consists of, read off its sources so that nothing new is forgotten."""
    assert {"guests", "terms", "game", "options", "origins", "salts"} <= STATE_NAMES
    return {name: getattr(table, name) for name in STATE_NAMES - NOT_COMPARED}


def eventful_table() -> TableDriver:
    """Two games, with people who come, go, are muted or removed, and change what is played."""
    driver = TableDriver("skull", seed=1)
    ada, ben, cleo, dario = GUEST_NAMES[:4]
    driver.join(SPECTATOR_NAME)
    driver.seat_guests(ada, ben, "bot")
    for guest in (cleo, dario):
        driver.join(guest)
    driver.send_request(ada, requests.Mute(cleo, True))
    driver.send_request(ada, requests.Remove(dario))
    driver.choose_settings(listed=True)
    driver.send_request(ben, requests.Agree(driver.table.terms_number))
    driver.start_game().play_randomly()
    driver.send_request(ada, requests.Rematch())
    driver.send_request(cleo, requests.Leave())
    return driver.start_game().play_randomly()


def test_a_snapshot_and_the_rest_of_the_log_make_the_same_table() -> None:
    log = eventful_table().log
    whole = table_from_log(log)
    taken = 0
    for length in range(1, len(log)):
        before = table_from_log(log[:length])
        if not can_take_snapshot(before):
            continue
        restored = table_from_snapshot(take_snapshot(before))
        assert state_of(restored) == state_of(before)
        restored.apply_all(log[length:])
        assert state_of(restored) == state_of(whole)
        for guest in (*whole.guests, None):
            assert table_view(restored, guest, 0.0) == table_view(whole, guest, 0.0)
        taken += 1
    assert taken > 10


def test_a_snapshot_of_another_version_is_no_table() -> None:
    table = table_from_log(eventful_table().log[:3])
    other = msgspec.json.encode({**msgspec.json.decode(take_snapshot(table)), "hats": 1})
    with pytest.raises(msgspec.MsgspecError):
        table_from_snapshot(other)


def test_talk_has_an_end_and_games_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MAX_EXTRA_FACTS", 20)
    driver = TableDriver("skull", seed=1)
    ada, ben = GUEST_NAMES[:2]
    driver.seat_guests(ada, ben, "bot")
    while driver.table.extra_facts < 20:
        driver.send_request(ada, requests.Say("still here"))
    for request in (requests.Say("and on"), requests.Stand(), requests.Rename("Augusta")):
        with pytest.raises(Refused) as refused:
            driver.send_request(ada, request)
        assert refused.value.sentence == "refused-log-full"
    driver.start_game()
    assert driver.table.extra_facts == 1  # that it has begun
    driver.send_request(ada, requests.Say("at last"))
    while driver.table.extra_facts < 20:
        driver.send_request(ben, requests.React("laugh"))
    driver.play_randomly()
    driver.send_request(ada, requests.Rematch())
    assert driver.table.status == "open" and driver.table.match_number == 1
    driver.send_request(ben, requests.Leave())
