"""How the bot talks: Discord's forms and limits, voices, refusals, addresses of buttons."""
