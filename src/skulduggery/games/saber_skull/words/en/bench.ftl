# `skulduggery bench`: how fast it is, beside others.
bench-saber-skull-about = what its master gives away
