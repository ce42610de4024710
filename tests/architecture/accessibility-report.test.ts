import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rowsOf = (level: 'A' | 'AA') =>
  (readFileSync('docs/accessibility.md', 'utf8').split(`\n## Level ${level}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const [criterion = '', conformance = '', remark = '', tests = ''] = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
      const [number = ''] = criterion.split(' ')
      return { number, conformance, remark, tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, path]) => path) }
    })

/** https://www.w3.org/TR/WCAG22/, without 4.1.1, which is obsolete. */
const criteria = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
}

test.each(['A', 'AA'] as const)(
  'docs/accessibility.md has each criterion of level %s once, in order',
  (level) => {
    expect(rowsOf(level).map(({ number }) => number)).toEqual(criteria[level].split(' '))
  },
)

test('there are fifty-five of them', () => {
  expect([...rowsOf('A'), ...rowsOf('AA')]).toHaveLength(55)
})

test.each([...rowsOf('A'), ...rowsOf('AA')])(
  '$number says how far it is kept and how, and names tests that are there',
  ({ conformance, remark, tests }) => {
    expect(conformance).toMatch(/^(?:Supports|Partially Supports|Does Not Support|Not Applicable)$/)
    expect(remark.length).toBeGreaterThan(20)
    if (conformance !== 'Not Applicable') expect(tests).not.toEqual([])
    expect(tests.filter((path) => !path || !existsSync(path))).toEqual([])
  },
)
