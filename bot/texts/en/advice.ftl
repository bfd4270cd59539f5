### Advice of our computer player: hints, and whether they may be had

button-hint = What would you do?
button-hints = Hints…
button-hints-on = Allow hints
button-hints-off = No more hints
hints-off-about = **Hints** are not allowed at this table. Where they are, the panel has a button *What would you do?*. Our computer player then advises you, and knows only what you know. A game in which that was possible does not count for statistics.
hints-on-about = **Hints** are allowed at this table. Press *What would you do?* in the panel, and our computer player advises you; it knows only what you know. This game does not count for statistics.
hints-had-about = **Hints** are no longer allowed at this table. Because they were, this game does not count for statistics.
table-hints-on = Hints are allowed: this game does not count for statistics.
table-hints-had = Hints were allowed: this game does not count for statistics.
note-hints-on = { $who } changed this table: hints are allowed. With *What would you do?* in the panel our computer player advises you. This game does not count for statistics.
note-hints-had = { $who } changed this table: no more hints.
refused-hints-off = Hints are not allowed at this table. Its host can change that before the game begins: *Table…*, then *Hints…*.
refused-hints-late = Others play here, and their game counts. Hints are allowed before the game begins, or in a game against computers only.
refused-hints-lesson = In a lesson hints are always allowed.
refused-hint-not-asked = You are not asked anything right now.

hint-by-thumb = By rules of thumb, for there was nothing to compare: I would choose { $what }.
hint-in-haste = In haste, by rules of thumb: I would choose { $what }. Looking ahead took too long this time; ask again if you like.
hint-deed = What it would then do, by rules of thumb: { $what }.
hint-better = I would choose { $what } rather than { $other }: { $why }.
hint-equal = I would choose { $what }, but { $other } is { $why }.
hint-estimate = -# An estimate by our computer player from { $n } imagined continuations. It knows no more than you do, and is sometimes wrong.
hint-thinking = 💡 *Our computer player thinks about it …*
hint-uncounted = -# Hints are allowed at this table from now on: this game does not count for statistics.
hint-late = -# Meanwhile you are asked something else.

advice-equal = about equal
advice-nothing = nothing
advice-points = about { $more }
advice-little = a little more
advice-source = mostly from *{ $source }*
advice-later = mostly by a better position
advice-more = { $more }, { $where }
advice-more-close = { $more }, { $where }; a close call

button-look-back = Look back
refused-look-back-early = You can look back when the game is over.
refused-look-back-running = That look back is on its way already.
look-back-begins = Looking back at your game…
look-back-progress = Looking back at your game: choice { $n } of { $all }…
look-back-again = Looking back at your game: the choices that seem to have cost the most are checked once more…
look-back-failed = Looking back did not work this time. Try again later.
look-back-title = **Looking back**: the choices that cost you the most, by the estimate of our computer player.
look-back-choice = **{ $n }.** *{ $asked }* You chose { $own }. { $other } would probably have been better: { $why }.
look-back-round = Round { $round }
look-back-nothing = **Looking back**: none of your choices stands out. Where our computer player would have done something else, it expects about the same.
look-back-estimate = -# Estimated by our computer player from { $n } imagined continuations; the choices told here were checked a second time with fresh ones. It knows only what you knew then. It is sometimes wrong, above all about plans it does not see. Where there is a picture, { $chosen } is what you chose, { $better } what would have been better.
