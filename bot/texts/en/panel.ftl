# The private panel.

panel-not-asked = You are not asked anything right now.
panel-answered = You have answered; you may still change it until the others have answered too.
panel-answered-ahead = You have answered. The game goes on once the others have too; until then you may take it back.
panel-sure = Really? { $what }
panel-over = This game is over.
panel-confirm = You chose { $what }. Once confirmed, it can only be taken back if the others agree.
panel-so-far = **Your answers together do this:**
panel-nothing = nothing
panel-done = Done.
panel-ends = **This ends the game.**
panel-preview = Preview: this is what your choice changes, nothing is final yet

choose-more-ways = Or one of these
choose-one = Choose one
choose-some = Choose { $least } to { $most }
choose-exactly = Choose { $n }
choose-more =
    { $n ->
        [one] Choose one more
       *[other] Choose up to { $n } more
    }

## What a question is about

rules-of-question = **About this question:** { $question }
why-not-title = **Not offered now**
why-not-line = { $what } – { $reason }
why-not-typed = { $what } is not offered now: { $reason }
choose-topic-of-question = More about this question
button-all-rules = All rules
