"""Nobody is let in on a secret: every frame of whole games, over real sockets, is looked through.

At each table there is a client for every seat, somebody who joined to watch, and a stranger, each in
another language. They come and go, talk, and ask for what they may not.
"""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.lounge import PATIENCE, Client, served
from tests.server.scanner import Scanner
from tests.table.evening import GUESTS, VARIANTS

from skulduggery.core.options import Options
from skulduggery.games import GAMES
from skulduggery.server.store import Store
from skulduggery.table.facts import AnyFact
from skulduggery.words import LANGUAGES

Variant = tuple[str, Options, int]


def features(variant: Variant) -> frozenset[object]:
    """What is to be seen at one table at least: each two option values that go together, and each
    number of players."""
    game, options, players = variant
    values = sorted(options.texts().items())
    pairs = {(game, one, other) for n, one in enumerate(values) for other in values[n:]}
    return frozenset({*pairs, (game, players)})


def covering() -> Iterator[Variant]:
    """Few variants in which everything occurs; always the one that adds most."""
    left = frozenset[object]().union(*map(features, VARIANTS))
    while left:
        best = max(VARIANTS, key=lambda variant: len(features(variant) & left))
        left -= features(best)
        yield best


TABLES = list(covering())


class Player(Client):
    """Plays at random, and does not always behave. Everything it was ever sent is kept as text."""

    def __init__(self, address: str, name: str, language: str, rng: Random) -> None:
        super().__init__(address, name)
        self.language = language
        self.rng = rng
        self.raw: list[str] = []
        self.looked: list[str] = []  # the table over HTTP, which may be ahead of the socket
        self.place = ""

    async def arrive(self, table: str, last: int | None = None) -> None:
        self.place = table
        headers = {"Accept-Language": f"{self.language}, en;q=0.5"}
        await self.come(table, last, **headers)
        await self.hear()

    async def hear(self) -> dict[str, Any]:
        raw = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(raw, str)
        self.raw.append(raw)
        frame: dict[str, Any] = json.loads(raw)
        self.table = {**self.table, **frame.get("table", {})}
        return frame

    async def look(self) -> None:
        """The same over HTTP is as good as a frame."""
        answer = await self.http.get(f"/api/tables/{self.place}")
        self.looked.append(f'{{"kind":"fresh","table":{answer.text}}}')

    async def guest(self) -> str:
        return str((await self.http.get("/api/guest")).json()["guest"])

    async def play_on(self) -> None:
        """Until the game is over."""
        while self.table["status"] == "open":
            await self.hear()
        while self.table["status"] != "over":
            choices = self.choices()
            if self.rng.random() < 0.04:
                await self.misbehave(choices)
            elif choices:
                seat, texts = self.rng.choice(list(choices.items()))
                # The more there are, the bolder: the last choice brings a game to its end.
                bold = self.rng.randrange(15) < len(self.table["players"]) - 3
                text = texts[-1] if bold else self.rng.choice(texts)
                nth = self.table["decided"][seat]
                answer = await self.ask("move", seat=seat, nth=nth, text=text)
                assert answer["kind"] == "done", answer
            else:
                await self.hear()

    async def misbehave(self, choices: dict[int, list[str]]) -> None:
        """Ask for what is not one's own, talk, show, or come in once more."""
        decided = self.table["decided"]
        match self.rng.randrange(6):
            case 0:
                seat = self.rng.randrange(len(decided))
                answer = await self.ask("move", seat=seat, nth=decided[seat], text="what has she?")
                assert answer["kind"] == "wrong"
            case 1:
                for seat, texts in choices.items():
                    words = ("flower", "skull", "bid 9", "roll king", "roll red", "place red")
                    text = next(word for word in words if word not in texts)
                    await self.ask("move", seat=seat, nth=decided[seat], text=text)
            case 2:
                await self.ask("phrase", phrase="trust-me")
            case 3:
                await self.ask("show", seat=self.rng.randrange(len(decided)))
            case 4:
                await self.socket.close()
                await self.arrive(self.place)
                await self.ask("join", name=self.name)
            case 5:
                await self.socket.close()
                await self.arrive(self.place, last=self.table["next"] - 1)
                await self.ask("join", name=self.name)


class Evening(msgspec.Struct):
    """A game that was played, with its log."""

    log: list[list[AnyFact]]
    sent: list[tuple[str, str, list[str]]]  # to which guest, in which language, which frames
    tokens: list[str]

    def scanner(self) -> Scanner:
        return Scanner(self.log, self.tokens)


async def played(file: Path, variant: Variant, seed: int) -> Evening:
    game, options, players = variant
    rng = Random(seed)
    async with served(file) as address:
        clients = [
            Player(address, name, LANGUAGES[(seed + n) % len(LANGUAGES)], rng)
            for n, name in enumerate((*GUESTS[:players], "Zoe", "Mallory"))
        ]
        host, watcher, stranger = clients[0], clients[-2], clients[-1]
        table = await host.open_table(game, **msgspec.to_builtins(options))
        for chair, client in enumerate(clients):
            await client.arrive(table)
            if client is not stranger:
                await client.ask("join", name=client.name)
            if chair < players:
                await client.ask("sit", chair=chair, salt=f"{client.name}, {rng.random()}")
        assert (await host.ask("start"))["kind"] == "done"
        watching = [asyncio.create_task(watch(client)) for client in (watcher, stranger)]
        await asyncio.gather(*(client.play_on() for client in clients[:players]))
        await asyncio.gather(*watching)
        sent = [
            (await client.guest(), client.language, frames)
            for client in clients
            for frames in (client.raw, client.looked)
        ]
        tokens = [client.http.cookies["skulduggery"] for client in clients]
        for client in clients:
            await client.go()
    store = await Store.open(str(file))
    log = await store.read(table)
    keys = [await store.key(name) for name in ("cookies", "admin", "links")]
    await store.close()
    tokens += [part for token in tokens for part in token.split(".")[1:] if len(part) > 20]
    tokens += [key.hex() for key in keys]
    return Evening(log, sent, tokens)


async def watch(client: Player) -> None:
    """See everything, ask for what watchers may not do, and come fresh now and then."""
    while client.table["status"] != "over":
        frame = await client.hear()
        if frame["kind"] == "moved" and client.rng.random() < 0.05:
            answer = await client.ask("move", seat=0, nth=client.table["decided"][0], text="skull")
            assert answer["mistake"] in ("refused-not-playing", "refused-not-here")
        elif client.rng.random() < 0.03:
            await client.socket.close()
            await client.arrive(client.place)
            await client.look()


def scanned(evening: Evening) -> Scanner:
    scanner = evening.scanner()
    for guest, language, frames in evening.sent:
        scanner.reader(guest, language).scan_all(frames)
    return scanner


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_nobody_was_sent_what_they_must_not_know(number: int, tmp_path: Path) -> None:
    evening = asyncio.run(played(tmp_path / "skulduggery.db", TABLES[number], number))
    scanner = scanned(evening)
    assert scanner.table.status == "over"
    assert scanner.frames > 100
    if TABLES[number][0] != "saber_skull":  # where nothing is hidden
        assert scanner.hidden > 20
        assert scanner.otherwise > 20


def test_everything_there_is_was_played() -> None:
    """All values of all options, and all numbers of players."""
    for game in GAMES.values():
        there = [(options, players) for name, options, players in VARIANTS if name == game.name]
        seen = [(options, players) for name, options, players in TABLES if name == game.name]
        assert {players for _, players in there} == {players for _, players in seen}
        values = {value for options, _ in there for value in options.texts().items()}
        assert values == {value for options, _ in seen for value in options.texts().items()}
