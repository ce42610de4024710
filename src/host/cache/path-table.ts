import { isPayload, pageOfPayload } from '#contract/pages/router-names.ts'

/** A row of a table of paths: '/sports/:slug/roster/:season?', '/documents/*', '/game/:gameId.ics'. */
type Row<T> = readonly [pattern: string, value: T]

interface Compiled<T> {
  matches: RegExp
  /** As routers rank: words before parameters before whatever follows. */
  rank: number
  value: T
}

const optional = /\/:\w+\?/

/** Each optional part of a pattern makes two; a second one stands only where the first does. */
function variants(pattern: string): string[] {
  if (!optional.test(pattern)) return [pattern]
  const [first = ''] = optional.exec(pattern) ?? []
  const without = pattern.slice(0, pattern.indexOf(first))
  return [without || '/', ...variants(pattern.replace(first, first.slice(0, -1)))]
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean)

function compile<T>(pattern: string, value: T): Compiled<T> {
  const segments = segmentsOf(pattern)
  const sources = segments.map((segment) => {
    if (segment === '*') return '.*'
    const [, ending] = /^:\w+(.*)$/.exec(segment) ?? []
    return ending === undefined ? RegExp.escape(segment) : `[^/]+${RegExp.escape(ending)}`
  })
  const ranks: number[] = segments.map((segment) => (segment === '*' ? -3 : segment.startsWith(':') ? 3 : 10))
  return {
    matches: new RegExp(`^/${sources.join('/')}$`, 'i'),
    rank: ranks.reduce((sum, each) => sum + each, segments.length),
    value,
  }
}

const firstWord = (path: string) => segmentsOf(path)[0]?.toLowerCase() ?? ''

/** Finds the row of a path whatever its case. Runs for every new address, so a row is tried only where its first word fits. */
export function pathTable<T>(rows: Iterable<Row<T>>): (pathname: string) => T | undefined {
  const byFirstWord = new Map<string, Compiled<T>[]>()
  const anywhere: Compiled<T>[] = []
  for (const [pattern, value] of rows) {
    for (const variant of variants(pattern)) {
      const word = firstWord(variant)
      const place = /^[:*]/.test(word) ? anywhere : byFirstWord.getOrInsertComputed(word, () => [])
      place.push(compile(variant, value))
      place.sort((a, b) => b.rank - a.rank)
    }
  }
  return (pathname) => {
    const path = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
    const isRow = ({ matches }: Compiled<T>) => matches.test(path)
    return (byFirstWord.get(firstWord(path))?.find(isRow) ?? anywhere.find(isRow))?.value
  }
}

/**
 * Whether a request's target is a page of one of these rows, or its data. It is read as the page's own address will be:
 * neither dots nor percent signs make another page of it.
 */
export function pageTest(patterns: readonly string[]): (target: string) => boolean {
  const isListed = pathTable(patterns.map((pattern) => [pattern, true] as const))
  return (target) => {
    const pathname = decoded(URL.parse(`http://host${target}`)?.pathname ?? target)
    return isListed(isPayload(pathname) ? pageOfPayload(pathname) : pathname) === true
  }
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
