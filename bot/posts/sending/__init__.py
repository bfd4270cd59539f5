"""Sending rows to Discord: channels, hands, seats; once each, whatever goes wrong."""
