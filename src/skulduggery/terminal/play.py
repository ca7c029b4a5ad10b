"""A match at one keyboard: people and bots around a table, everything through the match driver."""

import secrets
from collections.abc import Callable, Iterator, Sequence
from typing import TextIO

from rich.console import Console
from rich.table import Table
from rich.text import Text

from skulduggery.bots.registry import bot_named, level_about, level_name, usual_level
from skulduggery.core.game import AnyGame
from skulduggery.core.match import Match
from skulduggery.core.options import Options
from skulduggery.core.record import Seated, record_of
from skulduggery.core.rng import Rng
from skulduggery.core.sentences import game_about, value_about
from skulduggery.core.sentences import game_name as name_of_game
from skulduggery.games import game_named
from skulduggery.games.records import write_text
from skulduggery.terminal.advice import Advice
from skulduggery.terminal.console import make_console
from skulduggery.terminal.event_log import Memory
from skulduggery.terminal.page import Page, typed_line
from skulduggery.terminal.prompt import Prompt, Quit
from skulduggery.terminal.renderers import terminal_view
from skulduggery.terminal.seating import Seating

SEED_BITS = 32
MANY_SEATS = 10  # two boxes allow twelve, but fewer are better (V01, D9)
ROOMY = 60  # columns, from which tables have room for the levels of bots


