import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { isProduction, listFiles, readSource } from './source-files.ts'

/** Where what is past row-level security is asked for: people, the list of schools, a school as a whole, duties. */
const mayAsk = [
  /^src\/server\/db\//,
  /^src\/server\/domains\/(accounts|tenants)\//,
  /^src\/server\/exchange\//,
  /^src\/server\/jobs\/(duties\.queries|scheduler|account-duty)\.ts$/,
  /^src\/commands\/(doctor|import|with-school)\.ts$/,
  /^seeds\/(load|simulator)\//,
]

const doors = new Set(['platform', 'PlatformScope', 'platformScope'])

/**
 * Whether a file takes the platform's door in its hand: as a field of something, in whatever order it is taken apart,
 * by the type or by what makes it. A duty that is called 'platform' and what only bears the word in a text do not.
 */
function asks(source: string): boolean {
  let isAsking = false
  const look = (name: unknown) => {
    isAsking ||= doors.has(String(name))
  }
  new Visitor({
    MemberExpression: ({ property }) =>
      look(property.type === 'Literal' ? property.value : property.type === 'Identifier' && property.name),
    ObjectPattern: ({ properties }) => {
      for (const each of properties)
        if (each.type === 'Property')
          look(each.key.type === 'Literal' ? each.key.value : each.key.type === 'Identifier' && each.key.name)
    },
    ImportSpecifier: ({ imported }) => look(imported.type === 'Literal' ? imported.value : imported.name),
    TSIndexedAccessType: ({ indexType }) =>
      look(
        indexType.type === 'TSLiteralType' && indexType.literal.type === 'Literal' && indexType.literal.value,
      ),
  }).visit(parseSync('source.tsx', source).program)
  return isAsking
}

test('only what belongs to the platform is asked for past the wall between schools', () => {
  const asking = listFiles('{src,seeds}/**/*.{ts,tsx}')
    .filter(isProduction)
    .filter((path) => asks(readSource(path)))
  expect(asking.length).toBeGreaterThan(10)
  expect(asking.filter((path) => !mayAsk.some((place) => place.test(path)))).toEqual([])
})

test.each([
  'await database.platform.select()',
  "await database['platform'].select()",
  'await services?.database?.platform.select()',
  'const { platform } = database',
  'const { scope, platform } = database',
  'const { platform: all } = database',
  "const { 'platform': all } = database",
  'const f = ({ database: { scope, platform } }: Deps, now: Date) => platform',
  'class A { run({ now, platform = null }) {} }',
  "import type { Database, PlatformScope } from '../../db/client.ts'",
  "import { platformScope as made } from './platform-scope.ts'",
  "function f(platform: Database['platform']) {}",
])('it is seen where a file asks for it: %s', (source) => {
  expect(asks(source)).toBe(true)
})

test.each([
  "const said = 'database.platform'",
  '// database.platform',
  "const duty = { platform: 'node' }",
  "import { open } from './platform.ts'",
])('and not where it only bears the name: %s', (source) => {
  expect(asks(source)).toBe(false)
})
