# The private panel.

panel-not-asked = You are not asked anything right now.
panel-answered = You have answered, and may change it until everybody has.
panel-answered-ahead = You have answered. The game goes on once everybody has; until then you may take it back.
panel-sure = Really? { $what }
panel-over = This game is over.
panel-confirm =
    { $n ->
        [0] You chose { $what }. No other person plays here, so /undo takes it back even afterwards.
        [one] You chose { $what }. Afterwards it can only be taken back if { $who } agrees.
       *[other] You chose { $what }. Afterwards it can only be taken back if the others agree.
    }
panel-closes =
    { $n ->
        [0] Green buttons are final; as no other person plays here, /undo works even afterwards.
        [one] Green buttons are final; afterwards taken back only if { $who } agrees.
       *[other] Green buttons are final; afterwards taken back only if the others agree.
    }
panel-turn-so-far = **Your turn so far:**
panel-so-far = **Your choice does this:**
panel-veiled = { $what } – what this reveals is shown after you confirm.
panel-veiled-after = What this then reveals is shown after you confirm.
panel-hand = **Your hand**
panel-hand-asked = -# You are asked: { $question }
panel-each = { $question } **{ $what }**
panel-nothing = nothing
panel-then = **And then:**
panel-taken = Your choice stands.
panel-board = -# The table now: { $where }
panel-ends = **This ends the game.**
panel-preview = Preview: how it would look afterwards, nothing is final yet
panel-unseen = A picture is missing here: I could not draw it in time. *My move* under the newest post tries again.

button-caution = { $what } – does nothing now
button-beside = { $what } …
hint-beside = -# With “…” at the end: step by step, you are asked further.
button-closing = { $what } – confirm
button-again = As last time: { $what }
word-again = again

choose-stepwise = Or step by step
choose-more-ways = Or one of these
choose-one = Choose one
choose-some =
    { $least ->
        [0] Choose up to { $most }
       *[other] Choose { $least } to { $most }
    }
choose-exactly =
    { $n ->
        [one] Choose one
       *[other] Choose { $n }
    }
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
