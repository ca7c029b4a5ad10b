## The games

web-saber-skull = Säbel & Schädel
web-saber-skull-about = Roll, get rid of your tokens, and know when to stop.

## Said once, in a first game

web-saber-skull-coach-press = Press to roll. After each roll you choose: stop in safety, or risk another one.
web-saber-skull-coach-middle = The middle shows the islands: roll one without room, and all its tokens come to you.
