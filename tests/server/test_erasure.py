"""Being forgotten: no trace of somebody is left, and everything else is as it was."""

import asyncio
from pathlib import Path
from typing import Any, get_args, get_type_hints
from unittest.mock import ANY

import msgspec
import pytest
from tests.server.database_queries import find_traces, query_rows
from tests.server.live_server import PROXIED_SETTINGS, GuestClient, running_server
from tests.server.test_api_tokens import TokenClient, error_of, make_program
from tests.server.test_guests import close_reason

from skulduggery.core.record import COMMENT_KEY, Note, Record, record_checksum
from skulduggery.games import GAMES_BY_NAME
from skulduggery.games.record_files import load_record, write_record_json
from skulduggery.server.container import open_services
from skulduggery.server.people.anonymize import (
    ERASED_NAME,
    ERASED_TEXT,
    GUEST_ID_FIELDS,
    GuestMask,
    mask_record,
)
from skulduggery.server.people.guest_tables import is_at_table
from skulduggery.server.people.guests import BeingErased
from skulduggery.table import facts, requests
from skulduggery.table.facts import AnyFact
from skulduggery.table.provable_random import verify_draws
from skulduggery.table.table import Table, table_from_log
from skulduggery.words import translate

UNIQUE_NAME = "Zenobia"  # stands nowhere by accident
UNIQUE_SENTENCE = "a most unusual sentence"
SAMPLE_RECORD = Path(__file__).parents[2] / "docs" / "records" / "skull.txt"


# Masks.


def test_no_kind_of_fact_names_anybody_in_a_way_masks_do_not_know() -> None:
    about_people = {*GUEST_ID_FIELDS, "name", "before", "text", "origins"}
    about_else = {
        *("agreed", "asleep", "at", "by", "chair", "chairs", "commitment", "counts", "discs"),
        *("game", "level", "match", "muted", "node", "open", "options", "phrase", "player"),
        *("program", "reaction", "rules", "salt", "salt_only", "salts", "seat", "seconds"),
        *("secret", "settings", "table"),
    }
    for kind in get_args(AnyFact):
        fields = set(get_type_hints(kind)) & set(kind.__struct_fields__)
        assert fields <= about_people | about_else, kind
        if "name" in fields and not fields & set(GUEST_ID_FIELDS):
            assert kind in (facts.Stood, facts.BotSeated)


def test_only_their_own_facts_are_changed() -> None:
    mask = GuestMask("ada", "x")
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
    assert [mask.mask_fact(fact) for fact in log] == [
        facts.Arrived(at=1, guest="x", name=ERASED_NAME),
        log[1],
        facts.Stood(at=2, chair=0, name=ERASED_NAME),
        log[3],
        facts.Talked(at=3, guest="x", text=ERASED_TEXT),
        log[5],
        facts.Departed(at=4, guest="x", name=ERASED_NAME),
        log[7],
        log[8],
        facts.Arrived(at=7, guest="x", name=ERASED_NAME),
        facts.Removed(at=8, guest="x", name=ERASED_NAME),
        facts.HostPassed(at=9, guest="x"),
        facts.Reacted(at=9, guest="x", reaction="laugh"),
        facts.PhraseSaid(at=9, guest="x", phrase="ouch"),
        facts.Renamed(at=9, guest="x", before=ERASED_NAME, name=ERASED_NAME),
    ]
    assert mask.names == {"Ada", "Ada 2", "Adele"}
    assert not is_at_table("ada", log)
    assert is_at_table("ada", log[:6]) and is_at_table("ben", log) and not is_at_table("cleo", log)


def test_a_record_loses_the_name_and_the_talk_and_nothing_else() -> None:
    record = load_record(SAMPLE_RECORD.read_bytes(), 1).record
    name = record.players[0].name
    notes = [
        Note(0, COMMENT_KEY, f"{name}: hello there"),
        Note(0, COMMENT_KEY, f"{name}: {translate('phrase-ouch')}"),
        Note(0, COMMENT_KEY, f"Nobody: {name}: hello"),
        Note(0, "by", f"{name}: bot"),
    ]
    masked = mask_record(msgspec.structs.replace(record, notes=notes), {0}, {name})
    assert masked.players[0].name == ERASED_NAME
    assert masked.players[1:] == record.players[1:]
    assert [note.text for note in masked.notes] == [
        f"{ERASED_NAME}: {ERASED_TEXT}",
        f"{ERASED_NAME}: {translate('phrase-ouch')}",
        *(note.text for note in notes[2:]),
    ]
    assert (masked.plies, masked.result, masked.tags) == (record.plies, record.result, record.tags)
    assert masked.check == record_checksum(masked) != record.check
    load_record(write_record_json(masked), 1)


