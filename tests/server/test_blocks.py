"""Not hearing somebody, from the next word on."""

import asyncio
from pathlib import Path

import pytest
from tests.server.lounge import Client, served
from tests.table.evening import Evening

from skulduggery.games.skull.rules.events import DiscSealed
from skulduggery.server.broadcast import Telling
from skulduggery.server.log_store import Store
from skulduggery.server.people.blocks import MOST, Blocks, CannotBlock
from skulduggery.server.people.discriminator import tag
from skulduggery.server.people.guests import NoGuest
from skulduggery.table.requests import Say

ADA, BEN, EVE = "a" * 16, "b" * 16, "e" * 16


def test_who_is_blocked_is_known_at_once_and_after_a_restart(tmp_path: Path) -> None:
    async def evening() -> None:
        store = await Store.open(str(tmp_path / "a.db"))
        blocks = Blocks(store.engine)
        await blocks.load(ADA)
        seen = blocks.of(ADA)
        assert not seen and EVE not in seen
        await blocks.block(ADA, EVE)
        await blocks.block(ADA, EVE)
        assert EVE in seen and list(seen) == [EVE]
        assert EVE not in blocks.of(BEN)
        later = Blocks(store.engine)
        await later.load(ADA)
        assert list(later.of(ADA)) == [EVE]
        await blocks.unblock(ADA, EVE)
        await blocks.unblock(ADA, BEN)
        await blocks.unblock(BEN, ADA)
        assert EVE not in seen and len(seen) == 0
        assert blocks.known == {}  # nothing is held of those who block nobody
        await store.close()

    asyncio.run(evening())


def test_nobody_can_block_without_end_or_without_sense(tmp_path: Path) -> None:
    async def evening() -> None:
        store = await Store.open(str(tmp_path / "a.db"))
        blocks = Blocks(store.engine)
        with pytest.raises(CannotBlock):
            await blocks.block(ADA, ADA)
        for odd in ("", "eve", "é" * 16, "e" * 17, "e" * 15 + "\n", "e" * 5000):
            with pytest.raises(NoGuest):
                await blocks.block(ADA, odd)
        async with store.engine.begin() as connection:
            for number in range(MOST):
                await connection.exec_driver_sql(
                    "INSERT INTO blocks VALUES (?, ?)", (ADA, f"{number:016}")
                )
        await blocks.block(ADA, "0" * 16)  # is blocked already
        with pytest.raises(CannotBlock):
            await blocks.block(ADA, EVE)
        assert len(blocks.of(ADA)) == MOST and EVE not in blocks.of(ADA)
        await blocks.unblock(ADA, "0" * 16)
        await blocks.block(ADA, EVE)
        await store.close()

    asyncio.run(evening())


def test_what_is_read_does_not_overtake_what_is_written(tmp_path: Path) -> None:
    async def evening() -> None:
        store = await Store.open(str(tmp_path / "a.db"))
        blocks = Blocks(store.engine)
        await asyncio.gather(
            *(blocks.load(ADA) for _ in range(5)),
            *(blocks.block(ADA, f"{number:016}") for number in range(5)),
            *(blocks.load(ADA) for _ in range(5)),
        )
        assert sorted(blocks.of(ADA)) == [f"{number:016}" for number in range(5)]
        await store.close()

    asyncio.run(evening())


def test_talk_of_the_blocked_is_left_out_while_the_socket_is_open(tmp_path: Path) -> None:
    async def evening() -> None:
        async with served(tmp_path / "a.db") as address:
            ada, eve = Client(address, "Ada"), Client(address, "Eve")
            table = await ada.open_table("skull")
            for client in (ada, eve):
                await client.come(table)
                await client.ask("join", name=client.name)
            other = (await eve.http.get("/api/guest")).json()["guest"]
            path = f"/api/guest/blocks/{other}"
            await eve.ask("say", text="first words")
            assert (await ada.http.put(path)).status_code == 204
            listed = (await ada.http.get("/api/guest/blocks")).json()
            assert listed == {"blocked": [{"guest": other, "tag": tag(other)}]}
            assert (await eve.http.get("/api/guest/blocks")).json() == {"blocked": []}
            await eve.ask("say", text="second words")
            await eve.ask("react", reaction="laugh")
            assert (await ada.http.delete(path)).status_code == 204
            await eve.ask("say", text="third words")
            await ada.ask("say", text="that is all")
            heard = str(ada.frames)
            assert "first words" in heard and "third words" in heard
            assert "second words" not in heard and "laugh" not in heard
            for odd, mistake in (("x", "no-guest"), ("%00", "no-guest"), ("é" * 16, "no-guest")):
                answer = await ada.http.put(f"/api/guest/blocks/{odd}")
                assert (answer.status_code, answer.json()["mistake"]) == (404, mistake)
            me = (await ada.http.get("/api/guest")).json()["guest"]
            answer = await ada.http.put(f"/api/guest/blocks/{me}")
            assert (answer.status_code, answer.json()["mistake"]) == (400, "block-yourself")
            await ada.go()
            await eve.go()

    asyncio.run(evening())


def test_talk_of_the_blocked_is_left_out_for_those_who_come_back_to_their_game() -> None:
    """Also where they are told something that is theirs alone, in the same frame."""
    evening = Evening(first=0).seat("Ada", "Ben", "Cleo").start()
    number = evening.table.length
    evening.play("Ada flower")
    evening.ask("Ben", Say("I saw that"))
    missed = evening.table.since(number)
    assert missed is not None
    telling = Telling(evening.table, missed, evening.now, whole=True)
    sealed, said = telling.told(0, "en", {"Ben"})
    assert sealed.events == [DiscSealed(0, "flower")]
    assert (said.number, said.events, said.sentences) == (number + 1, [], [])
    _, heard = telling.told(0, "en", ())
    assert heard.sentences == ["Ben: “I saw that”"]
