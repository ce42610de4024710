const minute = 60_000
const mostNetworks = 20_000
/** Nobody sets this clock. */
const untouched = () => performance.now()

/**
 * Counts what comes from a network: pages made anew, forms. All that it may have in a minute, or in another length of
 * time, may come at once; then it grows back evenly. Answers 0, or the seconds after which there is room for one again.
 */
export function createMissLimit(
  most: number,
  windowMs = minute,
  clock = untouched,
): (network: string) => number {
  if (most === 0) return () => 0
  const each = windowMs / most
  /** When all that a network has taken will have grown back. */
  const restored = new Map<string, number>()

  /** Many at once, so that whoever comes from ever new networks does not have all of them looked through each time. */
  function forgetSome(now: number): void {
    for (const [network, moment] of restored) if (moment <= now) restored.delete(network)
    for (const network of restored.keys()) {
      if (restored.size <= mostNetworks / 2) return
      restored.delete(network)
    }
  }

  return (network) => {
    const now = clock()
    // As a length of time: sums with the clock's own fractions would round above the limit.
    const taken = Math.max(0, (restored.get(network) ?? 0) - now) + each
    if (taken > windowMs) return Math.ceil((taken - windowMs) / 1000)
    if (restored.size >= mostNetworks) forgetSome(now)
    restored.set(network, now + taken)
    return 0
  }
}