# The whole services.


async def sit_at_table(client: GuestClient, table: str, chair: int) -> None:
    await client.connect_to_table(table)
    await client.send_request("join", name=client.name)
    assert (await client.send_request("sit", chair=chair, salt="pepper"))["kind"] == "done"


def test_nothing_is_left_of_somebody_but_what_belongs_to_others(database: str) -> None:
    async def evening() -> None:
        async with running_server(database, PROXIED_SETTINGS) as address:
            ben, gone, eve = (
                GuestClient(address, "Ben", coming_from="198.51.100.7"),
                GuestClient(address, UNIQUE_NAME),
                GuestClient(address, "Eve"),
            )
            table = await gone.open_table("skull", first=0)
            await sit_at_table(gone, table, 0)
            settings = {"keep_talk": True, "listed": True, "rated": True}
            assert (await gone.send_request("choosesettings", settings=settings))["kind"] == "done"
            await sit_at_table(ben, table, 1)
            await gone.send_request("stand")
            await gone.send_request("sit", chair=0)
            await gone.send_request("seatbot", chair=2)
            assert (await gone.send_request("start"))["kind"] == "done"
            await gone.send_request("say", text=UNIQUE_SENTENCE)
            await gone.send_request("phrase", phrase="ouch")
            await ben.send_request("say", text="that stays")
            await asyncio.gather(gone.play_to_end(), ben.play_to_end())
            before = (await ben.http.get(f"/api/tables/{table}/record?form=json")).content
            assert UNIQUE_SENTENCE.encode() in before
            # Other tables, programs, blocks, links, an uploaded record.
            second = await gone.open_table("saber_skull")
            _, token = await make_program(gone, f"{UNIQUE_NAME} bot")
            robot = TokenClient(address, token)
            await robot.connect_to_table(second)
            await robot.send_request("join", name=f"{UNIQUE_NAME} bot")
            me = (await gone.http.get("/api/guest")).json()["guest"]
            program = (await robot.http.get("/api/guest")).json()["guest"]
            other = (await ben.http.get("/api/guest")).json()["guest"]
            assert (await gone.http.put(f"/api/guest/blocks/{other}")).status_code == 204
            assert (await ben.http.put(f"/api/guest/blocks/{me}")).status_code == 204
            code = (await gone.http.post("/api/guest/link")).json()["code"]
            uploaded = await gone.http.post("/api/records", content=SAMPLE_RECORD.read_bytes())
            assert uploaded.status_code == 201, uploaded.text

            answer = await gone.http.delete("/api/guest", headers={"accept-language": "de"})
            assert answer.status_code == 200, answer.text
            kept = translate("guest-what-is-kept", "de")
            done = {"done": True, "tables": 2, "tables_left": 0, "kept": kept}
            assert answer.json() == {"erasure": ANY, **done}
            assert "max-age=0" in answer.headers["set-cookie"].lower()
            assert "skulduggery" not in gone.http.cookies

            assert (await close_reason(gone))[0] == 4401
            assert (await close_reason(robot))[0] == 4401
            assert (await close_reason(ben))[0] == 4000
            assert error_of(await robot.http.get("/api/guest")) == (401, "bad-token")
            used = await eve.http.post("/api/guest/link/use", json={"code": code})
            assert error_of(used) == (403, "link-used")
            assert (await gone.http.get("/api/guest")).json()["guest"] not in (me, program)

            await ben.connect_to_table(table)
            await ben.receive_frame()
            assert (await ben.send_request("rematch"))[
                "kind"
            ] == "done"  # the host's role has passed on
            after = (await ben.http.get(f"/api/tables/{second}")).json()
            assert after["guests"] == []
            for client in (ben, gone, robot, eve):
                await client.http.aclose()
            await ben.socket.close()
        assert find_traces(database, me, program, UNIQUE_NAME, UNIQUE_SENTENCE, token) == set()
        assert find_traces(database, "Ben", "that stays", other, "pepper")
        [record] = [
            msgspec.json.decode(cell, type=Record)
            for (cell,) in query_rows(database, "SELECT record FROM games")
        ]
        check_same_game(before, record)
        people = query_rows(database, "SELECT player, kind, name FROM played ORDER BY player")
        assert people[0] == (0, "person", ERASED_NAME)
        rated = {who for (who,) in query_rows(database, "SELECT who FROM ratings")}
        assert other in rated and me not in rated

    asyncio.run(evening())


