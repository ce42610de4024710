/** How often the live stream says that it is still there; who hears nothing for longer hears nothing at all. */
export const beatMs = 10_000
