"""Being forgotten: no trace of somebody is left, and everything else is as it was."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from tests.server.lounge import Client, served
from tests.server.test_guests import closed
from tests.server.test_programs import Robot, made, refused

from skulduggery.core.record import COMMENT, Note, Record, checksum
from skulduggery.games import GAMES
from skulduggery.games.records import load_one, write_json
from skulduggery.server.container import services
from skulduggery.server.people.anonymize import HUSH, SOMEBODY, WHO, Mask, is_there, masked_record
from skulduggery.server.people.erasure import forget
from skulduggery.server.people.guests import BeingForgotten
from skulduggery.table import facts, requests
from skulduggery.table.facts import AnyFact
from skulduggery.table.provable_random import verify
from skulduggery.table.table import Table, from_log
from skulduggery.words import say

NAME = "Zenobia"  # stands nowhere by accident
SAID = "a most unusual sentence"
SAMPLE = Path(__file__).parents[2] / "docs" / "records" / "skull.txt"


# Masks.


def test_no_kind_of_fact_names_anybody_in_a_way_masks_do_not_know() -> None:
    about_people = {*WHO, "name", "before", "text"}
    about_else = {
        *("at", "by", "chair", "chairs", "commitment", "discs", "game", "level", "match", "muted"),
        *("open", "options", "phrase", "player", "program", "reaction", "rules", "salt", "salts"),
        *("seat", "secret", "settings", "table"),
    }
    for kind in get_args(AnyFact):
        fields = set(get_type_hints(kind)) & set(kind.__struct_fields__)
        assert fields <= about_people | about_else, kind
        if "name" in fields and not fields & set(WHO):
            assert kind in (facts.Stood, facts.BotSeated)


def test_only_their_own_facts_are_changed() -> None:
    mask = Mask("ada", "x")
    log: list[AnyFact] = [
        facts.Arrived(at=1, guest="ada", name="Ada"),
        facts.Arrived(at=1, guest="ben", name="Ben"),
        facts.Stood(at=2, chair=0, name="Ada"),
        facts.Stood(at=2, chair=1, name="Ben"),
        facts.Talked(at=3, guest="ada", text="Hello Ben"),
        facts.Talked(at=3, guest="ben", text="ada"),
        facts.Departed(at=4, guest="ada", name="Ada"),
        facts.Arrived(at=5, guest="eve", name="Ada"),  # the name was free again
        facts.Stood(at=6, chair=0, name="Ada"),
        facts.Arrived(at=7, guest="ada", name="Ada 2"),
        facts.Removed(at=8, guest="ada", name="Ada 2"),
        facts.HostPassed(at=9, guest="ada"),
        facts.Reacted(at=9, guest="ada", reaction="laugh"),
        facts.PhraseSaid(at=9, guest="ada", phrase="ouch"),
        facts.Renamed(at=9, guest="ada", before="Ada 2", name="Adele"),
    ]
    assert [mask.over(fact) for fact in log] == [
        facts.Arrived(at=1, guest="x", name=SOMEBODY),
        log[1],
        facts.Stood(at=2, chair=0, name=SOMEBODY),
        log[3],
        facts.Talked(at=3, guest="x", text=HUSH),
        log[5],
        facts.Departed(at=4, guest="x", name=SOMEBODY),
        log[7],
        log[8],
        facts.Arrived(at=7, guest="x", name=SOMEBODY),
        facts.Removed(at=8, guest="x", name=SOMEBODY),
        facts.HostPassed(at=9, guest="x"),
        facts.Reacted(at=9, guest="x", reaction="laugh"),
        facts.PhraseSaid(at=9, guest="x", phrase="ouch"),
        facts.Renamed(at=9, guest="x", before=SOMEBODY, name=SOMEBODY),
    ]
    assert mask.names == {"Ada", "Ada 2", "Adele"}
    assert not is_there("ada", log)
    assert is_there("ada", log[:6]) and is_there("ben", log) and not is_there("cleo", log)


def test_a_record_loses_the_name_and_the_talk_and_nothing_else() -> None:
    record = load_one(SAMPLE.read_bytes(), 1).record
    name = record.players[0].name
    notes = [
        Note(0, COMMENT, f"{name}: hello there"),
        Note(0, COMMENT, f"{name}: {say('phrase-ouch')}"),
        Note(0, COMMENT, f"Nobody: {name}: hello"),
        Note(0, "by", f"{name}: bot"),
    ]
    masked = masked_record(msgspec.structs.replace(record, notes=notes), {0}, {name})
    assert masked.players[0].name == SOMEBODY
    assert masked.players[1:] == record.players[1:]
    assert [note.text for note in masked.notes] == [
        f"{SOMEBODY}: {HUSH}",
        f"{SOMEBODY}: {say('phrase-ouch')}",
        *(note.text for note in notes[2:]),
    ]
    assert (masked.plies, masked.result, masked.tags) == (record.plies, record.result, record.tags)
    assert masked.check == checksum(masked) != record.check
    load_one(write_json(masked), 1)


# The whole house.


def stored(file: Path) -> Iterator[tuple[str, bytes]]:
    """Everything in a database, with the table it stands in."""
    with closing(sqlite3.connect(file)) as connection:
        names = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        for (name,) in names:
            for row in connection.execute(f"SELECT * FROM {name}"):
                yield (
                    name,
                    b"|".join(
                        cell if isinstance(cell, bytes) else str(cell).encode() for cell in row
                    ),
                )


def traces(file: Path, *texts: str) -> set[tuple[str, str]]:
    return {(table, text) for table, row in stored(file) for text in texts if text.encode() in row}


async def at_the_table(client: Client, table: str, chair: int) -> None:
    await client.come(table)
    await client.ask("join", name=client.name)
    assert (await client.ask("sit", chair=chair, salt="pepper"))["kind"] == "done"


def test_nothing_is_left_of_somebody_but_what_belongs_to_others(tmp_path: Path) -> None:
    async def evening() -> None:
        file = tmp_path / "a.db"
        async with served(file) as address:
            ben, gone, eve = Client(address, "Ben"), Client(address, NAME), Client(address, "Eve")
            table = await gone.open_table("skull", first=0)
            await at_the_table(gone, table, 0)
            settings = {"keep_talk": True, "listed": True, "rated": True}
            assert (await gone.ask("choosesettings", settings=settings))["kind"] == "done"
            await at_the_table(ben, table, 1)
            await gone.ask("stand")
            await gone.ask("sit", chair=0)
            await gone.ask("seatbot", chair=2)
            assert (await gone.ask("start"))["kind"] == "done"
            await gone.ask("say", text=SAID)
            await gone.ask("phrase", phrase="ouch")
            await ben.ask("say", text="that stays")
            await asyncio.gather(gone.play(), ben.play())
            before = (await ben.http.get(f"/api/tables/{table}/record?form=json")).content
            assert SAID.encode() in before
            # Other tables, programs, blocks, links, an uploaded record.
            second = await gone.open_table("saber_skull")
            _, token = await made(gone, f"{NAME} bot")
            robot = Robot(address, token)
            await robot.come(second)
            await robot.ask("join", name=f"{NAME} bot")
            me = (await gone.http.get("/api/guest")).json()["guest"]
            program = (await robot.http.get("/api/guest")).json()["guest"]
            other = (await ben.http.get("/api/guest")).json()["guest"]
            assert (await gone.http.put(f"/api/guest/blocks/{other}")).status_code == 204
            assert (await ben.http.put(f"/api/guest/blocks/{me}")).status_code == 204
            code = (await gone.http.post("/api/guest/link")).json()["code"]
            uploaded = await gone.http.post("/api/records", content=SAMPLE.read_bytes())
            assert uploaded.status_code == 201, uploaded.text

            answer = await gone.http.delete("/api/guest", headers={"accept-language": "de"})
            assert answer.status_code == 200, answer.text
            assert answer.json() == {"tables": 2, "kept": say("guest-what-is-kept", "de")}
            assert "max-age=0" in answer.headers["set-cookie"].lower()
            assert "skulduggery" not in gone.http.cookies

            assert (await closed(gone))[0] == 4401
            assert (await closed(robot))[0] == 4401
            assert (await closed(ben))[0] == 4000
            assert refused(await robot.http.get("/api/guest")) == (401, "bad-token")
            used = await eve.http.post("/api/guest/link/use", json={"code": code})
            assert refused(used) == (403, "link-used")
            assert (await gone.http.get("/api/guest")).json()["guest"] not in (me, program)

            await ben.come(table)
            await ben.hear()
            assert (await ben.ask("rematch"))["kind"] == "done"  # the host's role has passed on
            after = (await ben.http.get(f"/api/tables/{second}")).json()
            assert after["guests"] == []
            for client in (ben, gone, robot, eve):
                await client.http.aclose()
            await ben.socket.close()
        assert traces(file, me, program, NAME, SAID, token) == set()
        assert traces(file, "Ben", "that stays", other, "pepper")
        [record] = [
            msgspec.json.decode(cell, type=Record)
            for (cell,) in closing_rows(file, "SELECT record FROM games")
        ]
        check_same_game(before, record)
        people = closing_rows(file, "SELECT player, kind, name FROM played ORDER BY player")
        assert people[0] == (0, "person", SOMEBODY)
        rated = {who for (who,) in closing_rows(file, "SELECT who FROM ratings")}
        assert other in rated and me not in rated

    asyncio.run(evening())


def closing_rows(file: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(query).fetchall()


def check_same_game(before: bytes, after: Record) -> None:
    """Move for move, and the draws can still be proved."""
    earlier = load_one(before, 1).record
    loaded = load_one(write_json(after), 1)
    assert verify(loaded.record, loaded.game).draws > 0
    assert after.players == [
        msgspec.structs.replace(earlier.players[0], name=SOMEBODY),
        *earlier.players[1:],
    ]
    for field in ("game", "rules", "options", "plies", "result", "tags"):
        assert getattr(after, field) == getattr(earlier, field)
    said = [note.text for note in after.notes if note.key == COMMENT]
    assert said == [
        f"{SOMEBODY}: {HUSH}",
        f"{SOMEBODY}: {say('phrase-ouch')}",
        "Ben: that stays",
    ]


def skeleton(table: Table) -> Any:
    """A table without anybody's name."""
    match = table.match
    return (
        table.status,
        table.number,
        table.length,
        table.settings,
        [(c.kind, c.level, c.salt, c.resigned, c.stand_in) for c in table.chairs],
        [(g.program, g.muted, g.away_since) for g in table.guests.values()],
        None if match is None else match.plies,
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_exactly_as_before_without_whoever_left(game: str, tmp_path: Path) -> None:
    async def evening() -> None:
        async with services(str(tmp_path / "a.db")) as house:
            hall, ada, ben = house.hall, "a" * 16, "b" * 16
            table = await hall.create(ada, NAME, requests.ChooseOptions(game))
            await hall.ask(table, ada, requests.Sit(0, "pepper"))
            await hall.ask(table, ben, requests.Join("Ben"))
            await hall.ask(table, ben, requests.Sit(1))
            options = GAMES[game].read_options({})
            for chair in range(2, GAMES[game].players(options).start):
                await hall.ask(table, ada, requests.SeatBot(chair))
            await hall.ask(table, ada, requests.Start())
            await hall.ask(table, ada, requests.Say(SAID))
            await forget(house, ada)
            live = await hall.live(table)
            # Bots have gone on meanwhile: the log of this moment is what counts.
            async with live.turn:
                log = [fact for entry in await house.store.read(table) for fact in entry]
                assert skeleton(from_log(log)) == skeleton(live.table)
            assert all(text not in repr(log) for text in (ada, NAME, SAID))
            assert (live.table.host, live.table.chairs[0].name) == (ben, SOMEBODY)
            assert live.table.chairs[0].resigned
            await hall.ask(table, ben, requests.Say("Where did they go?"))
            await hall.ask(table, ben, requests.Leave())
            assert live.table.status == "over"
            house.guests.check(ada)

    asyncio.run(evening())


def test_many_at_one_table_are_forgotten_at_once(tmp_path: Path) -> None:
    async def evening() -> None:
        file = tmp_path / "a.db"
        people = [letter * 16 for letter in "abcde"]
        async with services(str(file)) as house:
            tables = []
            for host in people:
                table = await house.hall.create(
                    host, f"{NAME} {host[0]}", requests.ChooseOptions("skull")
                )
                tables.append(table)
                for guest in people:
                    await house.hall.ask(table, guest, requests.Join(f"{NAME} {guest[0]}"))
            counts = await asyncio.gather(*(forget(house, guest) for guest in people))
            assert counts == [5] * 5
            for table in tables:
                assert (await house.hall.live(table)).table.guests == {}
        assert traces(file, NAME, *people) == set()
        pseudonyms = closing_rows(file, "SELECT host FROM tables")
        assert len(set(pseudonyms)) == 5  # nobody can put them together again

    asyncio.run(evening())


def test_nothing_is_written_of_somebody_who_is_being_forgotten(tmp_path: Path) -> None:
    async def evening() -> None:
        file = tmp_path / "a.db"
        async with services(str(file)) as house:
            ada = "a" * 16
            for _ in range(3):
                await house.hall.create(ada, NAME, requests.ChooseOptions("skull"))
            await house.guests.named(ada, NAME)
            work = asyncio.create_task(forget(house, ada))
            while ada not in house.guests.parting:
                await asyncio.sleep(0)
            with pytest.raises(BeingForgotten):
                house.guests.check(ada)
            await house.guests.named(ada, NAME)
            assert await work == 3
            house.guests.check(ada)
            assert await forget(house, ada) == 0  # nothing more to do
        assert traces(file, ada, NAME) == set()

    asyncio.run(evening())


def test_what_cannot_be_written_is_not_half_forgotten(tmp_path: Path) -> None:
    async def evening() -> None:
        file = tmp_path / "a.db"
        async with services(str(file)) as house:
            ada = "a" * 16
            table = await house.hall.create(ada, NAME, requests.ChooseOptions("skull"))
            await house.guests.named(ada, NAME)
            async with house.engine.begin() as connection:
                await connection.exec_driver_sql(
                    "CREATE TRIGGER full BEFORE UPDATE ON log BEGIN SELECT RAISE(FAIL, 'full'); END"
                )
            with pytest.raises(Exception, match="full"):
                await forget(house, ada)
            assert await house.guests.name_of(ada) == NAME
            house.guests.check(ada)
            async with house.engine.begin() as connection:
                await connection.exec_driver_sql("DROP TRIGGER full")
            assert await forget(house, ada) == 1
            assert (await house.hall.live(table)).table.guests == {}
        assert traces(file, ada, NAME) == set()

    asyncio.run(evening())
