import { dirname } from 'node:path'
import type { Import } from './source-files.ts'

type Place = (path: string) => string

/** A file itself, the folder that it stands in, or the layer: a folder of the second level with all that is below it. */
export const byFile: Place = (path) => path
export const byFolder: Place = (path) => dirname(path)
export const byLayer: Place = (path) =>
  path
    .split('/')
    .slice(0, path.startsWith('src/') ? 3 : 2)
    .join('/')

/**
 * The rings in which files or folders import each other, each told as the shortest way around with the imports that make
 * it: one of them is to be turned, or what both need is to move below them. Types count, for a reader follows them too.
 */
export function cyclesIn(imports: readonly Import[], place: Place): string[] {
  const steps = stepsIn(imports, place)
  const told = new Set<string>()
  return [...steps.keys()].toSorted().flatMap((start) => {
    const ring = told.has(start) ? null : shortestRing(start, steps)
    for (const name of ring ?? []) told.add(name)
    return ring ? [tell(ring, steps)] : []
  })
}

/** From where to where, and by which import. */
type Steps = Map<string, Map<string, Import>>

function stepsIn(imports: readonly Import[], place: Place): Steps {
  const steps: Steps = new Map()
  for (const one of imports) {
    const [from, to] = [place(one.from), place(one.to)]
    if (from === to) continue
    const ways = steps.get(from) ?? new Map<string, Import>()
    if (!ways.has(to)) ways.set(to, one)
    steps.set(from, ways)
  }
  return steps
}

/** The shortest way that leads back to its start, or null. */
function shortestRing(start: string, steps: Steps): string[] | null {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const at of queue) {
    for (const next of steps.get(at)?.keys() ?? []) {
      if (next === start) return wayTo(at, start, cameFrom)
      if (cameFrom.has(next)) continue
      cameFrom.set(next, at)
      queue.push(next)
    }
  }
  return null
}

function wayTo(end: string, start: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way: string[] = []
  for (let at: string | undefined = end; at !== undefined && at !== start; at = cameFrom.get(at))
    way.unshift(at)
  return [start, ...way]
}

function tell(ring: readonly string[], steps: Steps): string {
  const lines = ring.map((from, index) => {
    const to = ring[(index + 1) % ring.length] ?? ''
    const by = steps.get(from)?.get(to)
    return `${from} → ${to} (${by?.from} imports ${by?.to})`
  })
  return lines.join('\n')
}
