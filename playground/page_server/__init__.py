"""The server of the page that lies in `playground/page`: always as one person. A request passes
door, then api or people_api; news go out by socket.

addresses     where this machine can be reached
door          who is let in: Host, origin, key
claims        which browser a person belongs to
bounds        how much is accepted
people        people by id, with names that can be told apart
api           what a person does and looks at
people_api    who is there: coming in, the language one speaks
answers       JSON read and answered
views         what a person's page shows
socket        what one window receives
"""
