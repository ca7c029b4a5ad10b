"""Liar's Dice: bid on dice that you cannot see, or challenge the last bid."""

from skulduggery.games.package import GamePackage, LazyPart

GAME_PACKAGE = GamePackage(
    name="liars_dice",
    home="liars_dice",
    rules_part=LazyPart("liars_dice.game:LIARS_DICE"),
)
