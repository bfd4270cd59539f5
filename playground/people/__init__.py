"""People at Discord's app: what it lets them do, and what reached them.

person          somebody who sees, types and clicks
command_line    typing a slash command
pressing        using a component, filling in a modal
interaction     what somebody started with the bot, and how it was answered
"""
