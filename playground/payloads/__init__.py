"""The world as Discord writes it in JSON: what REST answers and the gateway tells.

things           people, roles, guilds, channels, commands
messages         messages, to the bot and to people
interactions     interactions, and what came of them
"""
