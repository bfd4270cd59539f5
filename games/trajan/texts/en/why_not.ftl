# Why something is not among the options.

why-not-tray = It is empty, and there is nothing to sow.
