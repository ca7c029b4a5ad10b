"""Reviews: a finished game judged ply by ply by the advisor bot, from each player's knowledge."""
