"""The front page of a post: who moved, what mattered, the changed part of the table, who leads.

It is read 400 px wide, without a tap: no type on it is smaller than 36 px of its 1200.
"""
