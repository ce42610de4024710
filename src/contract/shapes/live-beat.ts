/** How often the live stream says that it is still there; who hears nothing for longer hears nothing at all. */
export const beatMs = 10_000

/** Two beats have not come: the connection is open and dead, as in every tunnel. */
export const silenceMs = 2.5 * beatMs
