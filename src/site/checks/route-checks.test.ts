import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, test } from 'vitest'
import routes from '#site/routes.ts'
import { addressChecks, checkNamed } from './registry.ts'
import { checksAt, everywhere, routeChecks } from './route-checks.ts'

const site = join(import.meta.dirname, '..')
const files = new Map((routes as RouteConfigEntry[]).map(({ path, file }) => [`/${path}`, join(site, file)]))

/** Every file of the site that a file is made of. */
function madeOf(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file) || file.endsWith('check-address.ts')) return known
  known.add(file)
  const source = readFileSync(file, 'utf8')
  for (const [, path = ''] of source.matchAll(/(?:from|import\()\s*'((?:\.|#site\/)[^']+\.tsx?)'/g))
    madeOf(path.startsWith('#') ? path.replace('#site', site) : join(dirname(file), path), known)
  return known
}

const asksItself = (file: string, name: string) =>
  [...madeOf(file)].some(
    (part) =>
      part === join(import.meta.dirname, 'named', `${name}.ts`) ||
      readFileSync(part, 'utf8').includes(`checkAddress('${name}', url`),
  )

describe('which route has which checks', () => {
  test('each of the fourteen is on the way to some page', () => {
    const used = new Set([...everywhere.first, ...everywhere.last, ...Object.values(routeChecks).flat()])
    expect([...used].sort()).toEqual([
      'coach',
      'cume-stats',
      'document',
      'external-urls',
      'facilities',
      'hof',
      'legacy-urls',
      'news',
      'publications',
      'redirects',
      'roster-bio',
      'schedule',
      'sport-file',
      'url-cleanup',
    ])
  })

  test.each(Object.entries(routeChecks))('%s is a route, and asks %j', (route, names) => {
    const file = files.get(route)
    expect(file).toBeDefined()
    for (const name of names)
      expect('address' in checkNamed(name) || asksItself(file ?? '', name), name).toBe(true)
  })

  test("a route's own checks come after the school's redirects and before leaving", () => {
    expect(checksAt('/sports/football/schedule/2025')).toEqual({
      names: ['redirects', 'legacy-urls', 'url-cleanup', 'schedule', 'external-urls'],
      params: { globalSportNameSlug: 'football', seasonTitle: '2025' },
    })
    expect(checksAt('/no/such/page')).toEqual({
      names: ['redirects', 'legacy-urls', 'url-cleanup', 'external-urls'],
      params: {},
    })
  })

  test.each(['takeovers', '', 'toString', 'Schedule'])(
    "an unknown check name (%j) raises 'Unknown route middleware'",
    (name) => {
      expect(() => addressChecks(['redirects', name])).toThrow('Unknown route middleware')
    },
  )
})
