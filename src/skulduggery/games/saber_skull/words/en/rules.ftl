## Säbel & Schädel

rules-saber-skull-goal =
    Be the first to get rid of all your tokens, whatever their colour.
rules-saber-skull-setup =
    Island 6 lies in the middle, the islands 1 to 5, Skull and Saber around it.
    Everyone has six tokens. The highest roll begins, then it goes clockwise.
rules-saber-skull-turn =
    Roll: the die names an island. The islands 1 to 5 have room for one token.
    Room left: place one token, of any colour you hold, then roll again or stop.
    No room: take what lies there, and your turn is over.
rules-saber-skull-first-round =
    In the first round everyone rolls just once.
    Later the first roll of a turn is a must; every other one is up to you.
rules-saber-skull-island-six =
    Island 6 has room for everything: a 6 always places a token.
rules-saber-skull-skull =
    The islands beside the Skull have room for as many tokens as their number.
    Roll one that is full, and you take all of them.
rules-saber-skull-saber =
    Taking from an island beside the Saber, you also take from island 6
    every token of the colours you have just taken. Placing does not wake it.
    An island between Skull and Saber is under both.
    Side by side, the two leave each other alone.
rules-saber-skull-win =
    Whoever places their last token wins at once, even in mid-turn.
rules-saber-skull-championship =
    Several matches: 3 points for the winner, 2 for the fewest tokens among
    the others, 1 for the next fewest. Players with equal numbers all score.
    Once somebody has 6 points or more, the highest total wins.
    If it is shared, you play on until one is ahead.
