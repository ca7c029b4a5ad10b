"""The rules of the house: who may ask for what, and which facts follow.

Nothing here changes a table: the facts come back, are written down, and only then take effect.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import assert_never

import msgspec

from skulduggery.bots.bot_names import CREW
from skulduggery.bots.registry import bots_offered, usual_level
from skulduggery.core.errors import Mistake, shortened
from skulduggery.core.match import Match
from skulduggery.games import game_named
from skulduggery.study.hint import NoAdviser, has_adviser
from skulduggery.study.odds import has_slow_odds
from skulduggery.table import facts, requests
from skulduggery.table.chat import (
    LONGEST_NAME,
    LONGEST_SALT,
    LONGEST_TEXT,
    PHRASES,
    REACTIONS,
    composed,
    is_visible,
    tidy,
)
from skulduggery.table.provable_random import Draws, commitment
from skulduggery.table.seats import Chair
from skulduggery.table.settings import Settings
from skulduggery.table.table import Table, chairs_for
from skulduggery.table.trial import Trial

MOST_GUESTS = 100


class Refused(Mistake):
    """Something that may not be asked for here, now, or by this guest."""


def created(
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
        settings=Settings(),
        host=host,
        name=named(name),
        secret=secret.hex(),
        commitment=commitment(secret),
    )


def answer(
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
    return list(House(table, guest, now, secret, allowed_bots).answer(request))


def named(name: str) -> str:
    tidied = tidy(composed(name), LONGEST_NAME)
    if not is_visible(tidied):
        raise Refused("refused-name")
    return tidied


def told_apart(name: str, taken: set[str]) -> str:
    """Nobody is called like somebody else at the table: Ada, Ada 2, Ada 3."""
    told, number = name, 1
    while told.casefold() in taken:
        number += 1
        told = f"{name[: LONGEST_NAME - 1 - len(str(number))].rstrip()} {number}"
    return told


class House:
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
        self.secret = secret
        self.allowed_bots = allowed_bots

    def answer(self, request: requests.AnyRequest) -> Iterator[facts.AnyFact]:
        if self.table.closed:
            raise Refused("refused-closed")
        if not isinstance(request, requests.Join) and self.guest not in self.table.guests:
            raise Refused("refused-not-here")
        match request:
            case requests.Move():
                return self.move(request)
            case requests.Join():
                return self.join(request)
            case requests.Rename():
                return self.rename(request)
            case requests.Knock():
                return self.knock(request)
            case requests.Leave():
                return self.leave(request)
            case requests.Remove():
                return self.remove(request)
            case requests.Mute():
                return self.mute(request)
            case requests.PassHost():
                return self.passhost(request)
            case requests.Sit():
                return self.sit(request)
            case requests.Stand():
                return self.stand(request)
            case requests.SeatBot():
                return self.seatbot(request)
            case requests.SetChair():
                return self.setchair(request)
            case requests.ChooseOptions():
                return self.chooseoptions(request)
            case requests.ChooseSettings():
                return self.choosesettings(request)
            case requests.Start():
                return self.start(request)
            case requests.Rematch():
                return self.rematch(request)
            case requests.AskHint():
                return self.askhint(request)
            case requests.AskOdds():
                return self.askodds(request)
            case requests.Resign():
                return self.resign(request)
            case requests.Show():
                return self.show(request)
            case requests.Say():
                return self.say(request)
            case requests.Phrase():
                return self.phrase(request)
            case requests.React():
                return self.react(request)
            case _:
                assert_never(request)

    # What it takes.

    def as_host(self) -> None:
        if self.guest != self.table.host:
            raise Refused("refused-not-host", host=self.table.guests[self.table.host].name)

    def while_open(self) -> None:
        if self.table.status != "open":
            raise Refused("refused-already-started")

    def while_playing(self) -> None:
        if self.table.status != "playing":
            raise Refused("refused-not-playing")

    def chair(self, number: int) -> Chair:
        if not 0 <= number < len(self.table.chairs):
            raise Refused("refused-no-chair", last=str(len(self.table.chairs) - 1))
        return self.table.chairs[number]

    def other(self, guest: str) -> None:
        if guest not in self.table.guests:
            raise Refused("refused-nobody", guest=shortened(guest))

    # Coming and going.

    def join(self, request: requests.Join) -> Iterator[facts.AnyFact]:
        if self.guest in self.table.guests:
            if self.table.guests[self.guest].away_since is not None:
                yield facts.CameBack(at=self.now, guest=self.guest)
            return
        if self.guest in self.table.removed:
            raise Refused("refused-removed")
        if len(self.table.guests) >= MOST_GUESTS:
            raise Refused("refused-full", most=str(MOST_GUESTS))
        name = told_apart(named(request.name), self.names_but(self.guest))
        yield facts.Arrived(at=self.now, guest=self.guest, name=name, program=request.program)
        if not self.table.guests:  # everybody had left: whoever comes is the host
            yield facts.HostPassed(at=self.now, guest=self.guest)

    def rename(self, request: requests.Rename) -> Iterator[facts.AnyFact]:
        self.while_open()
        before = self.table.guests[self.guest].name
        name = told_apart(named(request.name), self.names_but(self.guest))
        if name != before:
            yield facts.Renamed(at=self.now, guest=self.guest, before=before, name=name)

    def names_but(self, guest: str | None) -> set[str]:
        """What everybody but this guest is called, however it is written."""
        taken = {who.name.casefold() for other, who in self.table.guests.items() if other != guest}
        return taken | {
            chair.name.casefold()
            for chair in self.table.chairs
            if chair.is_taken() and chair.guest != guest
        }

    def knock(self, request: requests.Knock) -> Iterator[facts.AnyFact]:
        return iter(())

    def leave(self, request: requests.Leave) -> Iterator[facts.AnyFact]:
        name = self.table.guests[self.guest].name
        yield facts.Departed(at=self.now, guest=self.guest, name=name)
        yield from self.after_leaving(self.guest)

    def after_leaving(self, gone: str) -> Iterator[facts.AnyFact]:
        """The host's role passes on, and a game without people ends."""
        table = self.table
        if gone == table.host:
            people = [guest for guest in table.guests if guest != gone]
            if people:
                yield facts.HostPassed(at=self.now, guest=min(people, key=self.as_next_host))
        if table.status == "playing" and not self.people_left({gone}):
            yield facts.Abandoned(at=self.now, secret=table.secret.hex())

    def as_next_host(self, guest: str) -> tuple[bool, bool]:
        """Best somebody who is there and plays; the smallest is the best."""
        away = self.table.guests[guest].away_since is not None
        return away, self.table.chair_of(guest) is None

    def people_left(self, without: set[str]) -> list[str]:
        """Who still plays this game in person."""
        chairs = [self.table.chairs[number] for number in self.table.players]
        return [
            chair.guest
            for chair in chairs
            if chair.kind == "person" and not chair.resigned and chair.guest not in without
        ]

    def remove(self, request: requests.Remove) -> Iterator[facts.AnyFact]:
        self.as_host()
        self.other(request.guest)
        if request.guest == self.guest:
            raise Refused("refused-yourself")
        name = self.table.guests[request.guest].name
        yield facts.Removed(at=self.now, guest=request.guest, name=name)
        yield from self.after_leaving(request.guest)

    def mute(self, request: requests.Mute) -> Iterator[facts.AnyFact]:
        self.as_host()
        self.other(request.guest)
        if self.table.guests[request.guest].muted != request.muted:
            yield facts.Muted(at=self.now, guest=request.guest, muted=request.muted)

    def passhost(self, request: requests.PassHost) -> Iterator[facts.AnyFact]:
        self.as_host()
        self.other(request.guest)
        if request.guest != self.guest:
            yield facts.HostPassed(at=self.now, guest=request.guest)

    # Before the game.

    def sit(self, request: requests.Sit) -> Iterator[facts.AnyFact]:
        self.while_open()
        chair = self.chair(request.chair)
        salt = tidy(request.salt, LONGEST_SALT)
        if chair.kind == "person" and chair.guest == self.guest:
            if salt in ("", chair.salt):
                return
        elif chair.kind != "open":
            raise Refused("refused-chair-taken", name=chair.name)
        yield facts.Seated(at=self.now, chair=request.chair, guest=self.guest, salt=salt)

    def stand(self, request: requests.Stand) -> Iterator[facts.AnyFact]:
        self.while_open()
        chair = self.table.chair_of(self.guest)
        if chair is not None:
            name = self.table.guests[self.guest].name
            yield facts.Stood(at=self.now, chair=chair, name=name)

    def seatbot(self, request: requests.SeatBot) -> Iterator[facts.AnyFact]:
        self.as_host()
        self.while_open()
        game = self.table.game.name
        level = usual_level(game) if request.level is None else request.level
        levels = bots_offered(game, self.allowed_bots)
        if level not in levels:
            there_are = ", ".join(levels)
            raise Refused("refused-level", level=shortened(level), levels=there_are)
        chair = self.chair(request.chair)
        if chair.kind == "person":
            raise Refused("refused-chair-taken", name=chair.name)
        if chair.kind == "bot" and chair.level == level:
            return
        name = chair.name if chair.kind == "bot" else self.of_the_crew(request.chair)
        yield facts.BotSeated(at=self.now, chair=request.chair, level=level, name=name)

    def of_the_crew(self, chair: int) -> str:
        """Somebody of the crew who is not at the table yet, for each chair another one first."""
        taken = self.names_but(None)
        free = [name for name in CREW[chair:] + CREW[:chair] if name.casefold() not in taken]
        return free[0] if free else told_apart(CREW[chair], taken)

    def setchair(self, request: requests.SetChair) -> Iterator[facts.AnyFact]:
        self.as_host()
        self.while_open()
        if self.chair(request.chair).kind != ("open" if request.open else "nobody"):
            yield facts.ChairSet(at=self.now, chair=request.chair, open=request.open)

    def chooseoptions(self, request: requests.ChooseOptions) -> Iterator[facts.AnyFact]:
        self.as_host()
        self.while_open()
        game = game_named(request.game)
        options = game.read_options(request.options, request.preset)
        if options == self.table.options:
            return
        yield facts.OptionsChosen(
            at=self.now, game=request.game, options=msgspec.to_builtins(options)
        )
        for number, chair in enumerate(chairs_for(game, options, self.table.chairs)):
            known = bots_offered(game.name, self.allowed_bots)
            if chair.kind == "bot" and chair.level not in known:
                level = usual_level(game.name)  # a bot that has to play another game
                yield facts.BotSeated(at=self.now, chair=number, level=level, name=chair.name)

    def choosesettings(self, request: requests.ChooseSettings) -> Iterator[facts.AnyFact]:
        self.as_host()
        self.while_open()
        if request.settings != self.table.settings:
            yield facts.SettingsChosen(at=self.now, settings=request.settings)

    def start(self, request: requests.Start) -> Iterator[facts.AnyFact]:
        self.as_host()
        self.while_open()
        table = self.table
        chairs = [number for number, chair in enumerate(table.chairs) if chair.is_taken()]
        if not any(table.chairs[number].kind == "person" for number in chairs):
            raise Refused("refused-no-people")
        state = table.game.new(table.options, len(chairs))
        salts = [table.chairs[number].salt for number in chairs]
        rules = table.game.version
        yield facts.Started(at=self.now, chairs=chairs, salts=salts, rules=rules)
        yield from self.drawn(Match(state), Draws(table.secret, salts))

    def rematch(self, request: requests.Rematch) -> Iterator[facts.AnyFact]:
        self.as_host()
        if self.table.status != "over":
            raise Refused("refused-not-over")
        secret = self.secret()
        yield facts.RematchCalled(
            at=self.now,
            match=self.table.number + 1,
            secret=secret.hex(),
            commitment=commitment(secret),
        )

    # The game.

    def move(self, request: requests.Move) -> Iterator[facts.AnyFact]:
        taken = self.taken(request)
        if 0 <= request.nth < len(taken) and (
            taken[request.nth] == " ".join(request.text.split()).casefold()
        ):
            return  # sent once more before the answer came: as good as once
        self.next_decision(request)
        yield from self.decided(request.seat, request.text, "person")

    def taken(self, request: requests.AtDecision) -> list[str]:
        """What the seat has decided in this match; the seat has to be the guest's."""
        table = self.table
        player = table.player_of(self.guest)
        if player is None:
            raise Refused("refused-not-playing")
        if request.match != table.number:
            raise Refused("refused-other-match", match=str(request.match), now=str(table.number))
        if not 0 <= request.seat < len(table.decisions) or (
            request.seat % len(table.players) != player
        ):
            raise Refused("refused-not-your-seat", seat=str(request.seat))
        return table.decisions[request.seat]

    def next_decision(self, request: requests.AtDecision) -> None:
        """The decision is neither made already nor still to come, and the guest makes it."""
        taken = self.taken(request)
        if 0 <= request.nth < len(taken):
            raise Refused("refused-decided", text=taken[request.nth])
        self.while_playing()
        if request.nth != len(taken):
            raise Refused("refused-too-early", nth=str(request.nth), due=str(len(taken)))
        if self.table.chair_at(request.seat).resigned:
            raise Refused("refused-resigned")

    def askhint(self, request: requests.AskHint) -> Iterator[facts.AnyFact]:
        table = self.table
        self.next_decision(request)
        if not table.settings.hints:
            raise Refused("refused-hints")
        if not has_adviser(table.game.name):
            raise NoAdviser
        self.while_asked(request.seat)
        if table.hinted.get(request.seat) != request.nth:
            yield facts.HintAsked(at=self.now, seat=request.seat)

    def askodds(self, request: requests.AskOdds) -> Iterator[facts.AnyFact]:
        self.next_decision(request)
        if not self.table.settings.odds:
            raise Refused("refused-odds")
        self.while_asked(request.seat)
        if not has_slow_odds(self.table.game.name, self.table.running().state):
            raise Refused("refused-nothing-to-reckon")
        return iter(())

    def while_asked(self, seat: int) -> None:
        if not self.table.running().state.is_pending(seat):
            raise Refused("refused-not-asked", seat=str(seat))

    def decided(self, seat: int, text: str, by: facts.By) -> Iterator[facts.AnyFact]:
        """A decision, checked on a copy of the match, and what chance makes of it."""
        table = self.table
        trial = Trial(table.game, table.running())
        action = table.game.read_action(trial.match.state, seat, text)
        trial.match.decide(seat, action)
        decided = facts.Decided(at=self.now, seat=seat, text=table.game.texts[action], by=by)
        trial.keep(decided)
        yield decided
        assert table.draws is not None
        draws = table.draws.copy()
        for fact in self.drawn(trial.match, draws):
            if isinstance(fact, facts.Drawn):
                trial.keep(fact)
            yield fact
        table.trial = trial  # taken over once it is written

    def drawn(self, trial: Match, draws: Draws) -> Iterator[facts.AnyFact]:
        while trial.awaits_chance():
            outcome = draws.outcome(trial.state)
            trial.outcome(outcome)
            yield facts.Drawn(at=self.now, text=self.table.game.texts[outcome])
        if trial.is_over():
            yield facts.Ended(at=self.now, secret=self.table.secret.hex())

    def resign(self, request: requests.Resign) -> Iterator[facts.AnyFact]:
        self.while_playing()
        player = self.table.player_of(self.guest)
        if player is None:
            raise Refused("refused-not-playing")
        if self.table.chairs[self.table.players[player]].resigned:
            return
        yield facts.Resigned(at=self.now, player=player)
        if not self.people_left({self.guest}):
            yield facts.Abandoned(at=self.now, secret=self.table.secret.hex())

    def show(self, request: requests.Show) -> Iterator[facts.AnyFact]:
        table = self.table
        player = table.player_of(self.guest)
        if player is None or request.seat % max(len(table.players), 1) != player:
            raise Refused("refused-not-your-seat", seat=str(request.seat))
        if request.seat not in table.showable:
            raise Refused("refused-nothing-to-show")
        discs = table.showable[request.seat]
        yield facts.DiscsShown(at=self.now, seat=request.seat, discs=discs)

    # Talk.

    def may_talk(self, *modes: str) -> None:
        if self.table.guests[self.guest].muted:
            raise Refused("refused-muted")
        if self.table.settings.talk not in modes:
            raise Refused("refused-talk", talk=self.table.settings.talk)

    def say(self, request: requests.Say) -> Iterator[facts.AnyFact]:
        self.may_talk("free")
        text = tidy(request.text, LONGEST_TEXT)
        if text:
            yield facts.Talked(at=self.now, guest=self.guest, text=text)

    def phrase(self, request: requests.Phrase) -> Iterator[facts.AnyFact]:
        self.may_talk("free", "phrases")
        if request.phrase not in PHRASES:
            raise Refused("refused-phrase", phrase=shortened(request.phrase))
        yield facts.PhraseSaid(at=self.now, guest=self.guest, phrase=request.phrase)

    def react(self, request: requests.React) -> Iterator[facts.AnyFact]:
        self.may_talk("free", "phrases")
        if request.reaction not in REACTIONS:
            raise Refused("refused-phrase", phrase=shortened(request.reaction))
        yield facts.Reacted(at=self.now, guest=self.guest, reaction=request.reaction)
