"""What our computer player thinks of one's play: a hint when it is asked for.

hints       what it would do, from what one knows oneself
reasons     why, in a sentence
hints_menu  whether it may be asked at a table
"""
