"""The bot's way in: REST as discord.py speaks it. A request passes front_door, then its route.

front_door          faults, the token, rate limits, and errors in Discord's form
faults              trouble on demand, where a test wants it
rate_limits         by route and major parameter
routing             how routes are written down
application, guilds, channels, messages, interactions    the routes
files               the stand-in for Discord's file servers
"""
