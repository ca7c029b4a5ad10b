# The board of games that bring none of their own.

web-plain-yours = Yours
web-plain-decides = to move
web-plain-waiting = Waiting for { $names }.
web-plain-show = Show { $what }
web-plain-yes = yes
web-plain-no = no
