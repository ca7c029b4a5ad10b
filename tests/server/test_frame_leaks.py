"""Nobody is let in on a secret: every frame of whole games, over real sockets, is looked through.

At each table there is a client for every seat, somebody who joined to watch, and a stranger, in all
the languages. They come and go, talk, and ask for what they may not.
"""

import asyncio
import json
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest
from tests.rules.variant_sweep import ALL_VARIANTS, Variant, covering_selection
from tests.server.live_server import FRAME_TIMEOUT_S, GuestClient, running_server
from tests.table.table_driver import GUEST_NAMES
from tools.drivers.leak_scanner import HTTP_FRAME_KIND, LeakScanner, SecretLeak, revealing_words

from skulduggery.core.events import OwnedEvent
from skulduggery.games import GAMES_BY_NAME
from skulduggery.games.skull.rules.events import DiscLaid, DiscLost, DiscSealed
from skulduggery.games.skull_king.rules.events import BidSealed, DieDealt
from skulduggery.server.log_store import LogStore
from skulduggery.table.facts import AnyFact
from skulduggery.words import SUPPORTED_LANGUAGES

HIDING_EVENTS: tuple[OwnedEvent, ...] = (
    DiscSealed(1, "skull"),
    DiscLaid(1, "skull", 2),
    DiscLost(1, "skull", 2),
    DieDealt(1, "king"),
    BidSealed(1, 1),
)


def variant_features(variant: Variant) -> frozenset[object]:
    """What is to be seen at one table at least: each two option values that go together, and each
    number of players."""
    game, options, players = variant
    values = sorted(options.option_texts().items())
    pairs = {(game, one, other) for n, one in enumerate(values) for other in values[n:]}
    return frozenset({*pairs, (game, players)})


COVERING_VARIANTS = list(covering_selection(ALL_VARIANTS, variant_features))


class MisbehavingClient(GuestClient):
    """Plays at random, and does not always behave. Everything it was ever sent is kept as text."""

    def __init__(self, address: str, name: str, language: str, rng: Random) -> None:
        super().__init__(address, name)
        self.language = language
        self.rng = rng
        self.raw: list[str] = []
        self.looked: list[str] = []  # the table over HTTP, which may be ahead of the socket
        self.place = ""

    async def arrive_at(self, table: str, last: int | None = None) -> None:
        self.place = table
        headers = {"Accept-Language": f"{self.language}, en;q=0.5"}
        await self.connect_to_table(table, last, **headers)
        await self.receive_frame()

    async def receive_frame(self) -> dict[str, Any]:
        raw = await asyncio.wait_for(self.socket.recv(), FRAME_TIMEOUT_S)
        assert isinstance(raw, str)
        self.raw.append(raw)
        frame: dict[str, Any] = json.loads(raw)
        self.table = {**self.table, **frame.get("table", {})}
        return frame

    async def fetch_table(self) -> None:
        """The same over HTTP is as good as a frame."""
        answer = await self.http.get(f"/api/tables/{self.place}")
        self.looked.append(f'{{"kind":"{HTTP_FRAME_KIND}","table":{answer.text}}}')

    async def guest_id(self) -> str:
        return str((await self.http.get("/api/guest")).json()["guest"])

    async def play_randomly(self) -> None:
        """Until the game is over."""
        while self.table["status"] == "open":
            await self.receive_frame()
        seat, nth = self.table["you"], 0
        answer = await self.send_request("move", seat=seat, nth=nth, text="what does she have?")
        assert answer["mistake"] == "malformed-action", answer
        while self.table["status"] != "over":
            choices = self.legal_choices()
            if self.rng.random() < 0.04:
                await self.misbehave(choices)
            elif choices:
                seat, texts = self.rng.choice(list(choices.items()))
                # The more there are, the bolder: the last choice brings a game to its end.
                bold = self.rng.randrange(15) < len(self.table["players"]) - 3
                text = texts[-1] if bold else self.rng.choice(texts)
                nth = self.table["decided"][seat]
                answer = await self.send_request("move", seat=seat, nth=nth, text=text)
                assert answer["kind"] == "done", answer
            else:
                await self.receive_frame()

    async def misbehave(self, choices: dict[int, list[str]]) -> None:
        """Ask for what is not one's own, talk, show, or come in once more."""
        decided = self.table["decided"]
        match self.rng.randrange(6):
            case 0:
                seat = self.rng.randrange(len(decided))
                answer = await self.send_request(
                    "move", seat=seat, nth=decided[seat], text="what has she?"
                )
                assert answer["kind"] == "wrong"
            case 1:
                for seat, texts in choices.items():
                    words = ("flower", "skull", "bid 9", "roll king", "roll red", "place red")
                    text = next(word for word in words if word not in texts)
                    await self.send_request("move", seat=seat, nth=decided[seat], text=text)
            case 2:
                await self.send_request("phrase", phrase="trust-me")
            case 3:
                await self.send_request("show", seat=self.rng.randrange(len(decided)))
            case 4:
                await self.socket.close()
                await self.arrive_at(self.place)
                await self.send_request("join", name=self.name)
            case 5:
                await self.socket.close()
                await self.arrive_at(self.place, last=self.table["next"] - 1)
                await self.send_request("join", name=self.name)


