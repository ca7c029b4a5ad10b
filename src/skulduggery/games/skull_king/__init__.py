"""Skull King, the dice game: foretell your tricks, then take exactly as many."""

from skulduggery.games.package import (
    RANDOM_LEVEL,
    Benchmark,
    GameCommand,
    GamePackage,
    Level,
    Part,
)

HOME = "skulduggery.games.skull_king"

PACKAGE = GamePackage(
    name="skull_king",
    home=HOME,
    rules_part=Part(f"{HOME}.rules.game:SKULL_KING"),
    levels={
        "random": RANDOM_LEVEL,
        "casual": Level(Part(f"{HOME}.bots.casual:CasualBot"), plain=True),
        "sharp": Level(Part(f"{HOME}.bots.sharp:SharpBot")),
        "master": Level(Part(f"{HOME}.bots.master:MasterBot")),
    },
    rule_bot=Part(f"{HOME}.bots.rule:RuleBot"),
    advisor=Part(f"{HOME}.bots.master:MasterBot"),
    bold_moves=Part(f"{HOME}.study.bold_moves:Lookout"),
    slow_odds=Part(f"{HOME}.study.bid_odds:BID_ODDS"),
    puzzles=Part(f"{HOME}.study.puzzles:PUZZLE_MAKER"),
    first_puzzle=101,
    odds_functions={
        "trick": Part(f"{HOME}.study.dice_odds:odds_of"),
        "bids": Part(f"{HOME}.study.dice_odds:bids_of"),
    },
    terminal=Part(f"{HOME}.terminal.view:TERMINAL_VIEW"),
    training=Part(f"{HOME}.training.run:TRAINING"),
    matchups=Part(f"{HOME}.benchmarks.matchups:MATCHUPS"),
    speed_tables=Part(f"{HOME}.benchmarks.speed_tables:SPEED_TABLES"),
    bids_met=Part(f"{HOME}.benchmarks.bids_met:bids_met"),
    commands={"odds": GameCommand(f"{HOME}.commands.odds:command", "odds-help", "odds-synopsis")},
    benchmarks={"skull_king": Benchmark(f"{HOME}.benchmarks.show_bids", "bench-skull-king-about")},
)
