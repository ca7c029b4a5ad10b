# Säbel & Schädel: what is solved, learned and measured.
saber-train-rings = rings
saber-train-players = iterations, { $players } players
saber-train-news = error { $error }
saber-solving = sweeps
saber-solve-news = moved by { $moved }
saber-checking = games
saber-tokens-help = Säbel & Schädel: how many tokens each player starts with.
saber-check-help = Säbel & Schädel: play this many games with the solved strategy by the real rules, and show the share won beside the value.
saber-answer = Säbel & Schädel for two on { $ring }, { $tokens } tokens each
saber-stopped = Stopped early: values still moved by up to { $moved } a sweep.
saber-first = Whoever begins wins with { $chance }.
saber-effort = { $positions } positions, { $sweeps } sweeps, the last of which moved no value by more than { $moved }.
saber-checked = Played { $games } times with dice, whoever began won { $share } (95% interval { $low } to { $high }).
saber-rule = When to roll again, after placing a token:
saber-rule-always = { $full ->
    [0] with no full island: always roll
    [one] with one full island: always roll
   *[other] with { $full } full islands: always roll
  }
saber-rule-never = { $full ->
    [0] with no full island: always stop
    [one] with one full island: always stop
   *[other] with { $full } full islands: always stop
  }
saber-rule-depends = { $full ->
    [0] with no full island: it depends; roll in { $share }% of all positions
    [one] with one full island: it depends; roll in { $share }% of all positions
   *[other] with { $full } full islands: it depends; roll in { $share }% of all positions
  }
saber-picture = { $always } roll, { $never } stop, { $depends } depends on what lies where; the other player’s tokens across:
saber-own = own tokens
saber-full = { $full } full
saber-both-sides = It never matters whose turn it is: where rolling is right for one, it would be right for the other.
saber-position = Position { $position }
saber-chance = Seat { $seat } wins with { $chance }.
saber-choice = { $play }: { $chance }
saber-rings = All two-player rings: the chance to win of whoever begins.
saber-ring = for instance
saber-ring-times = rings of 720
saber-ring-first = first player
saber-rings-mean = On a random ring: { $chance }
saber-solve-help = Solve a ring of Säbel & Schädel for two players: who wins how often, and when to roll again.
saber-position-help = Säbel & Schädel: a ring such as "1 2 K 5 3 B 4", alone or with a position after it: "5:rrg 2:g 0=rrr 1=gg turn=0 placed" says what lies on islands 5 and 2 and what seats 0 and 1 hold (r, g: tokens of seats 0 and 1; all others are on island 6), and whose turn it is; "placed" means that they may stop, die=5 that they have rolled, first=0 that it is the first round. Without a ring, all are listed.
saber-bench-thumb = Two players: shares of the win against the rule of thumb (rule), worked out over both seats and all rings that there was time for. Nothing wins more against it than the best response to it.
saber-bench-master = master
saber-bench-best = best response
saber-bench-alone = Three and more: the master alone among others that play by the rule of thumb:
saber-bench-regret = Three and more: what the master gives away per decision, measured by playing every choice on to the end of the match, with itself and the others as they are; in percentage points of the win.
saber-bench-between = At least (above): one half of these matches chooses, the other judges. At most (below): all of them do both, so luck counts as well. Multiplied by the decisions of a match, this is what one better choice at each of them would gain.
saber-bench-among = The master among others that play as { $others }:
saber-bench-decisions = decisions examined
saber-bench-lost = lost per decision
saber-bench-per-match = decisions per match
saber-bench-lost-match = lost per match
saber-bench-championship = One master that plays for the championship, among masters that play each match for itself:
error-saber-bad-ring = “{ $ring }” is not a ring: the islands 1 to 5 in a circle, each once, with K for the Skull and B for the Saber among them, such as 1 2 K 5 3 B 4. For study, K and B may be left out.
error-saber-without-ring = --tokens and --check are for one ring. Name it first, such as: skulduggery solve saber_skull "1 2 K 5 3 B 4" --tokens 3.
error-saber-no-championship = A single match is solved, not a championship: with two players, the best play of each match is the best play of the championship, too.
error-saber-too-many = With the Saber in the ring, at most { $most } tokens each can be solved.
error-saber-only-two = Only matches of two players can be solved.
error-saber-position-needs = A position is one of the real game, with { $tokens } tokens each.
error-saber-position-twice = Something appears twice in this position.
error-saber-position-hands = A position says what each seat has, at least one token, for two to five seats from 0 on: 0=rrr 1=gg.
error-saber-position-tokens = Too many tokens of colour { $colour } in this position: there can be { $most }.
error-saber-position-turn = A position says whose turn it is, one of those at the table: turn=0.
error-saber-position-die = A position may have a die (die=5) only where a token can be placed, and not together with “placed”.
error-saber-position-first = In the first round everybody rolls just once: “placed” and first=… do not go together.
error-saber-position-island = Island { $island } has room for { $room } only.
error-saber-position-ring = “{ $ring }” is not the ring of this game: it needs all seven coasters, in the order chosen if one was chosen.
error-rings-damaged = The file with the solved rings is damaged.
