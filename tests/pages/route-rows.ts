import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#site/routes.ts'

/** A calendar or a table to take away is no page: it has no heading and no shell. */
const fileEnding = /\.[a-z]+$/

/** Every page of the route table: an optional parameter makes two. Development pages are not in production. */
export function routeRows(): string[] {
  return flatten(routes as RouteConfigEntry[], '').filter(
    (path) => !path.includes('*') && !path.startsWith('/dev/') && !fileEnding.test(path),
  )
}

function flatten(entries: RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${parent}/${entry.path}` : parent
    const own = entry.file && (entry.index || entry.path) ? variants(path || '/') : []
    return [...own, ...flatten(entry.children ?? [], path)]
  })
}

/** A second optional part stands only where the first does. */
function variants(path: string): string[] {
  const optional = /\/:\w+\?/g
  if (!path.includes('?')) return [path]
  return [path.replace(optional, ''), ...variants(path.replace('?', ''))]
}

/** A row whose parameters belong together, as a day and what came out on it, has a sample of its own. */
export function fillRow(row: string, samples: Record<string, string>): string {
  const whole = samples[row]
  if (whole) return whole
  return row.replace(/:(\w+)/g, (_, name: string) => {
    const value = samples[name]
    if (!value) throw new Error(`tests/pages/schools.ts has no value for the route parameter ':${name}'`)
    return value
  })
}
