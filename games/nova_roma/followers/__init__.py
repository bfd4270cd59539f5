"""Followers: the cards, what they do in an action, what they score."""
