# How likely things are, at the table and in the terminal.

chance-title = Odds
chance-nothing = There are no odds for this decision.
chance-percent = { $chance }%