class PlayedGame(msgspec.Struct):
    """A game that was played, with its log."""

    log: list[list[AnyFact]]
    sent: list[tuple[str, str, list[str]]]  # to which guest, in which language, which frames
    tokens: list[str]

    def make_scanner(self) -> LeakScanner:
        return LeakScanner(self.log, self.tokens)


async def play_variant(database: Path | str, variant: Variant, seed: int) -> PlayedGame:
    game, options, players = variant
    rng = Random(seed)
    async with running_server(database) as address:
        clients = [
            MisbehavingClient(
                address, name, SUPPORTED_LANGUAGES[(seed + n) % len(SUPPORTED_LANGUAGES)], rng
            )
            for n, name in enumerate((*GUEST_NAMES[:players], "Zoe", "Mallory"))
        ]
        host, watcher, stranger = clients[0], clients[-2], clients[-1]
        table = await host.open_table(game, **msgspec.to_builtins(options))
        for chair, client in enumerate(clients):
            await client.arrive_at(table)
            if client is not stranger:
                await client.send_request("join", name=client.name)
            if chair < players:
                await client.send_request("sit", chair=chair, salt=f"{client.name}, {rng.random()}")
        assert (await host.send_request("start"))["kind"] == "done"
        watching = [asyncio.create_task(spectate_game(client)) for client in (watcher, stranger)]
        await asyncio.gather(*(client.play_randomly() for client in clients[:players]))
        await asyncio.gather(*watching)
        sent = [
            (await client.guest_id(), client.language, frames)
            for client in clients
            for frames in (client.raw, client.looked)
        ]
        tokens = [client.http.cookies["skulduggery"] for client in clients]
        for client in clients:
            await client.disconnect()
    store = await LogStore.open(str(database))
    log = (await store.read_log(table))[1]
    keys = [await store.ensure_key(name) for name in ("cookies", "admin", "links")]
    await store.close()
    tokens += [part for token in tokens for part in token.split(".")[1:] if len(part) > 20]
    tokens += [key.hex() for key in keys]
    return PlayedGame(log, sent, tokens)


async def spectate_game(client: MisbehavingClient) -> None:
    """See everything, ask for what watchers may not do, and come fresh now and then."""
    while client.table["status"] != "over":
        frame = await client.receive_frame()
        if frame["kind"] == "moved" and client.rng.random() < 0.05:
            answer = await client.send_request(
                "move", seat=0, nth=client.table["decided"][0], text="skull"
            )
            assert answer["mistake"] in ("refused-not-playing", "refused-not-here")
        elif client.rng.random() < 0.03:
            await client.socket.close()
            await client.arrive_at(client.place)
            await client.fetch_table()


def scan_game(evening: PlayedGame) -> LeakScanner:
    scanner = evening.make_scanner()
    for guest, language, frames in evening.sent:
        scanner.reader_for(guest, language).scan_frames(frames)
    return scanner


