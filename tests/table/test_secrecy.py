"""Nobody is told what they must not know: not another's disc, die or bid, and not the secret.

The truth is in the log; what everybody is told of it is scanned as the JSON they would get.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.table.table_driver import (
    EVERY_VARIANT,
    SOME_VARIANTS,
    SPECTATOR_NAME,
    TableDriver,
    make_finished_table,
    make_seated_table,
)

from skulduggery.core.events import Event
from skulduggery.core.options import Options
from skulduggery.core.view import Hidden, View
from skulduggery.games.skull.rules.events import DiscLaid, DiscLost, DiscSealed
from skulduggery.games.skull.rules.view import SkullHidden, SkullView
from skulduggery.games.skull_king.rules.actions import KIND_TEXTS
from skulduggery.games.skull_king.rules.events import BidSealed, BidsOpened, DieDealt
from skulduggery.games.skull_king.rules.view import SkullKingHidden, SkullKingView
from skulduggery.table import facts
from skulduggery.table.facts import AppliedFact
from skulduggery.table.requests import Join, Move, Rematch, Resign, Say
from skulduggery.table.table import Table, table_from_log
from skulduggery.table.table_state import MAX_RECENT_FACTS
from skulduggery.table.view_builder import table_view

# Events with something hidden in them, and what it is called; all others are public.
HIDDEN_FIELD_BY_EVENT = {"DiscSealed": "disc", "DiscLaid": "disc", "DiscLost": "disc"}
HIDDEN_FIELD_BY_EVENT |= {"DieDealt": "die", "BidSealed": "bid"}


def encode_frame(table: Table, happening: AppliedFact, guest: str | None) -> str:
    return msgspec.json.encode(table.visible_events(happening, guest)).decode()


def replay_log(
    evening: TableDriver,
) -> Iterator[tuple[Table, facts.AnyFact, AppliedFact, list[str | None]]]:
    """The evening once more, fact by fact, with all who might be told of it."""
    table = Table()
    for fact in evening.log:
        happening = table.apply(fact)
        yield table, fact, happening, [None, "Mallory", *table.guests]


# Whole games of every variant.


@pytest.mark.parametrize(("game", "options", "players"), EVERY_VARIANT)
def test_nobody_is_told_what_is_hidden(game: str, options: Options, players: int) -> None:
    """And everybody is told all the rest, under the same numbers, in the same events."""
    evening = make_finished_table(game, options, players)
    secret = evening.table.secret.hex()
    kept = 0
    for number, (table, fact, happening, viewers) in enumerate(replay_log(evening)):
        assert happening.number == number
        truth = msgspec.to_builtins(happening.events)
        for viewer in viewers:
            text = encode_frame(table, happening, viewer)
            assert (secret in text.lower()) == isinstance(fact, facts.Ended)
            player = None if viewer is None else table.player_of(viewer)
            due = [redact_event(event, player, players) for event in truth]
            assert text == msgspec.json.encode(due).decode()
            word, owner = secret_word(game, fact, table)
            if word and (player is None or owner % players != player):
                assert f'"{word}"' not in text
                kept += 1
    assert kept > 0 or game == "saber_skull"


def redact_event(event: dict[str, Any], player: int | None, players: int) -> dict[str, Any]:
    """An event of the truth as it is due to a player: the open disc of Last Chance lies open."""
    if event["event"] == "Created":
        return {**event, "secret": ""}
    hidden = HIDDEN_FIELD_BY_EVENT.get(event["event"])
    if hidden is None or event["seat"] % players == player:
        return event
    open_disc = event["event"] == "DiscLaid" and event["disc"] == "last"
    return event if open_disc else {**event, hidden: None}


def secret_word(game: str, fact: facts.AnyFact, table: Table) -> tuple[str, int]:
    """The word of a ply that only the owner may read anywhere, whatever the events are called."""
    if game == "skull" and isinstance(fact, facts.Decided | facts.Drawn):
        word = fact.text.removeprefix("lose ")
        if word in ("flower", "skull"):
            return word, fact.seat if isinstance(fact, facts.Decided) else loser_of_disc(table)
    if game == "skull_king" and isinstance(fact, facts.Drawn) and fact.text in KIND_TEXTS:
        return fact.text, receiver_of_die(table)
    return "", -1


def loser_of_disc(table: Table) -> int:
    """Whose disc chance has just taken."""
    assert table.narrator is not None
    return next((event.seat for event in table.narrator.events if isinstance(event, DiscLost)), -1)


def receiver_of_die(table: Table) -> int:
    assert table.narrator is not None
    return next((event.seat for event in table.narrator.events if isinstance(event, DieDealt)), -1)


@pytest.mark.parametrize(("game", "options", "players"), SOME_VARIANTS)
def test_had_somebody_decided_otherwise_others_would_have_been_told_the_same(
    game: str, options: Options, players: int
) -> None:
    """Whatever is sealed, laid or given up looks alike from outside."""
    evening = make_seated_table(game, options, players, seed=3).start_game()
    looked = 0
    for seat in evening.random_decisions():
        phase = evening.view_for(None).phase
        if phase not in ("place", "announce", "lose") or looked >= 12:
            continue
        others = [
            None,
            SPECTATOR_NAME,
            *(g for g in evening.table.guests if g != evening.guest_at(seat)),
        ]
        frames = set()
        asked = evening.state.clone()
        asked.turn_to(seat)
        choices = [text for text in map(asked.action_text, asked.legal_actions()) if text != "last"]
        for text in choices:
            world = table_from_log(evening.log)
            happening = world.apply(facts.Decided(at=evening.now, seat=seat, text=text))
            if any(isinstance(event, BidsOpened) for event in happening.events):
                continue  # yo-ho-ho: all bids are open now
            frames.add(tuple(encode_frame(world, happening, other) for other in others))
        assert len(frames) <= 1
        looked += len(choices) > 1
    assert looked > 0 or game == "saber_skull"


# The view of the table, for those who come fresh.


@pytest.mark.parametrize(("game", "options", "players"), SOME_VARIANTS)
def test_a_view_shows_the_own_hand_and_nobody_elses(
    game: str, options: Options, players: int
) -> None:
    """The secret comes with the end, and not a moment before."""
    evening = make_finished_table(game, options, players)
    shown = 0
    for table, _, happening, viewers in replay_log(evening):
        for viewer in viewers:
            view = table_view(table, viewer, evening.now)
            text = msgspec.json.encode(view).decode()
            assert view.next == happening.number + 1
            assert (evening.secrets[0].hex() in text) == (table.status == "over")
            assert not any(f"{guest}'s salt" in text for guest in table.guests)
            you = None if viewer is None else table.player_of(viewer)
            assert view.you == you
            assert (view.own is None) == (you is None or table.match is None)
            if view.view is not None:
                assert view.view == table.game.public_view(table.running_match().state, options)
                board = msgspec.json.decode(text)["view"]
                for mat in board.get("tribes", board.get("screens", [])):
                    assert "own" not in mat
                    assert board["phase"] != "announce" or mat["bid"] is None
            if view.own is not None:
                own = view.own
                seen = table.game.view_for(table.running_match().state, options, you)
                assert own.choices == seen.choices
                seats = {*own.choices, *own.showable}
                assert {seat % players for seat in seats} <= {you}
                assert own.hidden == hidden_part(seen)
                shown += len(own.showable)
    assert (shown > 0) == (game == "skull")


def hidden_part(view: View) -> Hidden | None:
    """What only the player's own view of the game shows."""
    if isinstance(view, SkullView):
        owned = {seat: tribe.own for seat, tribe in enumerate(view.tribes) if tribe.own}
        return SkullHidden(owned)
    if isinstance(view, SkullKingView):
        [screen] = [screen for screen in view.screens if screen.own is not None]
        return SkullKingHidden(screen.own or [], screen.bid)
    return None


