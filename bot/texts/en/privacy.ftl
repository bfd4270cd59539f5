# What is kept of people.

command-privacy = privacy
command-privacy-about = What is kept about you; all of it as a file, or deleted
button-privacy = Privacy
button-my-data = Send me all of it
button-forget-me = Delete all of it
button-forgotten = Yes, delete

privacy-text =
    { "**" }What is kept about you**
    • your Discord number and the name others see, at the tables you sit at;
    • what was answered at your seats, what a lesson has explained to you, and a note you wrote for a table you opened, until the table is deleted;
    • until when you said you would be away, until you are back;
    • what you said in advance at a seat, until it is over or you take it back;
    • your settings: language, pictures, pings, time zone and quiet hours, and when you were last here;
    • for 30 days, when you were pinged at a table;
    • that somebody has invited you to a table, or asked you to leave one, until its game begins; which games you follow, until they are over;
    • which direct message shows your hand; whether you have left a server you play in;
    • results, totals and how long you let others wait, unless you do not want to be counted (/stats).
    Other messages you write are not kept. Nothing is given to anybody else. When a server removes the bot, its tables are deleted after 30 days.
note-nameless = A seat has become free. { $who }, a computer player, goes on there until somebody takes it.
privacy-file = What is kept about you, as it is stored: answers that stand (if there are very many, those of your latest games), notes, settings, results. Not in it: what was told to you or a channel in the last 30 days, and answers that were taken back; those stay with their table, by seat.
privacy-sure = { "**" }Delete all of it?** Your name and number are taken out of every finished game, and your settings and totals are deleted. Games you played stay for the others, without you. This cannot be taken back.
privacy-sure-tables = You leave { $n ->
    [one] the table
   *[other] the { $n } tables
  } you sit at ({ $places }): a computer player takes your seat until somebody else does, and where nobody else plays the game ends.
privacy-forgotten = Deleted. Nothing is kept about you any more, except messages that are on their way or that told a channel about you: they go within 30 days. If you play again, it begins anew.
