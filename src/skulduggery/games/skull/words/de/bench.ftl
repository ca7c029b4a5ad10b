# `skulduggery bench`: wie schnell es ist, neben anderen.
bench-search-about = wie schnell die Vergleichssuche ist, neben OpenSpiel
bench-solver-about = wie schnell der Löser ist, neben OpenSpiel
bench-exploit-about = wie weit sich der Meister von Skull ausnutzen lässt
