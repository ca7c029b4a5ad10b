# Everything the terminal prints besides the events and the rules.

## Around the game

terminal-you-are = You are { $name }.
terminal-around = Around the table, clockwise: { $names }.
terminal-many-seats = So many seats make for long rounds; it plays best with fewer than ten.
terminal-welcome = Type what stands on the left of a line; ? shows help, rules the rules, hint a hint.
terminal-you = you
terminal-bot = bot
terminal-bot-level = bot, { $level }
terminal-hand-over = Hand the keyboard to { $name }; then press Enter:
terminal-since = Since your last turn:
terminal-answer = Choose something from the list, or type ? for help.
terminal-only-choice = Only one choice: press Enter.
terminal-more = Enter for more, or a word and Enter to stop:
terminal-over = The game is over.
terminal-abandoned = You leave the table; the game stays unfinished.
terminal-seed = For the same luck again, start with --seed { $seed }.

## Commands, and what to type for moves that have no number

command-help = help
command-help-about = this help
command-rules = rules
command-rules-about = the rules of this game
command-legal = legal
command-legal-about = everything you may do now, one by one
command-hint = hint
command-hint-about = what a master would do here
command-odds = odds
command-odds-about = how likely things are, where that can be told
command-table = table
command-table-about = the table once more
command-log = log
command-log-about = what you have seen so far
command-quit = quit
command-quit-about = leave the game
terminal-help = Answer with the number or letter on the left, with the words beside it, or with part of them. At any time you can also type:

## Tables

terminal-player = Player
terminal-points = Points
terminal-your-move = { $name }, what will you do?
terminal-choice = Choice
terminal-often = How often
terminal-worth = To win
