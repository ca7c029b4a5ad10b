"""Skull King, the dice game: foretell your tricks, then take exactly as many."""

from skulduggery.games.package import (
    RANDOM_LEVEL,
    Benchmark,
    GameCommand,
    GamePackage,
    LazyPart,
    Level,
)

HOME_PACKAGE = "skulduggery.games.skull_king"

GAME_PACKAGE = GamePackage(
    name="skull_king",
    home=HOME_PACKAGE,
    rules_part=LazyPart(f"{HOME_PACKAGE}.rules.game:SKULL_KING"),
    levels={
        "random": RANDOM_LEVEL,
        "casual": Level(LazyPart(f"{HOME_PACKAGE}.bots.casual:SkullKingCasualBot"), plain=True),
        "sharp": Level(LazyPart(f"{HOME_PACKAGE}.bots.sharp:SkullKingSharpBot")),
        "master": Level(LazyPart(f"{HOME_PACKAGE}.bots.master:SkullKingMasterBot")),
    },
    rule_bot=LazyPart(f"{HOME_PACKAGE}.bots.rule:SkullKingRuleBot"),
    advisor=LazyPart(f"{HOME_PACKAGE}.bots.master:SkullKingMasterBot"),
    bold_moves=LazyPart(f"{HOME_PACKAGE}.study.bold_moves:SkullKingBoldMoveFinder"),
    slow_odds=LazyPart(f"{HOME_PACKAGE}.study.bid_odds:BID_ODDS"),
    puzzles=LazyPart(f"{HOME_PACKAGE}.study.puzzles:PUZZLE_MAKER"),
    first_puzzle=101,
    odds_functions={
        "trick": LazyPart(f"{HOME_PACKAGE}.study.dice_odds:trick_report"),
        "bids": LazyPart(f"{HOME_PACKAGE}.study.dice_odds:bid_report"),
    },
    terminal=LazyPart(f"{HOME_PACKAGE}.terminal.board:TERMINAL_VIEW"),
    training=LazyPart(f"{HOME_PACKAGE}.training.run:SKULL_KING_TRAINING"),
    matchups=LazyPart(f"{HOME_PACKAGE}.benchmarks.matchups:SKULL_KING_MATCHUPS"),
    speed_tables=LazyPart(f"{HOME_PACKAGE}.benchmarks.speed_tables:SPEED_TABLES"),
    bids_met=LazyPart(f"{HOME_PACKAGE}.benchmarks.matchups:bids_met"),
    commands={
        "odds": GameCommand(
            f"{HOME_PACKAGE}.commands.odds:run_command", "odds-help", "odds-synopsis"
        )
    },
    benchmarks={
        "skull_king": Benchmark(
            f"{HOME_PACKAGE}.benchmarks.perfect_information", "bench-skull-king-about"
        )
    },
)
