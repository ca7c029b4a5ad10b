# What the master would do, for somebody who asks.

hint-only = There is only one choice: “{ $first }”.
hint-always = A master would always choose “{ $first }”.
hint-nearly-always = A master would nearly always choose “{ $first }” ({ $often }%).
hint-mostly = A master would mostly choose “{ $first }” ({ $often }%).
hint-mixes = A master would mix: “{ $first }” { $often }%, “{ $second }” { $second_often }% of the time.
hint-same = “{ $first }” and “{ $second }” are about equal: { $worth }% chance to win.
hint-apart =
    Chance to win: { $first_worth }% with “{ $first }”, { $second_worth }% with “{ $second }”, { $points ->
        [one] one percentage point
       *[other] { $points } percentage points
    } { $more ->
        [first] less.
       *[second] more, taken by itself.
    }
hint-chance = Your chance to win: { $chance }%.
error-no-hints = There are no hints for this game.
error-no-thought = No hint could be found this time. Ask once more.
error-too-many-questions = You have { $most } questions open already. Wait for an answer, then ask again.
error-no-lesson = There is no lesson for this game yet.