# Scenes.


def last_events_for(evening: TableDriver, guest: str | None) -> list[Event]:
    """What the last happening is told to somebody as."""
    return evening.table.visible_events(evening.happenings[-1], guest)


def test_a_sealed_disc_is_seen_by_its_owner_alone() -> None:
    evening = (
        TableDriver(first=0)
        .seat_guests("Ada", "Ben", "Cleo")
        .join("Zoe")
        .start_game()
        .play_moves("Ben skull")
    )
    assert last_events_for(evening, "Ben") == [DiscSealed(1, "skull")]
    for other in ("Ada", "Cleo", "Zoe", "Mallory", None):
        assert last_events_for(evening, other) == [DiscSealed(1, None)]


def test_a_disc_on_the_stack_is_seen_by_its_owner_alone() -> None:
    evening = TableDriver(first=0).seat_guests("Ada", "Ben", "Cleo").join("Zoe").start_game()
    evening.play_moves("Ben skull", "Ada flower", "Cleo flower", "Ada skull")
    assert last_events_for(evening, "Ada") == [DiscLaid(0, "skull", 2)]
    for other in ("Ben", "Cleo", "Zoe", "Mallory", None):
        assert last_events_for(evening, other) == [DiscLaid(0, None, 2)]


def test_a_disc_that_is_lost_is_seen_by_its_owner_alone() -> None:
    evening = TableDriver(first=0).seat_guests("Ada", "Ben", "Cleo").start_game()
    evening.play_moves("Ada skull", "Ben flower", "Cleo flower", "Ada bid 3", "Ada lose flower")
    (lost,) = [event for event in last_events_for(evening, "Ada") if isinstance(event, DiscLost)]
    assert lost.disc == "flower"
    for other in ("Ben", None):
        (lost,) = [
            event for event in last_events_for(evening, other) if isinstance(event, DiscLost)
        ]
        assert lost.disc is None


