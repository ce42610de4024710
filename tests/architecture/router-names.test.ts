import { expect, test } from 'vitest'
import { isProduction, listFiles, readSource } from './source-files.ts'

const home = 'src/contract/pages/router-names.ts'

/** Payloads and the routes that are asked for, but not the field of an answer. */
const names = /\.data(?:['"`?$]|\\?\/)|['"`?&]_routes\b|\/_root\b/

test('what the router calls things over the wire is said in one file', () => {
  const saying = listFiles('{src,scripts,bench}/**/*.{ts,tsx,mjs}')
    .filter(isProduction)
    // The desk's queries have data too, and none of it is the router's.
    .filter((path) => !path.startsWith('src/admin/'))
    .filter((path) => names.test(readSource(path)))
  expect(saying).toEqual([home])
})
