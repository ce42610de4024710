import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pages } from '#site/table/pages.ts'
import { type CheckName, checkNames } from '#site/table/row.ts'
import { addressChecks } from './registry.ts'
import { checksAt, everywhere } from './route-checks.ts'

const site = join(import.meta.dirname, '..')

/** Every file of the site that a file is made of. */
function madeOf(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file) || file.includes('/checks/')) return known
  known.add(file)
  const source = readFileSync(file, 'utf8')
  for (const [, path = ''] of source.matchAll(/(?:from|import\()\s*'((?:\.|#site\/)[^']+\.tsx?)'/g))
    madeOf(path.startsWith('#') ? path.replace('#site', site) : join(dirname(file), path), known)
  return known
}

/** How a page's load asks for the right address of what it has loaded. */
const questions: Record<CheckName, string | null> = {
  schedule: 'await requireAddress(url,',
  'roster-bio': 'await requireAddress(url,',
  'cume-stats': 'await requireAddress(url,',
  coach: 'await requireAddress(url,',
  facilities: 'await requireAddress(url,',
  hof: 'await requireAddress(url,',
  publications: 'checkPage(publications, url,',
  'sport-file': 'checkPage(sportFile, url,',
  news: 'checkPage(news, url,',
  document: null,
  redirects: null,
  'url-cleanup': null,
  'legacy-urls': null,
  'external-urls': null,
}

describe('which route has which checks', () => {
  test('each of the fourteen is on the way to some page', () => {
    const used = new Set([
      ...everywhere.first,
      ...everywhere.last,
      ...pages.flatMap(({ checks }) => checks ?? []),
    ])
    expect([...used].sort()).toEqual(checkNames.toSorted())
    expect(checkNames).toHaveLength(14)
  })

  // Paper and plain text are about the season that their address names.
  const asking = pages.filter(({ checks, layout }) => checks && !layout?.includes('no-shell'))
  test.each(asking.map(({ path, checks, file }) => [path, checks, file]))(
    '%s has %j, and asks for the address of what it loads',
    (_, checks, file) => {
      const sources = [...madeOf(join(site, 'routes', file))].map((part) => readFileSync(part, 'utf8'))
      for (const name of checks ?? []) {
        const question = questions[name]
        if (question) expect(sources.some((source) => source.includes(question))).toBe(true)
        else expect(addressChecks([name])).toHaveLength(1)
      }
    },
  )

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