def test_a_player_sees_both_of_their_tribes() -> None:
    evening = TableDriver(first=0, two_tribes=True).seat_guests("Ada", "Ben").start_game()
    evening.send_request("Ada", Move(0, 2, 0, "skull"))
    assert last_events_for(evening, "Ada") == [DiscSealed(2, "skull")]
    assert last_events_for(evening, "Ben") == [DiscSealed(2, None)]


def test_a_sealed_bid_waits_for_all_the_others() -> None:
    evening = (
        TableDriver("skull_king", first=0)
        .seat_guests("Ada", "Ben", "Cleo")
        .start_game()
        .play_moves("Ben bid 1")
    )
    assert last_events_for(evening, "Ben") == [BidSealed(1, 1)]
    assert last_events_for(evening, "Ada") == last_events_for(evening, None) == [BidSealed(1, None)]
    evening.play_moves("Ada bid 0", "Cleo bid 1")
    assert last_events_for(evening, None) == [BidSealed(2, None), BidsOpened([0, 1, 1])]


def test_dice_are_dealt_to_one_pair_of_eyes() -> None:
    evening = TableDriver("skull_king", first=0).seat_guests("Ada", "Ben", "Cleo").start_game()
    deals = [
        (event.seat, event, happening)
        for happening in evening.happenings
        for event in happening.events
        if isinstance(event, DieDealt)
    ]
    assert [seat for seat, _, _ in deals] == [0, 1, 2]
    for seat, event, happening in deals:
        for player, guest in enumerate(("Ada", "Ben", "Cleo")):
            told = evening.table.visible_events(happening, guest)
            assert told == [event if player == seat else DieDealt(seat, None)]


def test_decisions_and_draws_are_never_told_as_they_stand_in_the_log() -> None:
    with pytest.raises(TypeError):
        facts.Decided(at=0.0, seat=0, text="skull").seen_by([0])
    with pytest.raises(TypeError):
        facts.Drawn(at=0.0, text="skull").seen_by([0])


# The secret.