class Interrupted(KeyboardInterrupt):
    """The input ended, or Ctrl-C; everything has been said, and `match` is as far as it got."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match


def play(
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
    read: Callable[[str], str] = typed_line,
    position: str | None = None,
    record: TextIO | None = None,
) -> Match:
    """Play a game in the terminal; the match is unfinished if somebody quit.

    The first players are human, the others bots; `bots` says by name who plays for each of them,
    and for how many `seconds` they may think. `names` are the players' in their order, and may be
    fewer. Options and positions that cannot be raise before anything is shown. However it
    ends, the game is written to `record`.
    """
    game = game_named(game_name)
    state = game.new(options, players, position)
    minds = list(bots) or [usual_level(game.name)] * (players - humans)
    page = Page(console or make_console(), language, read)
    shown = minds if page.console.width >= ROOMY else ()
    seating = Seating(names, players, humans, state.num_seats, language, shown, game.seat_title)
    seed = secrets.randbits(SEED_BITS) if seed is None else seed
    evening = Evening(
        game,
        options,
        Match(state),
        seating=seating,
        page=page,
        seed=seed,
        minds=[""] * humans + minds,
        seconds=seconds,
    )
    evening.introduce()
    try:
        evening.play()
    except Quit:
        evening.abandon()
    except (EOFError, KeyboardInterrupt):
        page.write()
        evening.abandon()
        raise Interrupted(evening.match) from None
    finally:
        if record is not None:
            record.write(evening.written_down(position))
    return evening.match


class Evening:
    """One match, from the introduction to the result."""

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        match: Match,
        *,
        seating: Seating,
        page: Page,
        seed: int,
        minds: Sequence[str],
        seconds: float | None,
    ) -> None:
        """`minds` are the names of the bots, by player; people have their own."""
        self.game = game
        self.options = options
        self.match = match
        self.seating = seating
        self.page = page
        self.seed = seed
        self.chance = Rng(seed)
        self.minds = minds
        self.bots = {
            player: bot_named(game.name, mind, Rng(seed, 1 + player), seconds)
            for player, mind in enumerate(minds)
            if mind
        }
        self.advising = Rng(seed, 1 + seating.players)
        self.memory = Memory(game, seating, match.state)
        match.watcher = self.memory
        self.told = [0] * seating.humans  # events each person has been told
        self.terminal = terminal_view(game.name)
        self.curtains = seating.humans > 1 and self.terminal.has_secrets
        self.at_keyboard: int | None = None

    def introduce(self) -> None:
        """What this is, how it is played tonight, who sits where, and where help is."""
        page, seating = self.page, self.seating
        page.write(name_of_game(self.game.name, page.language), "bold")
        page.write(game_about(self.game.name, page.language))
        variants = Table.grid(padding=(0, 1))
        for line in self.variants():
            variants.add_row("  ·", Text(line))
        page.draw([variants] if variants.rows else [])
        if seating.humans == 1:
            page.write(page.words("terminal-you-are", name=seating.names[0]))
        page.write(page.words("terminal-around", names=seating.introduced()))
        for line in self.against():
            page.write(line)
        if seating.seats >= MANY_SEATS:
            page.write(page.words("terminal-many-seats"))
        if seating.humans:
            page.write(page.words("terminal-welcome"))
        page.write()

    def against(self) -> Iterator[str]:
        """What the bots are like, each kind once."""
        language = self.page.language
        for mind in dict.fromkeys(self.minds[player] for player in self.bots):
            named = [
                self.seating.names[player] for player in self.bots if self.minds[player] == mind
            ]
            yield self.page.words(
                "levels-against",
                names=", ".join(named),
                level=level_name(mind, language),
                about=level_about(mind, language),
            )

    def variants(self) -> list[str]:
        """Whatever is not played as usual, in words."""
        game, language = self.game.name, self.page.language
        usual = type(self.options)().texts()
        lines = []
        for option, value in self.options.texts().items():
            if value == usual[option]:
                continue
            details: dict[str, object] = {}
            if option == "first":
                details["name"] = self.seating.called[int(value)]
            else:
                details |= self.terminal.option_details(option, value, language)
            lines.append(value_about(game, option, value, language, **details))
        return lines

    def play(self) -> None:
        match = self.match
        while not match.is_over():
            if match.awaits_chance():
                match.draw(self.chance)
            else:
                self.decide(self.next_seat())
        self.close()

    def next_seat(self) -> int:
        """Whose decision is taken next: sealed ones commute, so the keyboard moves little."""
        return min(self.match.state.pending(), key=lambda seat: (self.needs_handing(seat), seat))

    def needs_handing(self, seat: int) -> int:
        """Whoever has the keyboard goes first, then the next ones in order."""
        player = seat % self.seating.players
        return -1 if player == self.at_keyboard else player

    def decide(self, seat: int) -> None:
        player = seat % self.seating.players
        view = self.game.view(self.match.state, self.options, player)
        if self.seating.is_bot(player):
            text = self.bots[player].decide(view, seat, self.memory.story(player))
        else:
            self.hand_over(player)
            self.tell(player)
            prompt = Prompt(
                self.game,
                view,
                seat,
                options=self.options,
                seating=self.seating,
                page=self.page,
                log=lambda: self.memory.since(0, player),
                advice=Advice(
                    self.game,
                    lambda: self.memory.story(player),
                    self.advising,
                    seating=self.seating,
                    page=self.page,
                ),
            )
            text = prompt.decide()
        self.match.decide(seat, self.game.read_action(self.match.state, seat, text))

    def hand_over(self, player: int) -> None:
        """Between two people a curtain, so that nobody sees what belongs to another."""
        if self.curtains and player != self.at_keyboard:
            if self.at_keyboard is not None:  # before that, only the introduction stands there
                self.page.wipe()
            self.page.ask(self.page.words("terminal-hand-over", name=self.seating.names[player]))
            self.page.wipe()
        self.at_keyboard = player

    def tell(self, player: int) -> None:
        """What happened since this person last had the keyboard."""
        news = self.memory.since(self.told[player], player)
        if news and self.told[player] and self.curtains:
            self.page.write(self.page.words("terminal-since"), "bold")
        self.page.draw(news)
        if news:
            self.page.write()
        for listener in [player] if self.curtains else range(self.seating.humans):
            self.told[listener] = len(self.memory.past)

    def close(self) -> None:
        """The end, for everybody at the table: what somebody has not heard yet, and the result."""
        if self.curtains:
            self.page.wipe()
        viewer = 0 if self.seating.humans == 1 else None
        self.page.draw(self.memory.since(min(self.told, default=0), viewer))
        self.page.write()
        self.page.write(self.page.words("terminal-over"), "bold")
        view = self.game.view(self.match.state, self.options, viewer)
        self.page.draw(self.terminal.table(view, self.seating, self.page))
        self.page.write()
        self.page.write(self.page.words("terminal-seed", seed=str(self.seed)))

    def written_down(self, position: str | None) -> str:
        """The record of the game, as far as it came."""
        people = [
            Seated(name, mind) for name, mind in zip(self.seating.names, self.minds, strict=True)
        ]
        tags = {"seed": str(self.seed)}
        return write_text(
            record_of(
                self.game,
                self.options,
                people,
                self.match,
                position=position,
                tags=tags,
                abandoned=True,
            )
        )

    def abandon(self) -> None:
        self.page.write(self.page.words("terminal-abandoned"))
        self.page.write(self.page.words("terminal-seed", seed=str(self.seed)))
