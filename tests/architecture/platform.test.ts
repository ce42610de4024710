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

const asks = /\b(database|jobs)\.platform\b|\bPlatformScope\b|\bplatformScope\b|\{ platform[ :}]/

test('only what belongs to the platform is asked for past the wall between schools', () => {
  const asking = listFiles('{src,seeds}/**/*.{ts,tsx}')
    .filter(isProduction)
    .filter((path) => asks.test(readSource(path)))
  expect(asking.length).toBeGreaterThan(10)
  expect(asking.filter((path) => !mayAsk.some((place) => place.test(path)))).toEqual([])
})
