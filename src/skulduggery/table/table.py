"""A table that takes in the facts of its log. `apply` does; nothing else changes a table."""

from collections.abc import Iterable
from typing import assert_never

import msgspec

from skulduggery.bots.table_talk import Claim, claim_note
from skulduggery.core.event_recorder import EventRecorder
from skulduggery.core.events import Event
from skulduggery.core.match import Match
from skulduggery.core.record import COMMENT_KEY, Note, RecordedPlayer
from skulduggery.core.state import CHANCE
from skulduggery.games import game_named, package_named
from skulduggery.table import facts
from skulduggery.table.chat import phrase_text
from skulduggery.table.clocks import Clocks
from skulduggery.table.dry_run import PlayedPly
from skulduggery.table.facts import AppliedFact
from skulduggery.table.provable_random import Draws
from skulduggery.table.seats import (
    Guest,
    RematchProposal,
    Terms,
    chairs_for_game,
    chairs_for_rematch,
)
from skulduggery.table.settings import TableSettings
from skulduggery.table.table_state import TableState


class Table(TableState):
    """A table, changed by one fact after the other."""

    def apply(self, fact: facts.AnyFact) -> AppliedFact:
        """Take in the next fact of the log; with the events it is shown as."""
        applied = AppliedFact(self.log_length, fact, self._dispatch_fact(fact))
        self.recent_facts.append(applied)
        self.log_length += 1
        self.extra_facts += not isinstance(fact, facts.PLY_FACTS)
        return applied

    def apply_all(self, log: Iterable[facts.AnyFact]) -> None:
        for fact in log:
            self.apply(fact)

    def _dispatch_fact(self, fact: facts.AnyFact) -> list[Event]:
        """Change the table; it is shown as the events of the game, or else as the fact itself."""
        match fact:
            case facts.Decided():
                return self._on_decided(fact)
            case facts.Drawn():
                return self._on_drawn(fact)
            case facts.OriginSeen():
                self._on_origin_seen(fact)
                return []  # for nobody's eyes
            case facts.ConnectedTo():
                self._on_connected_to(fact)
                return []
            case facts.Rewritten():
                return []  # what is here was read after it
            case facts.Created():
                self._on_created(fact)
            case facts.Arrived():
                self._on_arrived(fact)
            case facts.Renamed():
                self._on_renamed(fact)
            case facts.Departed():
                self._on_departed(fact)
            case facts.Removed():
                self._on_removed(fact)
            case facts.Muted():
                self._on_muted(fact)
            case facts.HostPassed():
                self._on_host_passed(fact)
            case facts.Seated():
                self._on_seated(fact)
            case facts.Agreed():
                self._on_agreed(fact)
            case facts.Stood():
                self._on_stood(fact)
            case facts.BotSeated():
                self._on_bot_seated(fact)
            case facts.ChairSet():
                self._on_chair_set(fact)
            case facts.OptionsChosen():
                self._on_options_chosen(fact)
            case facts.SettingsChosen():
                self._on_settings_chosen(fact)
            case facts.Started():
                return self._on_started(fact)
            case facts.HintAsked():
                self._on_hint_asked(fact)
            case facts.WentAway():
                self._on_went_away(fact)
            case facts.CameBack():
                self._on_came_back(fact)
            case facts.StoodIn():
                self._on_stood_in(fact)
            case facts.Resigned():
                self._on_resigned(fact)
            case facts.Ended():
                self._on_ended(fact)
            case facts.Abandoned():
                self._on_abandoned(fact)
            case facts.Closed():
                self._on_closed(fact)
            case facts.ClockShifted():
                self._on_clock_shifted(fact)
            case facts.TimeGiven():
                self._on_time_given(fact)
            case facts.Talked():
                self._on_talked(fact)
            case facts.PhraseSaid():
                self._on_phrase_said(fact)
            case facts.BotSaid():
                self._on_bot_said(fact)
            case facts.Reacted():
                self._on_reacted(fact)
            case facts.DiscsShown():
                self._on_discs_shown(fact)
            case facts.RematchProposed():
                self._on_rematch_proposed(fact)
            case facts.RematchAgreed():
                self._on_rematch_agreed(fact)
            case facts.RematchCalled():
                self._on_rematch_called(fact)
            case _:
                assert_never(fact)
        return [fact]

    def _on_created(self, fact: facts.Created) -> None:
        self.id = fact.table
        self.asleep_s = fact.asleep
        self.host = fact.host
        self.guests[fact.host] = Guest(fact.name)
        self._take_commitment(fact)
        self._set_terms(fact.game, fact.options, fact.settings)

    def _take_commitment(self, fact: facts.SecretFact) -> None:
        self.secret = bytes.fromhex(fact.secret)
        self.commitment = fact.commitment

    def _set_terms(
        self, game: str, options: dict[str, bool | int | str], settings: TableSettings
    ) -> None:
        """Whoever sits has agreed to others; the host, who has chosen these, agrees."""
        self.game = game_named(game)
        self.options = self.game.read_options(options)
        self.settings = settings
        self.chairs = chairs_for_game(self.game, self.options, self.chairs)
        self.terms = Terms(game, msgspec.to_builtins(self.options), settings)
        self.terms_number += 1
        hosts = self.chair_of(self.host)
        if hosts is not None:
            self.chairs[hosts].agreed_to = self.terms

    def _on_arrived(self, fact: facts.Arrived) -> None:
        self.guests[fact.guest] = Guest(fact.name, fact.program, fact.guest in self.muted)

    def _on_renamed(self, fact: facts.Renamed) -> None:
        self.guests[fact.guest].name = fact.name
        chair = self.chair_of(fact.guest)
        if chair is not None:
            self.chairs[chair].name = fact.name

    def _on_departed(self, fact: facts.Departed) -> None:
        self._drop_guest(fact.guest)

    def _on_removed(self, fact: facts.Removed) -> None:
        self.removed.add(fact.guest)
        self._drop_guest(fact.guest)

    def _drop_guest(self, guest: str) -> None:
        """Gone for good. In a game a bot plays on, and the chair keeps the name."""
        chair = self.chair_of(guest)
        if chair is not None:
            if self.status == "playing" and chair in self.players:
                self._resign_player(self.players.index(chair))
            else:
                self.chairs[chair].clear()
        del self.guests[guest]

    def _resign_player(self, player: int) -> None:
        self.chairs[self.players[player]].resigned = True
        if player not in self.resigned_players:
            self.resigned_players.append(player)

    def _on_origin_seen(self, fact: facts.OriginSeen) -> None:
        self.origins.setdefault(fact.guest, set()).update(fact.origins)

    def _on_connected_to(self, fact: facts.ConnectedTo) -> None:
        self.guests[fact.guest].node = fact.node

    def _on_muted(self, fact: facts.Muted) -> None:
        self.guests[fact.guest].muted = fact.muted
        (self.muted.add if fact.muted else self.muted.discard)(fact.guest)

    def _on_host_passed(self, fact: facts.HostPassed) -> None:
        self.host = fact.guest

    def _on_seated(self, fact: facts.Seated) -> None:
        before = self.chair_of(fact.guest)
        agreed_to = self.terms if fact.agreed else None
        if before is not None:
            if before == fact.chair:  # another salt is no word about what is played
                agreed_to = self.chairs[before].agreed_to
            self.chairs[before].clear()
        who = self.guests[fact.guest]
        self.chairs[fact.chair].seat_guest(fact.guest, who, fact.salt, agreed_to)

    def _on_agreed(self, fact: facts.Agreed) -> None:
        chair = self.chair_of(fact.guest)
        assert chair is not None
        self.chairs[chair].agreed_to = self.terms

    def _on_stood(self, fact: facts.Stood) -> None:
        self.chairs[fact.chair].clear()

    def _on_bot_seated(self, fact: facts.BotSeated) -> None:
        self.chairs[fact.chair].seat_bot(fact.level, fact.name)

    def _on_chair_set(self, fact: facts.ChairSet) -> None:
        self.chairs[fact.chair].clear("open" if fact.open else "nobody")

    def _on_options_chosen(self, fact: facts.OptionsChosen) -> None:
        self._set_terms(fact.game, fact.options, self.settings)

    def _on_settings_chosen(self, fact: facts.SettingsChosen) -> None:
        self._set_terms(self.game.name, self.terms.options, fact.settings)

    def _on_started(self, fact: facts.Started) -> list[Event]:
        self.clear_game()
        self.status = "playing"
        self.extra_facts = 0
        self.started_at = fact.at
        self.counts = fact.counts
        self.players = fact.chairs
        self.player_by_guest = {
            self.chairs[chair].guest: player
            for player, chair in enumerate(fact.chairs)
            if self.chairs[chair].kind == "person"
        }
        self.salts = fact.salts
        self.seated_players = [
            RecordedPlayer(chair.name, chair.level)
            for chair in (self.chairs[n] for n in fact.chairs)
        ]
        self.player_names = tuple(player.name for player in self.seated_players)
        state = self.game.new_state(self.options, len(self.players))
        self.narrator = EventRecorder(self.game)
        self.match = Match(state, self.narrator)
        self.draws = Draws(self.secret, fact.salts)
        self.clocks = Clocks(self.settings.clock, len(self.players))
        self.decisions = [[] for _ in range(state.num_seats)]
        self.clocks.switch_to(self.pending_players(), self.awake_time(fact.at))
        self.history = [*self.game.opening_events(state)]
        return [fact, *self.history]

    def _on_decided(self, fact: facts.Decided) -> list[Event]:
        match = self.running_match()
        assert self.clocks is not None
        if fact.by != "person":
            self.notes.append(Note(len(match.plies), "by", fact.by))
        played = self._take_dry_run(fact)
        if played is None:
            match.play_decision(fact.seat, self.game.read_action(match.state, fact.seat, fact.text))
        self.decisions[fact.seat].append(fact.text)
        now = self.awake_time(fact.at)
        self.clocks.stop_clock(fact.seat % len(self.players), now)
        return self._after_ply(now, played)

    def _on_drawn(self, fact: facts.Drawn) -> list[Event]:
        played = self._take_dry_run(fact)
        if played is None:
            match = self.running_match()
            match.play_outcome(self.game.read_action(match.state, CHANCE, fact.text))
        assert self.draws is not None
        self.draws.number += 1
        return self._after_ply(self.awake_time(fact.at), played)

    def _take_dry_run(self, fact: facts.AnyFact) -> PlayedPly | None:
        """What was worked out before this fact was written down, if it was here and just now."""
        if self.dry_run is None:
            return None
        played = self.dry_run.take_over_ply(fact, self.running_match())
        if played is None or self.dry_run.is_used_up():
            self.dry_run = None
        return played

    def _after_ply(self, now: float, played: PlayedPly | None) -> list[Event]:
        narrator = self.narrator
        assert narrator is not None and self.clocks is not None
        if played is None:
            shown = self.game.revealable(narrator.state_before, narrator.events)
            pending = self.running_match().state.pending_seats()
        else:
            narrator.state_before, narrator.events = played.before, played.events
            shown, pending = played.revealable, played.pending
        self.clocks.switch_to(self.players_of_seats(pending), now)
        if shown is not None:
            self.revealable = dict(shown)
        self.history += narrator.events
        return narrator.events

    def _on_hint_asked(self, fact: facts.HintAsked) -> None:
        self.hinted_decisions[fact.seat] = len(self.decisions[fact.seat])

    def _on_went_away(self, fact: facts.WentAway) -> None:
        self.guests[fact.guest].away_since = self.awake_time(fact.at)

    def _on_came_back(self, fact: facts.CameBack) -> None:
        self.guests[fact.guest].away_since = None
        chair = self.chair_of(fact.guest)
        if chair is not None:
            self.chairs[chair].stand_in = False

    def _on_stood_in(self, fact: facts.StoodIn) -> None:
        self.chairs[self.players[fact.player]].stand_in = True

    def _on_resigned(self, fact: facts.Resigned) -> None:
        self._resign_player(fact.player)

    def _on_ended(self, fact: facts.Ended) -> None:
        self.status = "over"
        self.ended_at = fact.at

    def _on_abandoned(self, fact: facts.Abandoned) -> None:
        self.status = "over"
        self.ended_at = fact.at
        self.abandoned = True
        self.counts = self.counts and fact.counts

    def _on_closed(self, fact: facts.Closed) -> None:
        self.status = "over"
        self.closed = True

    def _on_clock_shifted(self, fact: facts.ClockShifted) -> None:
        self.asleep_s += fact.asleep

    def _on_time_given(self, fact: facts.TimeGiven) -> None:
        assert self.clocks is not None
        self.clocks.give_time(fact.player, fact.seconds, self.awake_time(fact.at))

    def _on_talked(self, fact: facts.Talked) -> None:
        self._note_chat(self.guests[fact.guest].name, fact.text)

    def _on_phrase_said(self, fact: facts.PhraseSaid) -> None:
        self._note_chat(self.guests[fact.guest].name, phrase_text(fact.phrase))
        self._note_claim(self.player_of(fact.guest), fact.phrase)

    def _on_bot_said(self, fact: facts.BotSaid) -> None:
        self.last_bot_phrase_at = len(self.running_match().plies)
        self._note_chat(self.player_names[fact.player], phrase_text(fact.phrase))
        self._note_claim(fact.player, fact.phrase)

    def _on_reacted(self, fact: facts.Reacted) -> None:
        pass

    def _note_chat(self, name: str, text: str) -> None:
        if self.keeps_chat():
            self.notes.append(Note(len(self.running_match().plies), COMMENT_KEY, f"{name}: {text}"))

    def _note_claim(self, player: int | None, phrase: str) -> None:
        """So that a review can say whether it was true."""
        table_talk = package_named(self.game.name).table_talk
        if player is None or table_talk is None or not self.keeps_chat():
            return
        if phrase in table_talk.load().claims:
            moment = len(self.running_match().plies)
            self.notes.append(claim_note(Claim(moment, player, phrase)))

    def _on_discs_shown(self, fact: facts.DiscsShown) -> None:
        del self.revealable[fact.seat]

    def _on_rematch_proposed(self, fact: facts.RematchProposed) -> None:
        self.rematch = RematchProposal(fact.guest, fact.secret, fact.commitment, {})

    def _on_rematch_agreed(self, fact: facts.RematchAgreed) -> None:
        assert self.rematch is not None
        self.rematch.salts[fact.guest] = fact.salt

    def _on_rematch_called(self, fact: facts.RematchCalled) -> None:
        self.status = "open"
        self.extra_facts = 0
        self.match_number = fact.match
        self._take_commitment(fact)
        self.recent_facts.clear()  # they belong to seats that others hold now
        self.chairs = chairs_for_rematch(self.chairs, self.guests, self.terms)
        self.clear_game()


def table_from_log(log: Iterable[facts.AnyFact]) -> Table:
    """The table that follows from a log."""
    table = Table()
    table.apply_all(log)
    return table
