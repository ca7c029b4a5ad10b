# Quanto sono probabili le cose, al tavolo e nel terminale.

chance-title = Probabilità
chance-nothing = Per questa decisione non ci sono probabilità.
chance-percent = { $chance } %
