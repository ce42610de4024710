import { describe, expect, test } from 'vitest'
import { median, summarise } from './compare.ts'
import { parseCpuList } from './cpus.ts'
import { parseWrk } from './load.ts'
import { brief, markdown } from './rows.ts'

test.each([
  ['0', [0]],
  ['0-1', [0, 1]],
  ['0-2,5', [0, 1, 2, 5]],
  ['', []],
])('the kernel’s list %j of cores is %j', (list, expected) => {
  expect(parseCpuList(list)).toEqual(expected)
})

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
])('the middle of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected)
})

describe('a comparison', () => {
  const round = (ours: number, reference: number, failures = 0) =>
    [
      { perSecond: ours, failures },
      { perSecond: reference, failures: 0 },
    ] as [{ perSecond: number; failures: number }, { perSecond: number; failures: number }]

  test('takes the middle ratio of its rounds, so that one disturbed round does not count', () => {
    expect(summarise([round(50, 100), round(40, 100), round(5, 100)]).ratio).toBe(0.4)
  })

  test('says how many requests failed', () => {
    expect(summarise([round(1, 1, 2), round(1, 1, 3)]).failures).toBe(5)
  })
})

describe('what wrk prints', () => {
  const output = [
    '  1234 requests in 2.00s, 5.00MB read',
    'Requests/sec:    617.12',
    'Transfer/sec:      2.50MB',
  ]

  test('gives the rate', () => {
    expect(parseWrk(output.join('\n'))).toEqual({ perSecond: 617.12, failures: 0 })
  })

  test('gives refused answers and broken connections as failures', () => {
    const troubled = [
      output[0],
      '  Socket errors: connect 1, read 2, write 0, timeout 4',
      '  Non-2xx or 3xx responses: 10',
      output[1],
    ]
    expect(parseWrk(troubled.join('\n')).failures).toBe(17)
  })

  test('is a fault when it holds no rate', () => {
    expect(() => parseWrk('unable to connect')).toThrow('unable to connect')
  })
})

test.each([
  [14209.4, '14209'],
  [48.23, '48.2'],
  [0.561, '0.56'],
  [0.00312, '0.0031'],
])('%d is written %s', (value, expected) => {
  expect(brief(value)).toBe(expected)
})

test('the report is a Markdown table with ratios of two decimals', () => {
  const rows = [{ what: 'Home', ours: '10/s', reference: 'nginx 20/s', ratio: 0.5, aim: '≥ 0.35' }]
  expect(markdown(rows).split('\n')).toEqual([
    '| measure | ours | beside it  | ratio | aim    |',
    '|---------|------|------------|-------|--------|',
    '| Home    | 10/s | nginx 20/s | 0.50  | ≥ 0.35 |',
  ])
})
