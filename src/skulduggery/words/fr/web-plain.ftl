# Le plateau des jeux qui n’en apportent pas.

web-plain-yours = À toi
web-plain-decides = doit jouer
web-plain-waiting = On attend { $names }.
web-plain-show = Montrer { $what }
web-plain-yes = oui
web-plain-no = non
