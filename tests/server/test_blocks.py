"""Not hearing somebody, from the next word on."""

import asyncio

import pytest
from sqlalchemy import insert
from tests.server.live_server import GuestClient, running_server
from tests.table.table_driver import TableDriver

from skulduggery.games.skull.rules.events import DiscSealed
from skulduggery.server.broadcast import Broadcast
from skulduggery.server.database import DB_BLOCKS
from skulduggery.server.log_store import LogStore
from skulduggery.server.people.blocks import MAX_GUEST_BLOCKS, Blocks, CannotBlock
from skulduggery.server.people.guests import NoGuest, name_tag
from skulduggery.table.requests import Say

ADA_ID, BEN_ID, EVE_ID = "a" * 16, "b" * 16, "e" * 16


def test_who_is_blocked_is_known_at_once_and_after_a_restart(database: str) -> None:
    async def evening() -> None:
        store = await LogStore.open(database)
        blocks = Blocks(store.engine)
        await blocks.load_blocks(ADA_ID)
        seen = blocks.blocks_of(ADA_ID)
        assert not seen and EVE_ID not in seen
        await blocks.block(ADA_ID, EVE_ID)
        await blocks.block(ADA_ID, EVE_ID)
        assert EVE_ID in seen and list(seen) == [EVE_ID]
        assert EVE_ID not in blocks.blocks_of(BEN_ID)
        later = Blocks(store.engine)
        await later.load_blocks(ADA_ID)
        assert list(later.blocks_of(ADA_ID)) == [EVE_ID]
        await blocks.unblock(ADA_ID, EVE_ID)
        await blocks.unblock(ADA_ID, BEN_ID)
        await blocks.unblock(BEN_ID, ADA_ID)
        assert EVE_ID not in seen and len(seen) == 0
        assert blocks.known == {}  # nothing is held of those who block nobody
        await store.close()

    asyncio.run(evening())


def test_nobody_can_block_without_end_or_without_sense(database: str) -> None:
    async def evening() -> None:
        store = await LogStore.open(database)
        blocks = Blocks(store.engine)
        with pytest.raises(CannotBlock):
            await blocks.block(ADA_ID, ADA_ID)
        for odd in ("", "eve", "é" * 16, "e" * 17, "e" * 15 + "\n", "e" * 5000):
            with pytest.raises(NoGuest):
                await blocks.block(ADA_ID, odd)
        rows = [{"guest": ADA_ID, "blocked": f"{n:016}"} for n in range(MAX_GUEST_BLOCKS)]
        async with store.engine.begin() as connection:
            await connection.execute(insert(DB_BLOCKS), rows)
        await blocks.block(ADA_ID, "0" * 16)  # is blocked already
        with pytest.raises(CannotBlock):
            await blocks.block(ADA_ID, EVE_ID)
        assert len(blocks.blocks_of(ADA_ID)) == MAX_GUEST_BLOCKS and EVE_ID not in blocks.blocks_of(
            ADA_ID
        )
        await blocks.unblock(ADA_ID, "0" * 16)
        await blocks.block(ADA_ID, EVE_ID)
        await store.close()

    asyncio.run(evening())


def test_what_is_read_does_not_overtake_what_is_written(database: str) -> None:
    async def evening() -> None:
        store = await LogStore.open(database)
        blocks = Blocks(store.engine)
        await asyncio.gather(
            *(blocks.load_blocks(ADA_ID) for _ in range(5)),
            *(blocks.block(ADA_ID, f"{number:016}") for number in range(5)),
            *(blocks.load_blocks(ADA_ID) for _ in range(5)),
        )
        assert sorted(blocks.blocks_of(ADA_ID)) == [f"{number:016}" for number in range(5)]
        await store.close()

    asyncio.run(evening())


def test_talk_of_the_blocked_is_left_out_while_the_socket_is_open(database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            ada, eve = GuestClient(address, "Ada"), GuestClient(address, "Eve")
            table = await ada.open_table("skull")
            for client in (ada, eve):
                await client.connect_to_table(table)
                await client.send_request("join", name=client.name)
            other = (await eve.http.get("/api/guest")).json()["guest"]
            path = f"/api/guest/blocks/{other}"
            await eve.send_request("say", text="first words")
            assert (await ada.http.put(path)).status_code == 204
            listed = (await ada.http.get("/api/guest/blocks")).json()
            assert listed == {"blocked": [{"guest": other, "tag": name_tag(other)}]}
            assert (await eve.http.get("/api/guest/blocks")).json() == {"blocked": []}
            await eve.send_request("say", text="second words")
            await eve.send_request("react", reaction="laugh")
            assert (await ada.http.delete(path)).status_code == 204
            await eve.send_request("say", text="third words")
            await ada.send_request("say", text="that is all")
            heard = str(ada.frames)
            assert "first words" in heard and "third words" in heard
            assert "second words" not in heard and "laugh" not in heard
            for odd, mistake in (("x", "no-guest"), ("%00", "no-guest"), ("é" * 16, "no-guest")):
                answer = await ada.http.put(f"/api/guest/blocks/{odd}")
                assert (answer.status_code, answer.json()["mistake"]) == (404, mistake)
            me = (await ada.http.get("/api/guest")).json()["guest"]
            answer = await ada.http.put(f"/api/guest/blocks/{me}")
            assert (answer.status_code, answer.json()["mistake"]) == (400, "block-yourself")
            await ada.disconnect()
            await eve.disconnect()

    asyncio.run(evening())


def test_talk_of_the_blocked_is_left_out_for_those_who_come_back_to_their_game() -> None:
    """Also where they are told something that is theirs alone, in the same frame."""
    evening = TableDriver(first=0).seat_guests("Ada", "Ben", "Cleo").start_game()
    number = evening.table.log_length
    evening.play_moves("Ada flower")
    evening.send_request("Ben", Say("I saw that"))
    missed = evening.table.facts_since(number)
    assert missed is not None
    telling = Broadcast(evening.table, missed, evening.now, whole=True)
    sealed, said = telling.facts_for_player(0, "en", {"Ben"})
    assert sealed.events == [DiscSealed(0, "flower")]
    assert (said.number, said.events, said.sentences) == (number + 1, [], [])
    _, heard = telling.facts_for_player(0, "en", ())
    assert heard.sentences == ["Ben: “I saw that”"]
