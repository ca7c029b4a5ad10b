"""Skull: bluff, bid, and flip."""

from skulduggery.games.package import (
    RANDOM_LEVEL,
    Benchmark,
    GameCommand,
    GamePackage,
    Level,
    Part,
)

HOME = "skulduggery.games.skull"

PACKAGE = GamePackage(
    name="skull",
    home=HOME,
    rules_part=Part(f"{HOME}.rules.game:SKULL"),
    levels={
        "random": RANDOM_LEVEL,
        "casual": Level(Part(f"{HOME}.bots.casual:CasualBot"), plain=True),
        "sharp": Level(Part(f"{HOME}.bots.sharp:SharpBot")),
        "master": Level(Part(f"{HOME}.bots.master:MasterBot")),
    },
    rule_bot=Part(f"{HOME}.bots.rule:RuleBot"),
    advisor=Part(f"{HOME}.bots.master:MasterBot"),
    bold_moves=Part(f"{HOME}.study.bold_moves:Lookout"),
    puzzles=Part(f"{HOME}.study.puzzle_maker:PUZZLE_MAKER"),
    first_puzzle=1,
    solve=Part(f"{HOME}.study.solve:solve_position"),
    terminal=Part(f"{HOME}.terminal.view:TERMINAL_VIEW"),
    training=Part(f"{HOME}.training.run:TRAINING"),
    matchups=Part(f"{HOME}.benchmarks.matchups:MATCHUPS"),
    speed_tables=Part(f"{HOME}.benchmarks.speed_tables:SPEED_TABLES"),
    solve_command=GameCommand(f"{HOME}.commands.solve:command", "solve-skull-help"),
    benchmarks={
        "search": Benchmark(f"{HOME}.benchmarks.show_search", "bench-search-about"),
        "solver": Benchmark(f"{HOME}.benchmarks.show_solver", "bench-solver-about"),
        "exploit": Benchmark(f"{HOME}.benchmarks.show_exploit", "bench-exploit-about"),
    },
)
