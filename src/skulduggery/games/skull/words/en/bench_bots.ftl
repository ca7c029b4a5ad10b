# `skulduggery bench search`: the search that bots are measured against.

bench-search-speed = Skull for { $players }: { $rate } simulations of whole games a second; target { $target }, reached: { $reached }.
bench-search-method = Positions of Skull for three, each searched { $seeds } times with { $simulations } simulations: the mean share of simulations that each decision got.
bench-search-choice = Decision
bench-search-ours = Ours
bench-search-again =
    Ours,
    other seeds
bench-search-theirs =
    OpenSpiel's,
    nodes as ours
bench-search-as-it-is =
    OpenSpiel's
    as it is
bench-search-apart = Mean distance of the shares from ours: { $chance } with other seeds, which is chance alone; { $theirs } for OpenSpiel's with our nodes (what the searching player was told); { $asitis } as it is (what the player knows who decides there).
bench-search-rates = Simulations a second in these searches: ours { $ours }, OpenSpiel's { $theirs }.

# `skulduggery bench exploit`: how far the master can be exploited.

bench-exploit-method = Somebody who studies the master of Skull, and nothing else, alone at tables of masters: how often that wins. A perfect answer could win more, nobody knows how much.
bench-exploit-lessons = Lessons
