import { describe, expect, test } from 'vitest'
import { turnOf, warningOf } from './withdrawal.ts'

const open = { state: 'open', publishAt: null, releaseId: null } as const
const submitted = { ...open, state: 'submitted' } as const
const planned = { ...open, publishAt: '2026-11-14T18:00:00.000Z' } as const
const inRelease = { ...open, releaseId: 3 } as const

describe('what a change takes back is told', () => {
  test.each([
    ['a submission', submitted, open, 'approval'],
    ['a plan', planned, open, 'plan'],
    ['a place in a release', inRelease, open, 'release'],
  ] as const)('%s', (_, before, after, what) => {
    expect(turnOf(before, after)).toEqual({ what })
    expect(warningOf(before)).toMatch(/If you change it/)
  })

  test.each([
    ['nothing waited for anything', open, open],
    ['it waits on', submitted, submitted],
    ['a publisher sent it back', submitted, { ...open, state: 'returned' }],
    ['a publisher planned it', submitted, planned],
    ['it moved from a plan to a release', planned, inRelease],
    ['it was published', submitted, null],
    ['it is new', null, open],
  ] as const)('and nothing where %s', (_, before, after) => {
    expect(turnOf(before, after)).toBeNull()
  })

  test('what waits for nothing may be changed without a word', () => {
    expect(warningOf(open)).toBeNull()
  })
})
