"""The rules of the house: who may ask for what, and which facts follow.

Nothing here changes a table: the facts come back, are written down, and only then take effect.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import assert_never

import msgspec

from skulduggery.bots.registry import BOT_NAMES, offered_bots, usual_level
from skulduggery.core.errors import Mistake, shorten_text
from skulduggery.core.match import Match
from skulduggery.games import game_named
from skulduggery.study.hint import NoAdvisor, has_advisor
from skulduggery.study.slow_odds import has_slow_odds
from skulduggery.table import facts, requests
from skulduggery.table.chat import (
    CHAT_PHRASES,
    CHAT_REACTIONS,
    MAX_CHAT_LENGTH,
    MAX_NAME_LENGTH,
    MAX_SALT_LENGTH,
    is_visible,
    normalize_unicode,
    tidy_text,
)
from skulduggery.table.dry_run import DryRun
from skulduggery.table.provable_random import Draws, commitment_of
from skulduggery.table.seats import Chair
from skulduggery.table.settings import TableSettings
from skulduggery.table.table import Table, chairs_for_game

MAX_TABLE_GUESTS = 100


class Refused(Mistake):
    """Something that may not be asked for here, now, or by this guest."""


def created_fact(
    table: str, host: str, request: requests.ChooseOptions, name: str, now: float, secret: bytes
) -> facts.Created:
    """A new table, with its host standing beside it."""
    game = game_named(request.game)
    options = game.read_options(request.options, request.preset)
    return facts.Created(
        at=now,
        table=table,
        game=game.name,
        options=msgspec.to_builtins(options),
        settings=TableSettings(),
        host=host,
        name=clean_name(name),
        secret=secret.hex(),
        commitment=commitment_of(secret),
    )


def facts_for_request(
    table: Table,
    guest: str,
    request: requests.AnyRequest,
    now: float,
    secret: Callable[[], bytes],
    allowed_bots: Sequence[str] = (),
) -> list[facts.AnyFact]:
    """The facts that follow from a request; none where it is already so. Refused says why not.

    `allowed_bots` are those of others that may sit at the table, beside the levels of the game.
    """
    return list(CommandHandler(table, guest, now, secret, allowed_bots).handle_request(request))


def clean_name(name: str) -> str:
    tidied = tidy_text(normalize_unicode(name), MAX_NAME_LENGTH)
    if not is_visible(tidied):
        raise Refused("refused-name")
    return tidied


def unique_name(name: str, taken: set[str]) -> str:
    """Nobody is called like somebody else at the table: Ada, Ada 2, Ada 3."""
    told, number = name, 1
    while told.casefold() in taken:
        number += 1
        told = f"{name[: MAX_NAME_LENGTH - 1 - len(str(number))].rstrip()} {number}"
    return told


class CommandHandler:
    """One request of one guest."""

    def __init__(
        self,
        table: Table,
        guest: str,
        now: float,
        secret: Callable[[], bytes] = bytes,
        allowed_bots: Sequence[str] = (),
    ) -> None:
        self.table = table
        self.guest = guest
        self.now = now
        self.new_secret = secret
        self.allowed_bots = allowed_bots

    def handle_request(self, request: requests.AnyRequest) -> Iterator[facts.AnyFact]:
        if self.table.closed:
            raise Refused("refused-closed")
        if not isinstance(request, requests.Join) and self.guest not in self.table.guests:
            raise Refused("refused-not-here")
        match request:
            case requests.Move():
                return self.make_move(request)
            case requests.Join():
                return self.join_table(request)
            case requests.Rename():
                return self.rename_guest(request)
            case requests.Knock():
                return self.answer_knock(request)
            case requests.Leave():
                return self.leave_table(request)
            case requests.Remove():
                return self.remove_guest(request)
            case requests.Mute():
                return self.mute_guest(request)
            case requests.PassHost():
                return self.pass_host(request)
            case requests.Sit():
                return self.sit_down(request)
            case requests.Stand():
                return self.stand_up(request)
            case requests.SeatBot():
                return self.seat_bot(request)
            case requests.SetChair():
                return self.set_chair(request)
            case requests.ChooseOptions():
                return self.choose_options(request)
            case requests.ChooseSettings():
                return self.choose_settings(request)
            case requests.Start():
                return self.start_game(request)
            case requests.Rematch():
                return self.call_rematch(request)
            case requests.AskHint():
                return self.ask_hint(request)
            case requests.AskOdds():
                return self.ask_odds(request)
            case requests.Resign():
                return self.resign_game(request)
            case requests.Show():
                return self.show_discs(request)
            case requests.Say():
                return self.say_text(request)
            case requests.Phrase():
                return self.say_phrase(request)
            case requests.React():
                return self.send_reaction(request)
            case _:
                assert_never(request)

    # What it takes.

    def require_host(self) -> None:
        if self.guest != self.table.host:
            raise Refused("refused-not-host", host=self.table.guests[self.table.host].name)

    def require_open(self) -> None:
        if self.table.status != "open":
            raise Refused("refused-already-started")

    def require_playing(self) -> None:
        if self.table.status != "playing":
            raise Refused("refused-not-playing")

    def require_chair(self, number: int) -> Chair:
        if not 0 <= number < len(self.table.chairs):
            raise Refused("refused-no-chair", last=str(len(self.table.chairs) - 1))
        return self.table.chairs[number]

    def require_guest(self, guest: str) -> None:
        if guest not in self.table.guests:
            raise Refused("refused-nobody", guest=shorten_text(guest))

    # Coming and going.

    def join_table(self, request: requests.Join) -> Iterator[facts.AnyFact]:
        if self.guest in self.table.guests:
            if self.table.guests[self.guest].away_since is not None:
                yield facts.CameBack(at=self.now, guest=self.guest)
            return
        if self.guest in self.table.removed:
            raise Refused("refused-removed")
        if len(self.table.guests) >= MAX_TABLE_GUESTS:
            raise Refused("refused-full", most=str(MAX_TABLE_GUESTS))
        name = unique_name(clean_name(request.name), self.names_except(self.guest))
        yield facts.Arrived(at=self.now, guest=self.guest, name=name, program=request.program)
        if not self.table.guests:  # everybody had left: whoever comes is the host
            yield facts.HostPassed(at=self.now, guest=self.guest)

    def rename_guest(self, request: requests.Rename) -> Iterator[facts.AnyFact]:
        self.require_open()
        before = self.table.guests[self.guest].name
        name = unique_name(clean_name(request.name), self.names_except(self.guest))
        if name != before:
            yield facts.Renamed(at=self.now, guest=self.guest, before=before, name=name)

    def names_except(self, guest: str | None) -> set[str]:
        """What everybody but this guest is called, however it is written."""
        taken = {who.name.casefold() for other, who in self.table.guests.items() if other != guest}
        return taken | {
            chair.name.casefold()
            for chair in self.table.chairs
            if chair.is_taken() and chair.guest != guest
        }

    def answer_knock(self, request: requests.Knock) -> Iterator[facts.AnyFact]:
        return iter(())

    def leave_table(self, request: requests.Leave) -> Iterator[facts.AnyFact]:
        name = self.table.guests[self.guest].name
        yield facts.Departed(at=self.now, guest=self.guest, name=name)
        yield from self.after_leaving(self.guest)

    def after_leaving(self, gone: str) -> Iterator[facts.AnyFact]:
        """The host's role passes on, and a game without people ends."""
        table = self.table
        if gone == table.host:
            people = [guest for guest in table.guests if guest != gone]
            if people:
                yield facts.HostPassed(at=self.now, guest=min(people, key=self.next_host_rank))
        if table.status == "playing" and not self.remaining_people({gone}):
            yield facts.Abandoned(at=self.now, secret=table.secret.hex())

    def next_host_rank(self, guest: str) -> tuple[bool, bool]:
        """Best somebody who is there and plays; the smallest is the best."""
        away = self.table.guests[guest].away_since is not None
        return away, self.table.chair_of(guest) is None

    def remaining_people(self, without: set[str]) -> list[str]:
        """Who still plays this game in person."""
        chairs = [self.table.chairs[number] for number in self.table.players]
        return [
            chair.guest
            for chair in chairs
            if chair.kind == "person" and not chair.resigned and chair.guest not in without
        ]

    def remove_guest(self, request: requests.Remove) -> Iterator[facts.AnyFact]:
        self.require_host()
        self.require_guest(request.guest)
        if request.guest == self.guest:
            raise Refused("refused-yourself")
        name = self.table.guests[request.guest].name
        yield facts.Removed(at=self.now, guest=request.guest, name=name)
        yield from self.after_leaving(request.guest)

    def mute_guest(self, request: requests.Mute) -> Iterator[facts.AnyFact]:
        self.require_host()
        self.require_guest(request.guest)
        if self.table.guests[request.guest].muted != request.muted:
            yield facts.Muted(at=self.now, guest=request.guest, muted=request.muted)

    def pass_host(self, request: requests.PassHost) -> Iterator[facts.AnyFact]:
        self.require_host()
        self.require_guest(request.guest)
        if request.guest != self.guest:
            yield facts.HostPassed(at=self.now, guest=request.guest)

    # Before the game.

    def sit_down(self, request: requests.Sit) -> Iterator[facts.AnyFact]:
        self.require_open()
        chair = self.require_chair(request.chair)
        salt = tidy_text(request.salt, MAX_SALT_LENGTH)
        if chair.kind == "person" and chair.guest == self.guest:
            if salt in ("", chair.salt):
                return
        elif chair.kind != "open":
            raise Refused("refused-chair-taken", name=chair.name)
        yield facts.Seated(at=self.now, chair=request.chair, guest=self.guest, salt=salt)

    def stand_up(self, request: requests.Stand) -> Iterator[facts.AnyFact]:
        self.require_open()
        chair = self.table.chair_of(self.guest)
        if chair is not None:
            name = self.table.guests[self.guest].name
            yield facts.Stood(at=self.now, chair=chair, name=name)

    def seat_bot(self, request: requests.SeatBot) -> Iterator[facts.AnyFact]:
        self.require_host()
        self.require_open()
        game = self.table.game.name
        level = usual_level(game) if request.level is None else request.level
        levels = offered_bots(game, self.allowed_bots)
        if level not in levels:
            there_are = ", ".join(levels)
            raise Refused("refused-level", level=shorten_text(level), levels=there_are)
        chair = self.require_chair(request.chair)
        if chair.kind == "person":
            raise Refused("refused-chair-taken", name=chair.name)
        if chair.kind == "bot" and chair.level == level:
            return
        name = chair.name if chair.kind == "bot" else self.free_bot_name(request.chair)
        yield facts.BotSeated(at=self.now, chair=request.chair, level=level, name=name)

    def free_bot_name(self, chair: int) -> str:
        """Somebody of the crew who is not at the table yet, for each chair another one first."""
        taken = self.names_except(None)
        free = [
            name for name in BOT_NAMES[chair:] + BOT_NAMES[:chair] if name.casefold() not in taken
        ]
        return free[0] if free else unique_name(BOT_NAMES[chair], taken)

    def set_chair(self, request: requests.SetChair) -> Iterator[facts.AnyFact]:
        self.require_host()
        self.require_open()
        if self.require_chair(request.chair).kind != ("open" if request.open else "nobody"):
            yield facts.ChairSet(at=self.now, chair=request.chair, open=request.open)

    def choose_options(self, request: requests.ChooseOptions) -> Iterator[facts.AnyFact]:
        self.require_host()
        self.require_open()
        game = game_named(request.game)
        options = game.read_options(request.options, request.preset)
        if options == self.table.options:
            return
        yield facts.OptionsChosen(
            at=self.now, game=request.game, options=msgspec.to_builtins(options)
        )
        for number, chair in enumerate(chairs_for_game(game, options, self.table.chairs)):
            known = offered_bots(game.name, self.allowed_bots)
            if chair.kind == "bot" and chair.level not in known:
                level = usual_level(game.name)  # a bot that has to play another game
                yield facts.BotSeated(at=self.now, chair=number, level=level, name=chair.name)

    def choose_settings(self, request: requests.ChooseSettings) -> Iterator[facts.AnyFact]:
        self.require_host()
        self.require_open()
        if request.settings != self.table.settings:
            yield facts.SettingsChosen(at=self.now, settings=request.settings)

    def start_game(self, request: requests.Start) -> Iterator[facts.AnyFact]:
        self.require_host()
        self.require_open()
        table = self.table
        chairs = [number for number, chair in enumerate(table.chairs) if chair.is_taken()]
        if not any(table.chairs[number].kind == "person" for number in chairs):
            raise Refused("refused-no-people")
        state = table.game.new_state(table.options, len(chairs))
        salts = [table.chairs[number].salt for number in chairs]
        rules = table.game.version
        yield facts.Started(at=self.now, chairs=chairs, salts=salts, rules=rules)
        yield from self.draw_chance(Match(state), Draws(table.secret, salts))

    def call_rematch(self, request: requests.Rematch) -> Iterator[facts.AnyFact]:
        self.require_host()
        if self.table.status != "over":
            raise Refused("refused-not-over")
        secret = self.new_secret()
        yield facts.RematchCalled(
            at=self.now,
            match=self.table.match_number + 1,
            secret=secret.hex(),
            commitment=commitment_of(secret),
        )

    # The game.

    def make_move(self, request: requests.Move) -> Iterator[facts.AnyFact]:
        taken = self.own_decisions(request)
        if 0 <= request.nth < len(taken) and (
            taken[request.nth] == " ".join(request.text.split()).casefold()
        ):
            return  # sent once more before the answer came: as good as once
        self.require_next_decision(request)
        yield from self.decide_seat(request.seat, request.text, "person")

    def own_decisions(self, request: requests.AtDecision) -> list[str]:
        """What the seat has decided in this match; the seat has to be the guest's."""
        table = self.table
        player = table.player_of(self.guest)
        if player is None:
            raise Refused("refused-not-playing")
        if request.match != table.match_number:
            raise Refused(
                "refused-other-match", match=str(request.match), now=str(table.match_number)
            )
        if not 0 <= request.seat < len(table.decisions) or (
            request.seat % len(table.players) != player
        ):
            raise Refused("refused-not-your-seat", seat=str(request.seat))
        return table.decisions[request.seat]

    def require_next_decision(self, request: requests.AtDecision) -> None:
        """The decision is neither made already nor still to come, and the guest makes it."""
        taken = self.own_decisions(request)
        if 0 <= request.nth < len(taken):
            raise Refused("refused-decided", text=taken[request.nth])
        self.require_playing()
        if request.nth != len(taken):
            raise Refused("refused-too-early", nth=str(request.nth), due=str(len(taken)))
        if self.table.chair_at(request.seat).resigned:
            raise Refused("refused-resigned")

    def ask_hint(self, request: requests.AskHint) -> Iterator[facts.AnyFact]:
        table = self.table
        self.require_next_decision(request)
        if not table.settings.hints:
            raise Refused("refused-hints")
        if not has_advisor(table.game.name):
            raise NoAdvisor
        self.require_pending(request.seat)
        if table.hinted_decisions.get(request.seat) != request.nth:
            yield facts.HintAsked(at=self.now, seat=request.seat)

    def ask_odds(self, request: requests.AskOdds) -> Iterator[facts.AnyFact]:
        self.require_next_decision(request)
        if not self.table.settings.odds:
            raise Refused("refused-odds")
        self.require_pending(request.seat)
        if not has_slow_odds(self.table.game.name, self.table.running_match().state):
            raise Refused("refused-nothing-to-reckon")
        return iter(())

    def require_pending(self, seat: int) -> None:
        if not self.table.running_match().state.is_pending(seat):
            raise Refused("refused-not-asked", seat=str(seat))

    def decide_seat(self, seat: int, text: str, by: facts.DecidedBy) -> Iterator[facts.AnyFact]:
        """A decision, checked on a copy of the match, and what chance makes of it."""
        table = self.table
        trial = DryRun(table.game, table.running_match())
        action = table.game.read_action(trial.match.state, seat, text)
        trial.match.play_decision(seat, action)
        decided = facts.Decided(at=self.now, seat=seat, text=table.game.action_texts[action], by=by)
        trial.record_ply(decided)
        yield decided
        assert table.draws is not None
        draws = table.draws.copy()
        for fact in self.draw_chance(trial.match, draws):
            if isinstance(fact, facts.Drawn):
                trial.record_ply(fact)
            yield fact
        table.dry_run = trial  # taken over once it is written

    def draw_chance(self, trial: Match, draws: Draws) -> Iterator[facts.AnyFact]:
        while trial.awaits_chance():
            outcome = draws.draw_outcome(trial.state)
            trial.play_outcome(outcome)
            yield facts.Drawn(at=self.now, text=self.table.game.action_texts[outcome])
        if trial.is_over():
            yield facts.Ended(at=self.now, secret=self.table.secret.hex())

    def resign_game(self, request: requests.Resign) -> Iterator[facts.AnyFact]:
        self.require_playing()
        player = self.table.player_of(self.guest)
        if player is None:
            raise Refused("refused-not-playing")
        if self.table.chairs[self.table.players[player]].resigned:
            return
        yield facts.Resigned(at=self.now, player=player)
        if not self.remaining_people({self.guest}):
            yield facts.Abandoned(at=self.now, secret=self.table.secret.hex())

    def show_discs(self, request: requests.Show) -> Iterator[facts.AnyFact]:
        table = self.table
        player = table.player_of(self.guest)
        if player is None or request.seat % max(len(table.players), 1) != player:
            raise Refused("refused-not-your-seat", seat=str(request.seat))
        if request.seat not in table.revealable:
            raise Refused("refused-nothing-to-show")
        discs = table.revealable[request.seat]
        yield facts.DiscsShown(at=self.now, seat=request.seat, discs=discs)

    # Talk.

    def require_chat_mode(self, *modes: str) -> None:
        if self.table.guests[self.guest].muted:
            raise Refused("refused-muted")
        if self.table.settings.talk not in modes:
            raise Refused("refused-talk", talk=self.table.settings.talk)

    def say_text(self, request: requests.Say) -> Iterator[facts.AnyFact]:
        self.require_chat_mode("free")
        text = tidy_text(request.text, MAX_CHAT_LENGTH)
        if text:
            yield facts.Talked(at=self.now, guest=self.guest, text=text)

    def say_phrase(self, request: requests.Phrase) -> Iterator[facts.AnyFact]:
        self.require_chat_mode("free", "phrases")
        if request.phrase not in CHAT_PHRASES:
            raise Refused("refused-phrase", phrase=shorten_text(request.phrase))
        yield facts.PhraseSaid(at=self.now, guest=self.guest, phrase=request.phrase)

    def send_reaction(self, request: requests.React) -> Iterator[facts.AnyFact]:
        self.require_chat_mode("free", "phrases")
        if request.reaction not in CHAT_REACTIONS:
            raise Refused("refused-phrase", phrase=shorten_text(request.reaction))
        yield facts.Reacted(at=self.now, guest=self.guest, reaction=request.reaction)
