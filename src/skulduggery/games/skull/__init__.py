"""Skull: bluff, bid, and flip."""

from skulduggery.games.package import (
    RANDOM_LEVEL,
    Benchmark,
    GameCommand,
    GamePackage,
    LazyPart,
    Level,
)

_HOME_PACKAGE = "skulduggery.games.skull"

GAME_PACKAGE = GamePackage(
    name="skull",
    home=_HOME_PACKAGE,
    rules_part=LazyPart(f"{_HOME_PACKAGE}.rules.game:SKULL_GAME"),
    minutes_per_player=5,
    levels={
        "random": RANDOM_LEVEL,
        "casual": Level(LazyPart(f"{_HOME_PACKAGE}.bots.casual:SkullCasualBot"), plain=True),
        "sharp": Level(LazyPart(f"{_HOME_PACKAGE}.bots.sharp:SkullSharpBot")),
        "master": Level(LazyPart(f"{_HOME_PACKAGE}.bots.master:SkullMasterBot")),
    },
    rule_bot=LazyPart(f"{_HOME_PACKAGE}.bots.rule:SkullRuleBot"),
    advisor=LazyPart(f"{_HOME_PACKAGE}.bots.master:SkullMasterBot"),
    table_talk=LazyPart(f"{_HOME_PACKAGE}.bots.table_talk:SKULL_TABLE_TALK"),
    phase_phrases={
        "place": ("trust-me", "i-have-a-skull", "only-flowers"),
        "add": ("i-have-a-skull", "only-flowers", "trust-me"),
        "raise": ("you-are-bluffing", "too-high", "i-have-a-skull", "only-flowers"),
        "attempt": ("turn-mine", "do-not-turn-mine", "trust-me"),
        "lose": ("ouch",),
        "point": ("ouch",),
        "name starter": ("ouch",),
    },
    bold_moves=LazyPart(f"{_HOME_PACKAGE}.study.bold_moves:SkullBoldMoveFinder"),
    puzzles=LazyPart(f"{_HOME_PACKAGE}.study.puzzle_maker:PUZZLE_MAKER"),
    first_puzzle=1,
    solve=LazyPart(f"{_HOME_PACKAGE}.study.solve:solve_position"),
    terminal=LazyPart(f"{_HOME_PACKAGE}.terminal.board:TERMINAL_VIEW"),
    training=LazyPart(f"{_HOME_PACKAGE}.training.run:SKULL_TRAINING"),
    matchups=LazyPart(f"{_HOME_PACKAGE}.benchmarks.matchups:SKULL_MATCHUPS"),
    speed_tables=LazyPart(f"{_HOME_PACKAGE}.benchmarks.speed_tables:SPEED_TABLES"),
    solve_command=GameCommand(f"{_HOME_PACKAGE}.commands.solve:run_command", "solve-skull-help"),
    benchmarks={
        "search": Benchmark(f"{_HOME_PACKAGE}.benchmarks.search", "bench-search-about"),
        "solver": Benchmark(f"{_HOME_PACKAGE}.benchmarks.solver", "bench-solver-about"),
        "exploit": Benchmark(f"{_HOME_PACKAGE}.benchmarks.exploit", "bench-exploit-about"),
    },
)
