/** Addresses of earlier days, and where the page is now. A parameter stands for one part of a path. */
const table: readonly (readonly [old: string, now: string])[] = [
  ['/historicalroster', '/historical-roster'],
  ['/sports/:sport/historicalroster', '/sports/:sport/historical-roster'],
  ['/otd', '/on-this-day'],
]

const partsOf = (path: string): string[] => path.split('/').filter(Boolean)

/** What the parameters of an old address stand for in a path, or null where it is another address. */
function match(old: string, path: string): Map<string, string> | null {
  const [wanted, parts] = [partsOf(old), partsOf(path)]
  const isOld =
    wanted.length === parts.length &&
    wanted.every((part, index) => part.startsWith(':') || part === parts[index]?.toLowerCase())
  return isOld ? new Map(wanted.map((part, index) => [part, parts[index] ?? ''])) : null
}

/** Where what was at an old address is now, with all that was asked along with it; null for an address of no such kind. */
export function newAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  for (const [old, now] of table) {
    const found = match(old, pathname)
    if (found)
      return `/${partsOf(now)
        .map((part) => found.get(part) ?? part)
        .join('/')}${search}`
  }
  return null
}
