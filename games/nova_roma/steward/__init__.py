"""The steward: a computer player that plans one turn ahead by rules of thumb.

player    what it answers to a question
answers/  what each answer to it would come to
plans/    what the actions of a turn could bring, and what chains of them come to
worths/   what single things are worth
mind      what holdings are worth to one seat at one question
"""
