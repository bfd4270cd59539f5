# Warum etwas nicht zur Wahl steht.

why-not-tray = Sie ist leer, es gibt nichts auszusäen.
