"""Names of people as they come from outside: made readable, and told apart. Knows nothing else.

spelling      what stays of a name, and what makes it unusable
lookalikes    whether two names could be taken for each other
"""

from names.lookalikes import look_alike, skeleton
from names.spelling import MARKS, cleaned, is_overloaded, unlinked

__all__ = ["MARKS", "cleaned", "is_overloaded", "look_alike", "skeleton", "unlinked"]
