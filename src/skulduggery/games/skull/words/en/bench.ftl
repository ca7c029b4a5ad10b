# `skulduggery bench`: how fast it is, beside others.
bench-search-about = how fast the reference search is, beside OpenSpiel
bench-solver-about = how fast the solver is, beside OpenSpiel
bench-exploit-about = how far the master of Skull can be exploited
