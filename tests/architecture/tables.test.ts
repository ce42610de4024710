import { describe, expect, test } from 'vitest'
import { isProduction, listFiles, readSource } from './source-files.ts'
import { foreignOwners, readModels, tableViolation } from './table-rules.ts'

const files = listFiles('src/**/*.ts').filter(
  (path) => isProduction(path) && !path.startsWith('src/server/db/'),
)

describe('a table belongs to the domain whose name its file has', () => {
  test('it is written by that domain alone, and read by others in read models that are listed', () => {
    const broken = files.flatMap((path) => {
      const reason = tableViolation(path, readSource(path))
      return reason ? [`${path} ${reason}`] : []
    })
    expect(broken).toEqual([])
  })

  test('the list of read models is true: each is there, and reads what the list says', () => {
    const found = files
      .filter((path) => path.endsWith('.read-model.ts'))
      .map((path) => [path.replace('src/server/domains/', ''), foreignOwners(path, readSource(path))])
    expect(Object.fromEntries(found)).toEqual(readModels)
  })

  const of = (names: string, owner: string) => `import { ${names} } from '../../db/schema/${owner}.ts'\n`
  test.each([
    ['games/games.queries.ts', of('games', 'games'), null],
    ['games/games.queries.ts', of('games', 'games') + of('seasons, sports', 'sports'), null],
    [
      'games/games.queries.ts',
      of('facilities', 'sports'),
      'reads tables of sports: ask their service, or make it a read model and list it in table-rules.ts',
    ],
    [
      'games/games.service.ts',
      `import type { liveGames } from '../../db/schema/live.ts'`,
      'reads tables of live: ask their service, or make it a read model and list it in table-rules.ts',
    ],
    ['live/live-games.read-model.ts', of('games,\n  opponents,\n', 'games'), null],
    [
      'live/live-games.read-model.ts',
      of('players', 'rosters'),
      'reads tables of rosters: ask their service, or make it a read model and list it in table-rules.ts',
    ],
    [
      'live/live-games.read-model.ts',
      `${of('liveGames', 'live')}tx.insert(liveGames)`,
      'a read model only reads',
    ],
    [
      'games/games.queries.ts',
      `${of('seasons', 'sports')}tx.update(seasons)`,
      'writes seasons, which another domain owns',
    ],
    ['games/games.queries.ts', `${of('games', 'games')}tx.update(games)`, null],
  ])('%s with %j: %s', (path, source, reason) => {
    expect(tableViolation(`src/server/domains/${path}`, source)).toBe(reason)
  })

  test.each([
    ['src/server/perform.ts', `import { games } from './db/schema/games.ts'`],
    ['src/host/host.ts', `import { sports } from '#server/db/schema/sports.ts'`],
  ])('%s asks a service', (path, source) => {
    expect(tableViolation(path, source)).toContain('ask their service')
  })
})