def check_same_game(before: bytes, after: Record) -> None:
    """Move for move, and the draws can still be proved."""
    earlier = load_record(before, 1).record
    loaded = load_record(write_record_json(after), 1)
    assert verify_draws(loaded.record, loaded.game).draws > 0
    assert after.players == [
        msgspec.structs.replace(earlier.players[0], name=ERASED_NAME),
        *earlier.players[1:],
    ]
    for field in ("game", "rules", "options", "plies", "result", "tags"):
        assert getattr(after, field) == getattr(earlier, field)
    said = [note.text for note in after.notes if note.key == COMMENT_KEY]
    assert said == [
        f"{ERASED_NAME}: {ERASED_TEXT}",
        f"{ERASED_NAME}: {translate('phrase-ouch')}",
        "Ben: that stays",
    ]


def nameless_table(table: Table) -> Any:
    """A table without anybody's name."""
    match = table.match
    return (
        table.status,
        table.match_number,
        table.log_length,
        table.settings,
        [(c.kind, c.level, c.salt, c.resigned, c.stand_in) for c in table.chairs],
        [(g.program, g.muted, g.away_since) for g in table.guests.values()],
        None if match is None else match.plies,
    )


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_a_game_goes_on_exactly_as_before_without_whoever_left(game: str, database: str) -> None:
    async def evening() -> None:
        async with open_services(database) as services:
            tables, ada, ben = services.tables, "a" * 16, "b" * 16
            table = await tables.writer.create_table(ada, UNIQUE_NAME, requests.ChooseOptions(game))
            await tables.writer.handle_request(table, ada, requests.Sit(0, "pepper"))
            await tables.writer.handle_request(table, ben, requests.Join("Ben"))
            await tables.writer.handle_request(table, ben, requests.Sit(1))
            options = GAMES_BY_NAME[game].read_options({})
            for chair in range(2, GAMES_BY_NAME[game].player_range(options).start):
                await tables.writer.handle_request(table, ada, requests.SeatBot(chair))
            await tables.writer.handle_request(table, ada, requests.Start())
            await tables.writer.handle_request(table, ada, requests.Say(UNIQUE_SENTENCE))
            await services.erasures.erase_guest(ada)
            live = await tables.registry.live_table(table)
            # Bots have gone on meanwhile: the log of this moment is what counts.
            async with live.lock:
                log = [
                    fact for entry in (await services.store.read_log(table))[1] for fact in entry
                ]
                assert nameless_table(table_from_log(log)) == nameless_table(live.table)
            assert all(text not in repr(log) for text in (ada, UNIQUE_NAME, UNIQUE_SENTENCE))
            assert (live.table.host, live.table.chairs[0].name) == (ben, ERASED_NAME)
            assert live.table.chairs[0].resigned
            await tables.writer.handle_request(table, ben, requests.Say("Where did they go?"))
            await tables.writer.handle_request(table, ben, requests.Leave())
            assert live.table.status == "over"
            services.guests.check_allowed(ada)

    asyncio.run(evening())


def test_many_at_one_table_are_forgotten_at_once(database: str) -> None:
    async def evening() -> None:
        people = [letter * 16 for letter in "abcde"]
        async with open_services(database) as services:
            tables = []
            for host in people:
                table = await services.tables.writer.create_table(
                    host, f"{UNIQUE_NAME} {host[0]}", requests.ChooseOptions("skull")
                )
                tables.append(table)
                for guest in people:
                    await services.tables.writer.handle_request(
                        table, guest, requests.Join(f"{UNIQUE_NAME} {guest[0]}")
                    )
            counts = await asyncio.gather(
                *(services.erasures.erase_guest(guest) for guest in people)
            )
            assert counts == [5] * 5
            for table in tables:
                assert (await services.tables.registry.live_table(table)).table.guests == {}
        assert find_traces(database, UNIQUE_NAME, *people) == set()
        pseudonyms = query_rows(database, "SELECT host FROM tables")
        assert len(set(pseudonyms)) == 5  # nobody can put them together again

    asyncio.run(evening())


def test_nothing_is_written_of_somebody_who_is_being_forgotten(database: str) -> None:
    async def evening() -> None:
        async with open_services(database) as services:
            ada = "a" * 16
            for _ in range(3):
                await services.tables.writer.create_table(
                    ada, UNIQUE_NAME, requests.ChooseOptions("skull")
                )
            await services.guests.keep_name(ada, UNIQUE_NAME)
            work = asyncio.create_task(services.erasures.erase_guest(ada))
            while ada not in services.guests.being_erased:
                await asyncio.sleep(0)
            with pytest.raises(BeingErased):
                services.guests.check_allowed(ada)
            await services.guests.keep_name(ada, UNIQUE_NAME)
            assert await work == 3
            services.guests.check_allowed(ada)
            assert await services.erasures.erase_guest(ada) == 0  # nothing more to do
        assert find_traces(database, ada, UNIQUE_NAME) == set()

    asyncio.run(evening())
