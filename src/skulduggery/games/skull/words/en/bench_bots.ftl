# `skulduggery bench search`: the search that bots are measured against.

bench-search-speed = Skull for { $players }: { $rate } simulations of whole games per second; target { $target }, reached: { $reached }.
bench-search-method = Positions of three-player Skull, each searched { $seeds } times with { $simulations } simulations: the mean share of simulations each decision got.
bench-search-choice = Decision
bench-search-ours = Ours
bench-search-again =
    Ours,
    other seeds
bench-search-theirs =
    OpenSpiel’s,
    nodes as ours
bench-search-as-it-is =
    OpenSpiel’s
    as it is
bench-search-apart = Mean distance of the shares from ours: { $chance } with other seeds, which is chance alone; { $theirs } for OpenSpiel’s with our nodes (what the searching player knows); { $asitis } as it is (what the deciding player knows).
bench-search-rates = Simulations per second in these searches: ours { $ours }, OpenSpiel’s { $theirs }.

# `skulduggery bench exploit`: how far the master can be exploited.

bench-exploit-method = How often a bot that was trained only against the master of Skull wins, alone at tables of masters. A perfect answer could win more; how much more is not known.
bench-exploit-lessons = Iterations
