"""What Discord does when it is asked to, by the bot or by people.

drafting        from a request to a message
posting         messages written, changed, removed
threads         threads started, changed, joined
interactions    told to the bot, answered in time and once, followed up
violations      what a correct bot would not have done
loopback        all of it put together
"""
