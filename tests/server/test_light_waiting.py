"""What every socket has instead of a queue and an event of asyncio does the same."""

import asyncio

from skulduggery.server.light_waiting import Gate, LightQueue


def test_items_come_out_in_the_order_in_which_they_went_in() -> None:
    async def evening() -> None:
        queue: LightQueue[int] = LightQueue()
        waiting = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        queue.put_nowait(1)
        queue.put_nowait(2)
        assert await waiting == 1
        queue.put_nowait(3)
        assert [await queue.get(), queue.get_nowait()] == [2, 3]
        assert queue.empty()

    asyncio.run(evening())


def test_an_item_goes_to_one_of_those_who_wait() -> None:
    async def evening() -> None:
        queue: LightQueue[str] = LightQueue()
        first, second = (asyncio.create_task(queue.get()) for _ in range(2))
        await asyncio.sleep(0)
        queue.put_nowait("one")
        await asyncio.sleep(0)
        assert first.done() and not second.done()
        second.cancel()
        await asyncio.sleep(0)
        queue.put_nowait("two")
        assert queue.get_nowait() == "two"

    asyncio.run(evening())


def test_a_closed_gate_lets_nobody_through_before_it_opens() -> None:
    async def evening() -> None:
        gate = Gate()
        await gate.wait()
        gate.clear()
        waiting = [asyncio.create_task(gate.wait()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        assert not waiting[1].done()
        gate.set()
        await asyncio.gather(*waiting[1:])
        assert gate.is_open

    asyncio.run(evening())
