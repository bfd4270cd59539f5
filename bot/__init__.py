"""The Discord bot: tables in channels, hands by DM, a picture after every move. Knows no game.

The rooms, as a click passes through them; each imports only those below it:

app       start, settings, client, logs, health, one instance: wires the rooms, knows them all
commands  slash commands: find the table, the seat and the voice, then call a room
clicks    what each button, menu and dialog does
own_data  what is kept of somebody: told, handed out, forgotten
preferences  what somebody wants: the settings panel
lobby     before a game: opening, sitting down, variants, computer players, starting
servers   what moderators want of the tables of their server
panel     during a game: the private panel, its widgets and pictures, answers and drafts
looking   looking back: earlier boards, recap, log; the rules
waiting   when others wait: pace, reminders, being away, leaving, free seats
votes     together: taking back and giving seats by consent
posts     what is told: rows, outbox, words and picture, Discord; hands; the drawing processes
people    what somebody wants everywhere: quiet hours, quotas
tables    the live table, its lock, an answer tried, rehearsed, written
talk      Discord's forms: limits, addresses, replies, refusals, widgets; voices
"""
