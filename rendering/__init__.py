"""Pictures from views: never from states.

The door is `draw`: a view as JSON and a `frame` in, a file with its alt text out; `registry` knows
the painters. `kit` is what everything is drawn with. The same rooms stand here, for what all games
share, and in the folder of each game, for its own:

    look       how things look, wherever they lie: signs, colours, faces
    front      the front page of a post: its painting, what it shows of the table
    board      the table: its scene, its parts, what changed
    player     what lies before one player
    film       the film of some moves: bar, camera, pieces on their way
    hand       a player's cards, upright for a phone
    phone      the compact picture of a moment, for one person
    final      the end: a plate, the scoring table
    words      what is said in and about a picture
    samples    what the gallery shows

A room with a single module is that module.
"""
