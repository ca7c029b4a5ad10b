# `skulduggery bench`: wie schnell es ist, neben anderen.
bench-saber-skull-about = was sein Meister verschenkt
