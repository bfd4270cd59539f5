"""Discord's language: what everything is called and how much of it is allowed. Knows no world.

numbers      the numbers of the protocol, by name
limits       Discord's limits, and our own bounds
errors       Discord's answers when something goes wrong, and what its app refuses a person
problems     what is wrong with a body, as Discord's tree of errors
snowflakes   ids that sort by age
components   buttons, selects, inputs and layouts
commands     application commands
"""