@pytest.mark.parametrize("number", range(len(COVERING_VARIANTS)))
def test_nobody_was_sent_what_they_must_not_know(number: int, tmp_path: Path) -> None:
    evening = asyncio.run(
        play_variant(tmp_path / "skulduggery.db", COVERING_VARIANTS[number], number)
    )
    scanner = scan_game(evening)
    assert scanner.table.status == "over"
    assert scanner.frame_count > 2 * len(evening.log)  # several were told of every entry
    if COVERING_VARIANTS[number][0] != "saber_skull":  # where nothing is hidden
        assert scanner.redacted_events > 20
        assert scanner.indistinguishable_frames > 20


def test_everything_there_is_was_played() -> None:
    """All values of all options, and all numbers of players."""
    for game in GAMES_BY_NAME.values():
        there = [(options, players) for name, options, players in ALL_VARIANTS if name == game.name]
        seen = [
            (options, players) for name, options, players in COVERING_VARIANTS if name == game.name
        ]
        assert {players for _, players in there} == {players for _, players in seen}
        values = {value for options, _ in there for value in options.option_texts().items()}
        assert values == {value for options, _ in seen for value in options.option_texts().items()}


# The scan can fail: leaks that were planted are found.

Frame = dict[str, Any]
LeakPlanter = Callable[[Frame, LeakScanner, int | None], bool]  # whether there was a place for it


def hidden_fields(frame: Frame, scanner: LeakScanner) -> Iterator[tuple[Frame, int, str, Any]]:
    """Where something is kept from the reader: what was told, the event, the field, the truth."""
    for told in frame.get("told", []):
        for n, event in enumerate(told["events"]):
            for field in ("disc", "die", "bid"):
                if field in event and event[field] is None:
                    truth = scanner.happenings[told["number"]].events[n]
                    yield told, n, field, getattr(truth, field)


def in_an_event(frame: Frame, scanner: LeakScanner, player: int | None) -> bool:
    for told, n, field, truth in hidden_fields(frame, scanner):
        told["events"][n][field] = truth
        return True
    return False


def in_a_sentence(language: str, frame: Frame, scanner: LeakScanner, player: int | None) -> bool:
    for told, n, _, _ in hidden_fields(frame, scanner):
        table = scanner.table
        event = scanner.happenings[told["number"]].events[n]
        told["sentences"][n] = table.game.event_sentence(
            event, table.player_names, language, len(table.player_names)
        )
        return True
    return False


def as_a_secret_field(frame: Frame, scanner: LeakScanner, player: int | None) -> bool:
    if "status" not in frame.get("table", {}) or frame["table"]["status"] == "over":
        return False
    frame["table"]["secret"] = scanner.secrets[0][1]
    return True


def as_a_field_of_its_own(frame: Frame, scanner: LeakScanner, player: int | None) -> bool:
    frame["debug"] = {"at": 1}
    return True


def in_an_answer(frame: Frame, scanner: LeakScanner, player: int | None) -> bool:
    if frame["kind"] != "wrong":
        return False
    frame["details"]["seed"] = scanner.secrets[0][1].upper()
    return True


def as_what_may_be_done(frame: Frame, scanner: LeakScanner, player: int | None) -> bool:
    """A refusal that lists what somebody else may do."""
    if frame["kind"] != "wrong" or "legal" not in frame["details"]:
        return False
    frame["details"]["legal"] = "flower, skull, roll king"
    return True


def of_another_player(frame: Frame, scanner: LeakScanner, player: int | None) -> bool:
    """What is another's own, in the place of the reader's."""
    if frame.get("table", {}).get("view") is None:
        return False
    state = scanner.moments[frame["table"]["next"] - 1].state
    other = 0 if player is None else (player + 1) % len(scanner.table.players)
    hidden = msgspec.to_builtins(scanner.table.game.hidden_info(state, other), str_keys=True)
    if player is not None and hidden == frame["table"]["own"]["hidden"]:
        return False  # what is told says nothing
    frame["table"]["own"] = {"hidden": hidden}
    return True


def in_the_view(frame: Frame, scanner: LeakScanner, player: int | None) -> bool:
    """What lies behind a screen, in what everybody sees."""
    if frame.get("table", {}).get("view") is None:
        return False
    view = frame["table"]["view"]
    for mat in view.get("tribes", view.get("screens", [])):
        mat["own"] = {"hand": ["flower"], "stack": ["skull"]} if "tribes" in view else ["king"]
    return True


