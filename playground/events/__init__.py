"""What is told when something happens: to the bot and to people, each only what they may see.

broadcast    who is told what
gateway      the bot's connections; its sessions keep events, so that it can resume
shards       which connection hears of which server, and how often one may begin (starts)
member_list  members of a guild, for a bot that asks
receipts     what reached a person, every byte
activity     whether anything is still under way
"""
