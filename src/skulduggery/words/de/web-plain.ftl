# Das Brett von Spielen, die kein eigenes mitbringen.

web-plain-yours = Deins
web-plain-decides = am Zug
web-plain-waiting = Am Zug: { $names }.
web-plain-show = { $what } zeigen
web-plain-yes = ja
web-plain-no = nein
