const minute = 60_000
const mostNetworks = 20_000
/** Nobody sets this clock. */
const untouched = () => performance.now()

/**
 * Counts what a network has made anew. A minute's worth may come at once; then it grows back evenly. Answers 0, or the
 * seconds after which there will be room for one again.
 */
export function createMissLimit(perMinute: number, clock = untouched): (network: string) => number {
  if (perMinute === 0) return () => 0
  const each = minute / perMinute
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
    if (taken > minute) return Math.ceil((taken - minute) / 1000)
    if (restored.size >= mostNetworks) forgetSome(now)
    restored.set(network, now + taken)
    return 0
  }
}
