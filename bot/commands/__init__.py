"""The slash commands: English names with German localisations, answers in the user's language."""
