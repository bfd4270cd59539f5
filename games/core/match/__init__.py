"""One running game: the match, the rules at work in it, and worlds put in its place.

match     what is asked, what was answered, what may be taken back; what is stored
running   a segment's generator, driven from one open question to the next
grafting  one state put into another's place while a rule goes on
"""

from games.core.match.match import Match, resume

__all__ = ["Match", "resume"]
