# `skulduggery bench`: quanto è veloce, accanto ad altri.
bench-skull-king-about = quante dichiarazioni si possono centrare
