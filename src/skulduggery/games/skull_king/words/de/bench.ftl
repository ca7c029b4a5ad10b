# `skulduggery bench`: wie schnell es ist, neben anderen.
bench-skull-king-about = wie viele Ansagen sich erfüllen lassen
