"""A soak: whole games by clicks, while the bot is killed and its Discord fails at random.

__main__      `python -m tests.soak`: the arguments, the summary, its record
soak          one soak from start to end
players       people who play on whatever happens
trouble       what goes wrong: the kinds of faults, drawn from the seed
bot_process   the bot, killed and started again
hurried_bot   `python -m bot` with shorter waits
ledger        its database, read from outside
truth         what must hold in the end
"""
