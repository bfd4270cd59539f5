"""A computer player that looks ahead: tries answers in worlds that its seat thinks possible.

futures    one answer, played on by the steward for some turns in one imagined world
estimates  answers compared over the same worlds, and how sure the difference is
consul     which answers are tried, which are given up, and when the steward is contradicted
errand     a search as bytes, for another process, and what it found
review     a finished game seen again: which choices are worth a second look
erring     where the steward errs, by kind of question
"""
