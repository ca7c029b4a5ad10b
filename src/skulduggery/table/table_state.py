"""A table as its log has made it: what is known of it, and who may see what. Nothing changes here.

`Table` in table.py takes in the facts.
"""

import base64
import hashlib
from collections import deque
from collections.abc import Iterable

from skulduggery.core.event_recorder import EventRecorder, redact_events
from skulduggery.core.events import Event
from skulduggery.core.game import AnyGame
from skulduggery.core.match import Match
from skulduggery.core.options import Options
from skulduggery.core.record import COMMENT_KEY, Note, Record, RecordedPlayer, make_record
from skulduggery.table.clocks import Clocks
from skulduggery.table.dry_run import DryRun
from skulduggery.table.facts import AppliedFact
from skulduggery.table.provable_random import Draws, fairness_tags
from skulduggery.table.requests import TableStatus
from skulduggery.table.seats import Chair, Guest, RematchProposal, Terms
from skulduggery.table.settings import TableSettings

_RECORD_ID_BYTES = 12
MIN_PLIES_BETWEEN_BOT_PHRASES = 5
MAX_RECENT_FACTS = 60  # facts kept for those who come back; who missed more gets a fresh view


def record_id_of(content: bytes) -> str:
    """The id of a record, made from what it is of: always the same for the same."""
    digest = hashlib.sha256(content).digest()
    return base64.urlsafe_b64encode(digest[:_RECORD_ID_BYTES]).decode()


class TableState:
    """Everything about one table that matters now."""

    def __init__(self) -> None:
        self.id = ""
        self.status: TableStatus = "open"
        self.settings = TableSettings()
        self.host = ""
        self.guests: dict[str, Guest] = {}
        self.removed: set[str] = set()
        self.muted: set[str] = set()  # stays with those who leave and come again
        self.origins: dict[str, set[str]] = {}  # of guests, as far as they are known
        self.chairs: list[Chair] = []
        self.terms: Terms
        self.terms_number = 0  # how often they were changed
        self.secret = b""
        self.commitment = ""
        self.log_length = 0  # in facts
        self.extra_facts = 0  # since the last game began or was called again, without its moves
        self.asleep_s = 0.0  # by which the times of facts are ahead of awake time
        self.match_number = 0  # at this table, from 0
        self.closed = False
        self.recent_facts: deque[AppliedFact] = deque(maxlen=MAX_RECENT_FACTS)
        self.game: AnyGame
        self.options: Options
        self.clear_game()

    def clear_game(self) -> None:
        self.players: list[int] = []  # the chair of each player
        self.player_by_guest: dict[str, int] = {}
        self.match: Match | None = None
        self.narrator: EventRecorder | None = None
        self.dry_run: DryRun | None = None  # of the last decision, until it is written and applied
        self.history: list[Event] = []  # of the match, with all secrets
        self.draws: Draws | None = None
        self.clocks: Clocks | None = None
        self.decisions: list[list[str]] = []  # of each seat, so that none is taken twice
        self.hinted_decisions: dict[int, int] = {}  # the last decision of a seat that had a hint
        self.notes: list[Note] = []
        self.last_bot_phrase_at: int | None = None  # how many plies had been played
        self.revealable: dict[int, list[str]] = {}
        self.abandoned = False
        self.counts = True  # for ratings, if the game is rated
        self.resigned_players: list[int] = []  # in this order
        self.started_at = self.ended_at = 0.0
        self.seated_players: list[RecordedPlayer] = []
        self.player_names: tuple[str, ...] = ()
        self.salts: list[str] = []
        self.rematch: RematchProposal | None = None  # after the game

    # Time. What is charged is the time in which the server was awake; facts tell people's time.

    def wall_time(self, awake_time: float) -> float:
        """The time that a fact of this moment tells."""
        return awake_time + self.asleep_s

    def awake_time(self, wall_time: float) -> float:
        """The time of a fact, as clocks and absences are charged."""
        return wall_time - self.asleep_s

    def last_awake_time(self) -> float:
        """Until when the log proves that a server was awake."""
        return self.awake_time(self.recent_facts[-1].fact.at)

    # Asking.

    def chair_of(self, guest: str) -> int | None:
        """Where a guest sits."""
        for number, chair in enumerate(self.chairs):
            if chair.kind == "person" and chair.guest == guest:
                return number
        return None

    def player_of(self, guest: str) -> int | None:
        """Which player a guest is in this game; nobody once they have left the table."""
        return self.player_by_guest.get(guest) if guest in self.guests else None

    def chair_at(self, seat: int) -> Chair:
        """Who plays a seat; with two tribes a player has two."""
        return self.chairs[self.players[seat % len(self.players)]]

    def has_agreed(self, chair: Chair) -> bool:
        """Whether whoever sits there would play what is to be played now. Bots play anything, and
        the host starts the game."""
        if chair.kind != "person":
            return chair.kind == "bot"
        return chair.guest == self.host or chair.agreed_to == self.terms

    def running_match(self) -> Match:
        """The match that is being played."""
        assert self.match is not None
        return self.match

    def pending_players(self) -> list[int]:
        """The players who owe a decision."""
        return (
            self.players_of_seats(self.running_match().state.pending_seats())
            if self.status == "playing"
            else []
        )

    def players_of_seats(self, seats: Iterable[int]) -> list[int]:
        return sorted({seat % len(self.players) for seat in seats})

    def keeps_chat(self) -> bool:
        """Talk goes into the record only where the table said so."""
        return self.settings.keep_talk and self.status == "playing"

    def lets_bot_speak(self) -> bool:
        """Whether a bot may say something now: they leave room for people, and for each other."""
        if not self.settings.lets_bots_talk():
            return False
        last, now = self.last_bot_phrase_at, len(self.running_match().plies)
        return last is None or now - last >= MIN_PLIES_BETWEEN_BOT_PHRASES

    def history_of(self, player: int) -> list[Event]:
        """All events of this match, as this player has seen them."""
        return redact_events(self.history, self.running_match().state, player)

    # What others may see of it.

    def visible_events(self, applied: AppliedFact, guest: str | None) -> list[Event]:
        """The events of a fact as a guest may see them; None: as everybody may."""
        return self.events_seen_by(applied.events, None if guest is None else self.player_of(guest))

    def events_seen_by(self, events: Iterable[Event], player: int | None) -> list[Event]:
        """Events with only those secrets that this player knows; None: no secrets at all."""
        if self.match is None:
            return [event.seen_by(()) for event in events]
        return redact_events(events, self.match.state, player)

    def facts_since(self, number: int) -> list[AppliedFact] | None:
        """All that came from entry `number` on, or None where that is too long ago."""
        if self.recent_facts and number < self.recent_facts[0].number:
            return None
        return [applied for applied in self.recent_facts if applied.number >= number]

    def record_id(self) -> str:
        """Under which the record is found for ever. It does not lead back to the table."""
        return record_id_of(f"{self.id} {self.match_number}".encode())

    def _notes_on_plies(self) -> list[Note]:
        """Without notes on a ply that was not played any more: only a comment may come last."""
        plies = len(self.running_match().plies)
        return [note for note in self.notes if note.at < plies or note.key == COMMENT_KEY]

    def game_record(self) -> Record:
        """The game as it was, with everything revealed: only for when it is over."""
        return make_record(
            self.game,
            self.options,
            self.seated_players,
            self.running_match(),
            tags={"link": self.record_id(), **fairness_tags(self.secret, self.salts)},
            notes=self._notes_on_plies(),
            abandoned=self.abandoned,
        )
