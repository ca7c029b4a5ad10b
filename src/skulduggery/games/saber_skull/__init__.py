"""Säbel & Schädel: roll, place, and know when to stop."""

from skulduggery.games.package import (
    RANDOM_LEVEL,
    Benchmark,
    GameCommand,
    GamePackage,
    LazyPart,
    Level,
)

HOME_PACKAGE = "skulduggery.games.saber_skull"

GAME_PACKAGE = GamePackage(
    name="saber_skull",
    home=HOME_PACKAGE,
    rules_part=LazyPart(f"{HOME_PACKAGE}.rules.game:SABER_SKULL"),
    levels={
        "random": RANDOM_LEVEL,
        "casual": Level(LazyPart(f"{HOME_PACKAGE}.bots.casual:SaberSkullCasualBot"), plain=True),
        "sharp": Level(LazyPart(f"{HOME_PACKAGE}.bots.sharp:SaberSkullSharpBot"), plain=True),
        "master": Level(LazyPart(f"{HOME_PACKAGE}.bots.master:SaberSkullMasterBot")),
    },
    rule_bot=LazyPart(f"{HOME_PACKAGE}.bots.rule:SaberSkullRuleBot"),
    advisor=LazyPart(f"{HOME_PACKAGE}.bots.master:SaberSkullMasterBot"),
    bold_moves=LazyPart(f"{HOME_PACKAGE}.study.bold_moves:SaberSkullBoldMoveFinder"),
    puzzles=LazyPart(f"{HOME_PACKAGE}.study.puzzles:PUZZLE_MAKER"),
    first_puzzle=201,
    solve=LazyPart(f"{HOME_PACKAGE}.study.solve:solve_position"),
    terminal=LazyPart(f"{HOME_PACKAGE}.terminal.board:TERMINAL_VIEW"),
    training=LazyPart(f"{HOME_PACKAGE}.training.run:SABER_SKULL_TRAINING"),
    matchups=LazyPart(f"{HOME_PACKAGE}.benchmarks.matchups:SABER_SKULL_MATCHUPS"),
    speed_tables=LazyPart(f"{HOME_PACKAGE}.benchmarks.speed_tables:SPEED_TABLES"),
    solve_command=GameCommand(f"{HOME_PACKAGE}.commands.solve:run_command", "saber-solve-help"),
    benchmarks={
        "saber_skull": Benchmark(f"{HOME_PACKAGE}.benchmarks.strength", "bench-saber-skull-about")
    },
)
