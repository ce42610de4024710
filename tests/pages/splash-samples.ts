/** A splash that is over: its page shows it whatever its dates. */
export const splashSamples = { splashId: '1' }
