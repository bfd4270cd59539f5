"""What is told when something happens: to the bot and to people, each only what they may see.

broadcast    who is told what
gateway      the bot's connection; its sessions keep events, so that it can resume
receipts     what reached a person, every byte
activity     whether anything is still under way
"""
