# `skulduggery bench`: quanto è veloce, accanto ad altri.
bench-search-about = quanto è veloce la ricerca di riferimento, accanto a OpenSpiel
bench-solver-about = quanto è veloce il risolutore, accanto a OpenSpiel
bench-exploit-about = quanto si può sfruttare il maestro di Skull
