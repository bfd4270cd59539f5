## Lessons: a first game that explains itself

command-learn = learn
command-learn-about = A first game against the computer that explains itself as you play

button-learn = Teach me
button-lesson-begin = Show me the first question
button-lesson-leave = No more explanations
button-lesson-on = Play on
button-lesson-real = Open a real table
button-lesson-close = Close this table

lesson-which = Which game do you want to learn? You play a real one against the computer, and each kind of question explains itself the first time.
lesson-opened = **{ $game }, a lesson** for { $who } in { $channel }: press *My move* under the board there. It does not count for statistics.
lesson-title = { $game }: a first game
lesson-over = You can play now
lesson-over-ways = Play on without explanations, open a table for your friends here, or close this one.
done-lesson-close = The lesson is over and its table closed. /table open opens a real one.
done-lesson-real = The lesson is over. A new table is open in this channel: your friends press *Join*, you press *Start*.
refused-no-lesson = There is no lesson for this game yet: /rules tells how it is played.
