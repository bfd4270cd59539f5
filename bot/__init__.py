"""The Discord bot: tables in channels, hands by DM, a picture after every move. Knows no game."""