def test_the_secret_is_told_to_nobody_while_the_game_is_on() -> None:
    evening = TableDriver().seat_guests("Ada", "Ben", "Cleo").start_game().play_randomly(5)
    table = evening.table
    assert table.secret == evening.secrets[0]
    for happening in evening.happenings:
        for guest in ("Ada", "Ben", "Zoe", None):
            assert evening.secrets[0].hex() not in encode_frame(table, happening, guest)
    (created, *_) = evening.table.visible_events(evening.happenings[0], "Ada")
    assert isinstance(created, facts.Created)
    assert (created.secret, created.commitment) == ("", table.commitment)


def test_the_secret_of_an_abandoned_game_is_told() -> None:
    evening = TableDriver().seat_guests("Ada", "bot", "bot").start_game()
    evening.send_request("Ada", Resign())
    secret = evening.secrets[0].hex()
    assert last_events_for(evening, None) == [facts.Abandoned(at=evening.now, secret=secret)]


def test_the_secret_of_the_next_game_is_told_to_nobody() -> None:
    evening = TableDriver().seat_guests("Ada", "Ben", "Cleo").start_game().play_randomly()
    evening.send_request("Ada", Rematch())
    assert len(evening.secrets) == 2
    evening.start_game().play_randomly(10)
    for happening in evening.happenings:
        for guest in ("Ada", "Ben", None):
            assert evening.secrets[1].hex() not in encode_frame(evening.table, happening, guest)


def test_a_rematch_does_not_open_what_was_hidden_before_it() -> None:
    """Ben sits where Ada sat; what she sealed there last time is not his to see."""
    evening = (
        TableDriver(first=0).seat_guests("Ada", "Ben", "Cleo").start_game().play_moves("Ada skull")
    )
    sealed = evening.happenings[-1]
    for guest in ("Ada", "Ben", "Cleo"):
        evening.send_request(guest, Resign())
    evening.send_request("Ada", Rematch())
    evening.start_game()
    turned = evening.guest_at(0)
    assert turned != "Ada"
    known = evening.table.facts_since(sealed.number)
    assert known is None or evening.table.visible_events(sealed, turned) == [DiscSealed(0, None)]


# Coming back.


def test_whoever_comes_back_gets_the_rest() -> None:
    evening = TableDriver().seat_guests("Ada", "Ben", "Cleo").start_game()
    number = evening.table.log_length
    evening.play_randomly(5)
    rest = evening.table.facts_since(number)
    assert rest == evening.happenings[number:]
    assert evening.table.facts_since(evening.table.log_length) == []


def test_after_too_long_a_fresh_view_is_better() -> None:
    evening = TableDriver()
    for count in range(MAX_RECENT_FACTS + 20):
        evening.send_request("Ada", Say(f"aye {count}"))
    oldest = evening.table.log_length - MAX_RECENT_FACTS
    assert evening.table.facts_since(oldest - 1) is None
    assert evening.table.facts_since(0) is None
    assert evening.table.facts_since(-1) is None
    assert evening.table.facts_since(oldest) == evening.happenings[oldest:]
    assert len(evening.happenings[oldest:]) == MAX_RECENT_FACTS


def test_a_short_evening_can_be_told_from_the_beginning() -> None:
    evening = TableDriver()
    evening.send_request("Ben", Join("Ben"))
    assert evening.table.facts_since(0) == evening.happenings


def test_those_who_come_back_are_told_what_they_would_have_been_told() -> None:
    evening = TableDriver(seed=5).seat_guests("Ada", "Ben", "bot").start_game()
    number = evening.table.log_length
    lived: list[str] = []
    for _ in evening.random_decisions():
        for happening in evening.happenings[number + len(lived) :]:
            lived.append(encode_frame(evening.table, happening, "Ben"))
        if len(lived) > MAX_RECENT_FACTS - 10:
            break
    rest = evening.table.facts_since(number)
    assert rest is not None
    later = [encode_frame(evening.table, happening, "Ben") for happening in rest]
    assert later[: len(lived)] == lived
