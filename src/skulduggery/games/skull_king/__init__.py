"""Skull King, the dice game: foretell your tricks, then take exactly as many."""

from skulduggery.games.package import (
    RANDOM_LEVEL,
    Benchmark,
    GameCommand,
    GamePackage,
    LazyPart,
    Level,
)

_HOME_PACKAGE = "skulduggery.games.skull_king"

GAME_PACKAGE = GamePackage(
    name="skull_king",
    home=_HOME_PACKAGE,
    rules_part=LazyPart(f"{_HOME_PACKAGE}.rules.game:SKULL_KING"),
    minutes_per_player=7,
    levels={
        "random": RANDOM_LEVEL,
        "casual": Level(LazyPart(f"{_HOME_PACKAGE}.bots.casual:SkullKingCasualBot"), plain=True),
        "sharp": Level(LazyPart(f"{_HOME_PACKAGE}.bots.sharp:SkullKingSharpBot")),
        "master": Level(LazyPart(f"{_HOME_PACKAGE}.bots.master:SkullKingMasterBot")),
    },
    rule_bot=LazyPart(f"{_HOME_PACKAGE}.bots.rule:SkullKingRuleBot"),
    advisor=LazyPart(f"{_HOME_PACKAGE}.bots.master:SkullKingMasterBot"),
    phase_phrases={
        "announce": ("good-luck", "too-high", "too-easy"),
        "choose die": ("your-turn", "ouch", "well-played"),
    },
    bold_moves=LazyPart(f"{_HOME_PACKAGE}.study.bold_moves:SkullKingBoldMoveFinder"),
    slow_odds=LazyPart(f"{_HOME_PACKAGE}.study.bid_odds:BID_ODDS"),
    puzzles=LazyPart(f"{_HOME_PACKAGE}.study.puzzles:PUZZLE_MAKER"),
    first_puzzle=101,
    odds_functions={
        "trick": LazyPart(f"{_HOME_PACKAGE}.study.dice_odds:trick_report"),
        "bids": LazyPart(f"{_HOME_PACKAGE}.study.dice_odds:bid_report"),
    },
    terminal=LazyPart(f"{_HOME_PACKAGE}.terminal.board:TERMINAL_VIEW"),
    training=LazyPart(f"{_HOME_PACKAGE}.training.run:SKULL_KING_TRAINING"),
    matchups=LazyPart(f"{_HOME_PACKAGE}.benchmarks.matchups:SKULL_KING_MATCHUPS"),
    speed_tables=LazyPart(f"{_HOME_PACKAGE}.benchmarks.speed_tables:SPEED_TABLES"),
    bids_met=LazyPart(f"{_HOME_PACKAGE}.benchmarks.matchups:bids_met"),
    commands={
        "odds": GameCommand(
            f"{_HOME_PACKAGE}.commands.odds:run_command", "odds-help", "odds-synopsis"
        )
    },
    benchmarks={
        "skull_king": Benchmark(
            f"{_HOME_PACKAGE}.benchmarks.perfect_information", "bench-skull-king-about"
        )
    },
)