def with_a_cookie(frame: Frame, scanner: LeakScanner, player: int | None) -> bool:
    for told in frame.get("told", []):
        told["sentences"].append(f"skulduggery={scanner.tokens[0]}")
        return True
    return False


def with_salts(frame: Frame, scanner: LeakScanner, player: int | None) -> bool:
    for chair in frame.get("table", {}).get("chairs", []):
        chair["salt"] = "abc"
        return True
    return False


def as_somebody_else(frame: Frame, scanner: LeakScanner, player: int | None) -> bool:
    if "you" not in frame.get("table", {}) or not frame["table"]["players"]:
        return False
    frame["table"]["you"] = 0 if player is None else None
    return True


def with_one_left_out(frame: Frame, scanner: LeakScanner, player: int | None) -> bool:
    return bool(frame.get("told")) and bool(frame["told"].pop())


def with_one_told_twice(frame: Frame, scanner: LeakScanner, player: int | None) -> bool:
    if frame.get("told"):
        frame["told"].append(frame["told"][-1])
    return bool(frame.get("told"))


LEAK_PLANTERS: Mapping[str, LeakPlanter] = {
    plant.__name__: plant
    for plant in (
        in_an_event,
        as_a_secret_field,
        as_a_field_of_its_own,
        in_an_answer,
        as_what_may_be_done,
        of_another_player,
        in_the_view,
        with_a_cookie,
        with_salts,
        as_somebody_else,
        with_one_left_out,
        with_one_told_twice,
    )
} | {
    f"in_a_sentence_in_{language}": partial(in_a_sentence, language)
    for language in SUPPORTED_LANGUAGES
}


@cache
def cached_game(game: str) -> PlayedGame:
    with TemporaryDirectory() as folder:
        variant = (game, GAMES_BY_NAME[game].read_options({}), 3)
        return asyncio.run(play_variant(Path(folder) / "skulduggery.db", variant, 3))


@pytest.mark.parametrize("game", ["skull", "skull_king"])
def test_leaks_that_were_planted_are_found(game: str) -> None:
    evening = cached_game(game)
    scanner = evening.make_scanner()
    left = {(name, n) for name in LEAK_PLANTERS for n in range(len(evening.sent))}
    found = set()
    for n, (guest, language, frames) in enumerate(evening.sent):
        reader = scanner.reader_for(guest, language)
        for raw in frames:
            for name in [name for name, reader_number in left if reader_number == n]:
                frame = json.loads(raw)
                player = scanner.moments[-1].players.get(guest)
                if LEAK_PLANTERS[name](frame, scanner, player):
                    naive = scanner.reader_for(guest, language)
                    naive.last_known = reader.last_known
                    with pytest.raises(SecretLeak):
                        naive.scan_frame(json.dumps(frame, ensure_ascii=False))
                    left.discard((name, n))
                    found.add(name)
            with pytest.raises(SecretLeak):
                scanner.reader_for(guest, language).scan_frame(
                    raw.replace("{", '{"kind":"done",', 1)
                )
            reader.scan_frame(raw)
    assert found == set(LEAK_PLANTERS)


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
def test_the_words_that_would_tell_are_known(language: str) -> None:
    """And the sentences for those who must not know are without them."""
    names = ("Ada", "Ben", "Cleo")
    for game, field, values in (
        ("skull", "disc", ("flower", "skull")),
        ("skull_king", "die", ("king", "pirate", "mermaid", "black", "blue", "red", "yellow")),
        ("skull_king", "bid", (0, 1, 7)),
    ):
        events = [event for event in HIDING_EVENTS if type(event).hidden == field]
        assert events
        for event in events:
            for value in values:
                told = msgspec.structs.replace(event, **{field: value})
                open_words = GAMES_BY_NAME[game].event_sentence(told, names, language, 3).casefold()
                assert revealing_words(field).search(open_words), open_words
            kept = (
                GAMES_BY_NAME[game].event_sentence(event.seen_by(()), names, language, 3).casefold()
            )
            assert not revealing_words(field).search(kept.replace("2", "")), kept
