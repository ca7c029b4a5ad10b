"""Säbel & Schädel: roll, place, and know when to stop."""

from skulduggery.games.package import (
    RANDOM_LEVEL,
    Benchmark,
    GameCommand,
    GamePackage,
    Level,
    Part,
)

HOME = "skulduggery.games.saber_skull"

PACKAGE = GamePackage(
    name="saber_skull",
    home=HOME,
    rules_part=Part(f"{HOME}.rules.game:SABER_SKULL"),
    levels={
        "random": RANDOM_LEVEL,
        "casual": Level(Part(f"{HOME}.bots.casual:CasualBot"), plain=True),
        "sharp": Level(Part(f"{HOME}.bots.sharp:SharpBot"), plain=True),
        "master": Level(Part(f"{HOME}.bots.master:MasterBot")),
    },
    rule_bot=Part(f"{HOME}.bots.rule:RuleBot"),
    advisor=Part(f"{HOME}.bots.master:MasterBot"),
    bold_moves=Part(f"{HOME}.study.bold_moves:Lookout"),
    puzzles=Part(f"{HOME}.study.puzzles:PUZZLE_MAKER"),
    first_puzzle=201,
    solve=Part(f"{HOME}.study.solve:solve_position"),
    terminal=Part(f"{HOME}.terminal.view:TERMINAL_VIEW"),
    training=Part(f"{HOME}.training.run:TRAINING"),
    matchups=Part(f"{HOME}.benchmarks.matchups:MATCHUPS"),
    speed_tables=Part(f"{HOME}.benchmarks.speed_tables:SPEED_TABLES"),
    solve_command=GameCommand(f"{HOME}.commands.solve:command", "saber-solve-help"),
    benchmarks={
        "saber_skull": Benchmark(f"{HOME}.benchmarks.show_strength", "bench-saber-skull-about")
    },
)
