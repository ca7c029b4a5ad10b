# `skulduggery bench`: quanto è veloce, accanto ad altri.
bench-saber-skull-about = che cosa regala il suo maestro
