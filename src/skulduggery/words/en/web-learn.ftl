# Learning in the browser: the lessons around what the teacher says, and the written rules.

web-learn-title = Learn by playing
web-learn-about = Three lessons of about ten minutes each, against two opponents who do as they are told. Every rule is explained when it first matters.
web-learn-length = About ten minutes
web-learn-start = Start the lesson
web-learn-resume = Continue
web-learn-once-more = Play it again
web-learn-done = Learned
web-learn-rules = The rules in writing
web-learn-rules-about = For those who like to read first, or want to win an argument.

## A lesson

web-learn-lesson = { $game }: a lesson
web-learn-close = Back to all lessons
web-learn-again = Start over
web-learn-progress = Progress
web-learn-step = Step { $page } of { $pages }
web-learn-teacher = The teacher
web-learn-speech = What the teacher says
web-learn-watch = Watch
web-learn-your-turn = Your turn
web-learn-not-this = Not this time
web-learn-show-me = Show me
web-learn-back = Back
web-learn-next = Next
web-learn-skip = Skip
web-learn-play = Play against bots
web-learn-keys = The left and right arrow keys turn the pages.

## The rules

web-learn-here = At this table
web-learn-variant = Variant
web-learn-rules-goal = The aim
web-learn-rules-turn = Your turn
