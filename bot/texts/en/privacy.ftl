# What is kept of people.

command-privacy = privacy
command-privacy-about = What is kept of you; all of it as a file, or deleted
button-privacy = Privacy
button-my-data = Send me all of it
button-forget-me = Delete all of it
button-forgotten = Yes, delete

privacy-text =
    { "**" }What is kept of you**
    • your Discord number and the name others see, at the tables you sit at;
    • what you answered in your games, by seat, until the table is deleted;
    • what you said in advance at a seat, until it is over or you take it back;
    • your settings: language, pictures, pings, time zone and quiet hours, and when you were last here;
    • for 30 days, when you were pinged at a table;
    • that somebody has invited you to a table, or asked you to leave one, until its game begins; which games you follow, until they are over;
    • which direct message shows your hand; whether you have left a server you play in;
    • results, sums and how long you let others wait, unless you do not want to be counted (/stats).
    Messages you write are not kept. Nothing is given to anybody else. A server that removes the bot: its tables are deleted after 30 days.
note-nameless = A seat has become free. { $who }, a computer player, goes on there until somebody takes it.
privacy-file = All that is kept of you, as it is stored.
privacy-sure = { "**" }Delete all of it?** Your name and number leave every finished game, your settings and sums go. Games you played stay for the others, without you. This cannot be taken back.
privacy-sure-tables = You leave { $n ->
    [one] the table
   *[other] the { $n } tables
  } you sit at ({ $places }): a computer player takes your seat until somebody else does, and where nobody else plays the game ends.
privacy-forgotten = Deleted. Nothing is kept of you any more; if you play again, it begins anew.
