"""A match at one keyboard, between people and bots."""

from collections.abc import Callable, Iterator, Sequence
from typing import TextIO

from rich.console import Console
from rich.table import Table
from rich.text import Text

from skulduggery.bots.registry import bot_named, level_about, level_name, usual_level
from skulduggery.core.game import AnyGame
from skulduggery.core.match import Match
from skulduggery.core.number_range import seed_or_random
from skulduggery.core.options import Options
from skulduggery.core.record import RecordedPlayer, make_record
from skulduggery.core.rng import Rng
from skulduggery.core.sentences import game_about, value_about
from skulduggery.core.sentences import game_name as name_of_game
from skulduggery.games import game_named
from skulduggery.games.record_files import write_record_text
from skulduggery.terminal.advice import Advice
from skulduggery.terminal.console import TerminalPage, make_console, read_typed_line
from skulduggery.terminal.event_log import EventLog
from skulduggery.terminal.prompt import MovePrompt, PlayerQuit
from skulduggery.terminal.renderers import terminal_view
from skulduggery.terminal.seating import Seating

_SHOWN_SEED_BITS = 32  # of a seed that people may type again
_MIN_CROWDED_SEATS = 10  # from which a note says that fewer players are better (V01, D9)
_LEVELS_MIN_WIDTH_COLUMNS = 60  # from which boards show the levels of bots


