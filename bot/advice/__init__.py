"""What our computer player thinks of one's play: a hint when asked, a look back at the end.

hints       what it would do, from what one knows oneself
reasons     why, in a sentence
hints_menu  whether it may be asked at a table
judging     which choices of a finished game cost most
look_back   these, told and shown
"""
