"""Säbel & Schädel: roll, place, and know when to stop."""

from skulduggery.games.package import (
    RANDOM_LEVEL,
    Benchmark,
    GameCommand,
    GamePackage,
    LazyPart,
    Level,
)

_HOME_PACKAGE = "skulduggery.games.saber_skull"

GAME_PACKAGE = GamePackage(
    name="saber_skull",
    home=_HOME_PACKAGE,
    rules_part=LazyPart(f"{_HOME_PACKAGE}.rules.game:SABER_SKULL"),
    minutes_per_player=4,
    levels={
        "random": RANDOM_LEVEL,
        "casual": Level(LazyPart(f"{_HOME_PACKAGE}.bots.casual:SaberSkullCasualBot"), plain=True),
        "sharp": Level(LazyPart(f"{_HOME_PACKAGE}.bots.sharp:SaberSkullSharpBot"), plain=True),
        "master": Level(LazyPart(f"{_HOME_PACKAGE}.bots.master:SaberSkullMasterBot")),
    },
    rule_bot=LazyPart(f"{_HOME_PACKAGE}.bots.rule:SaberSkullRuleBot"),
    advisor=LazyPart(f"{_HOME_PACKAGE}.bots.master:SaberSkullMasterBot"),
    phase_phrases={
        "choose token": ("your-turn", "good-luck"),
        "go on": ("too-easy", "trust-me", "ouch"),
    },
    bold_moves=LazyPart(f"{_HOME_PACKAGE}.study.bold_moves:SaberSkullBoldMoveFinder"),
    puzzles=LazyPart(f"{_HOME_PACKAGE}.study.puzzles:PUZZLE_MAKER"),
    first_puzzle=201,
    solve=LazyPart(f"{_HOME_PACKAGE}.study.solve:solve_position"),
    terminal=LazyPart(f"{_HOME_PACKAGE}.terminal.board:TERMINAL_VIEW"),
    training=LazyPart(f"{_HOME_PACKAGE}.training.run:SABER_SKULL_TRAINING"),
    matchups=LazyPart(f"{_HOME_PACKAGE}.benchmarks.matchups:SABER_SKULL_MATCHUPS"),
    speed_tables=LazyPart(f"{_HOME_PACKAGE}.benchmarks.speed_tables:SPEED_TABLES"),
    solve_command=GameCommand(f"{_HOME_PACKAGE}.commands.solve:run_command", "saber-solve-help"),
    benchmarks={
        "saber_skull": Benchmark(f"{_HOME_PACKAGE}.benchmarks.strength", "bench-saber-skull-about")
    },
)