class PlayInterrupted(KeyboardInterrupt):
    """End of input, or Ctrl-C; already reported, and `match` is as far as it got."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match


def play_in_terminal(
    game_name: str,
    options: Options,
    players: int,
    *,
    humans: int = 1,
    bots: Sequence[str] = (),
    seconds: float | None = None,
    names: Sequence[str] = (),
    language: str = "en",
    seed: int | None = None,
    console: Console | None = None,
    read: Callable[[str], str] = read_typed_line,
    position: str | None = None,
    record: TextIO | None = None,
) -> Match:
    """Play a game in the terminal; the match is unfinished if somebody quit.

    The first players are human, the others bots: `bots` are their names, `seconds` their thinking
    time. `names` are those of the first players. Invalid options and positions raise before
    anything is shown. However it ends, the game is written to `record`.
    """
    game = game_named(game_name)
    state = game.new_state(options, players, position)
    levels = list(bots) or [usual_level(game.name)] * (players - humans)
    page = TerminalPage(console or make_console(), language, read)
    shown = levels if page.console.width >= _LEVELS_MIN_WIDTH_COLUMNS else ()
    seating = Seating(names, players, humans, state.num_seats, language, shown, game.seat_title)
    seed = seed_or_random(seed, _SHOWN_SEED_BITS)
    played = _TerminalMatch(
        game,
        options,
        Match(state),
        seating=seating,
        page=page,
        seed=seed,
        levels=[""] * humans + levels,
        seconds=seconds,
    )
    played.show_introduction()
    try:
        played.play()
    except PlayerQuit:
        played.show_abandoned()
    except (EOFError, KeyboardInterrupt):
        page.write_line()
        played.show_abandoned()
        raise PlayInterrupted(played.match) from None
    finally:
        if record is not None:
            record.write(played.record_text(position))
    return played.match


class _TerminalMatch:
    """One match, from the introduction to the result."""

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        match: Match,
        *,
        seating: Seating,
        page: TerminalPage,
        seed: int,
        levels: Sequence[str],
        seconds: float | None,
    ) -> None:
        """`levels` are the names of the bots by player, empty for people."""
        self.game = game
        self.options = options
        self.match = match
        self._seating = seating
        self.page = page
        self.seed = seed
        self._chance_rng = Rng(seed)
        self._bot_levels = levels
        self._bots = {
            player: bot_named(game.name, level, Rng(seed, 1 + player), seconds)
            for player, level in enumerate(levels)
            if level
        }
        self._advice_rng = Rng(seed, 1 + seating.players)
        self._event_log = EventLog(game, seating, match.state)
        match.watcher = self._event_log
        self._shown_event_counts = [0] * seating.humans  # events shown to each person
        self._terminal = terminal_view(game.name)
        self._hides_between_turns = seating.humans > 1 and self._terminal.has_secrets
        self._at_keyboard: int | None = None

    def show_introduction(self) -> None:
        """The game, its variants, the players, and how to get help."""
        page, seating = self.page, self._seating
        page.write_line(name_of_game(self.game.name, page.language), "bold")
        page.write_line(game_about(self.game.name, page.language))
        variants = Table.grid(padding=(0, 1))
        for line in self._variant_sentences():
            variants.add_row("  ·", Text(line))
        page.print_parts([variants] if variants.rows else [])
        if seating.humans == 1:
            page.write_line(page.localize("terminal-you-are", name=seating.names[0]))
        page.write_line(page.localize("terminal-around", names=seating.player_list()))
        for line in self._bot_sentences():
            page.write_line(line)
        if seating.seats >= _MIN_CROWDED_SEATS:
            page.write_line(page.localize("terminal-many-seats"))
        if seating.humans:
            page.write_line(page.localize("terminal-welcome"))
        page.write_line()

    def _bot_sentences(self) -> Iterator[str]:
        """A sentence for each level of bots."""
        language = self.page.language
        for level in dict.fromkeys(self._bot_levels[player] for player in self._bots):
            named = [
                self._seating.names[player]
                for player in self._bots
                if self._bot_levels[player] == level
            ]
            yield self.page.localize(
                "levels-against",
                names=", ".join(named),
                level=level_name(level, language),
                about=level_about(level, language),
            )

    def _variant_sentences(self) -> list[str]:
        """A sentence for each option that is not the default."""
        game, language = self.game.name, self.page.language
        usual = type(self.options)().option_texts()
        lines = []
        for option, value in self.options.option_texts().items():
            if value == usual[option]:
                continue
            details: dict[str, object] = {}
            if option == "first":
                details["name"] = self._seating.seat_labels[int(value)]
            else:
                details |= self._terminal.option_details(option, value, language)
            lines.append(value_about(game, option, value, language, **details))
        return lines

    def play(self) -> None:
        match = self.match
        while not match.is_over():
            if match.awaits_chance():
                match.draw_outcome(self._chance_rng)
            else:
                self._take_decision(self._next_seat())
        self._show_result()

    def _next_seat(self) -> int:
        """The seat to ask next. Sealed choices commute, so whoever has the keyboard goes first."""
        return min(
            self.match.state.pending_seats(), key=lambda seat: (self._handover_rank(seat), seat)
        )

    def _handover_rank(self, seat: int) -> int:
        """The order in which seats are asked: whoever has the keyboard first."""
        player = seat % self._seating.players
        return -1 if player == self._at_keyboard else player

    def _take_decision(self, seat: int) -> None:
        player = seat % self._seating.players
        view = self.game.view_for(self.match.state, self.options, player)
        if self._seating.is_bot(player):
            text = self._bots[player].decide(view, seat, self._event_log.history_for(player))
        else:
            self._hand_over(player)
            self._show_news(player)
            prompt = MovePrompt(
                self.game,
                view,
                seat,
                options=self.options,
                seating=self._seating,
                page=self.page,
                log=lambda: self._event_log.sentences_since(0, player),
                advice=Advice(
                    self.game,
                    lambda: self._event_log.history_for(player),
                    self._advice_rng,
                    seating=self._seating,
                    page=self.page,
                ),
            )
            text = prompt.ask_move()
        self.match.play_decision(seat, self.game.read_action(self.match.state, seat, text))

    def _hand_over(self, player: int) -> None:
        """Clear the screen between players, so that nobody sees another's secrets."""
        if self._hides_between_turns and player != self._at_keyboard:
            if self._at_keyboard is not None:  # before that, the screen shows only the introduction
                self.page.clear_screen()
            self.page.ask_line(
                self.page.localize("terminal-hand-over", name=self._seating.names[player])
            )
            self.page.clear_screen()
        self._at_keyboard = player

    def _show_news(self, player: int) -> None:
        """The events since this player last had the keyboard."""
        news = self._event_log.sentences_since(self._shown_event_counts[player], player)
        if news and self._shown_event_counts[player] and self._hides_between_turns:
            self.page.write_line(self.page.localize("terminal-since"), "bold")
        self.page.print_parts(news)
        if news:
            self.page.write_line()
        for listener in [player] if self._hides_between_turns else range(self._seating.humans):
            self._shown_event_counts[listener] = len(self._event_log.all_events)

    def _show_result(self) -> None:
        """The last events that somebody has not seen yet, and the final board."""
        if self._hides_between_turns:
            self.page.clear_screen()
        viewer = 0 if self._seating.humans == 1 else None
        self.page.print_parts(
            self._event_log.sentences_since(min(self._shown_event_counts, default=0), viewer)
        )
        self.page.write_line()
        self.page.write_line(self.page.localize("terminal-over"), "bold")
        view = self.game.view_for(self.match.state, self.options, viewer)
        self.page.print_parts(self._terminal.table(view, self._seating, self.page))
        self.page.write_line()
        self.page.write_line(self.page.localize("terminal-seed", seed=str(self.seed)))

    def record_text(self, position: str | None) -> str:
        """The record of the game so far, as text."""
        people = [
            RecordedPlayer(name, level)
            for name, level in zip(self._seating.names, self._bot_levels, strict=True)
        ]
        tags = {"seed": str(self.seed)}
        return write_record_text(
            make_record(
                self.game,
                self.options,
                people,
                self.match,
                position=position,
                tags=tags,
                abandoned=True,
            )
        )

    def show_abandoned(self) -> None:
        self.page.write_line(self.page.localize("terminal-abandoned"))
        self.page.write_line(self.page.localize("terminal-seed", seed=str(self.seed)))
