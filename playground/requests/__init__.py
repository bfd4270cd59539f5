"""What is sent, read and held against Discord's rules before anything comes of it.

uploads          a request's JSON and files
bodies           bodies about messages, not yet checked
message_rules    what a message may hold; embed_rules and component_rules are parts of it
modal_rules      what a modal may hold
command_rules    how commands may be registered
"""
