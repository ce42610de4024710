/** Until then the splash is looked at or read out; section 4 of the specification. */
export const splashFocusDelayMs = 1_500
