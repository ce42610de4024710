import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { licenceList, licencesOf, questionable } from './licences.mjs'

test.each([
  ['MIT', ['MIT']],
  ['(MIT OR GPL-3.0)', ['MIT']],
  ['(GPL-2.0 OR Apache-2.0)', ['Apache-2.0']],
  ['(MIT AND CC-BY-4.0)', ['MIT', 'CC-BY-4.0']],
  ['GPL-3.0-only', ['GPL-3.0-only']],
])('%s is kept to as %j', (expression, licences) => {
  expect(licencesOf(expression)).toEqual(licences)
})

describe('the packages that are shipped', () => {
  test('have licences that nobody must ask about', () => {
    const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'))
    const list = licenceList(lock)
    expect(list.length).toBeGreaterThan(5)
    expect(questionable(list)).toEqual([])
  })

  test('are told where one has a licence that is not free, or none', () => {
    const packages = {
      'node_modules/good': { version: '1.0.0', license: 'MIT' },
      'node_modules/bad': { version: '2.0.0', license: 'AGPL-3.0' },
      'node_modules/none': { version: '3.0.0' },
      'node_modules/tool': { version: '4.0.0', license: 'AGPL-3.0', dev: true },
      'node_modules/@good/part-linux': { version: '1.0.0' },
    }
    expect(questionable(licenceList({ packages }))).toEqual([
      { licence: 'AGPL-3.0', names: ['bad 2.0.0'] },
      { licence: 'unknown', names: ['none 3.0.0'] },
    ])
  })
})
