import { describe, expect, it } from 'vitest'
import { align, sameness } from './align.ts'

/** Words that are the same, that begin alike, or that are of one kind: capitals are another. */
const likeness = (was: string, now: string) => {
  if (was === now) return sameness
  if (was[0] === now[0]) return 4
  return /[A-Z]/.test(was) === /[A-Z]/.test(now) ? 1 : 0
}

const pairs = (was: string[], now: string[]) =>
  align(was, now, likeness).map((place, index) => `${place === null ? '' : was[place]}>${now[index]}`)

describe('what stands there now is paired with what stood there', () => {
  it.each<[what: string, was: string[], now: string[], pairs: string[]]>([
    ['nothing changed', ['a', 'b'], ['a', 'b'], ['a>a', 'b>b']],
    ['nothing was there', [], ['a'], ['>a']],
    ['nothing is there', ['a'], [], []],
    ['one changed', ['a', 'b', 'c'], ['a', 'b2', 'c'], ['a>a', 'b>b2', 'c>c']],
    ['one more at the end', ['a', 'b'], ['a', 'b', 'c'], ['a>a', 'b>b', '>c']],
    ['one more at the beginning', ['a', 'b'], ['c', 'a', 'b'], ['>c', 'a>a', 'b>b']],
    [
      'one more between two that changed',
      ['line1', 'plays1'],
      ['line2', 'm', 'plays2'],
      ['line1>line2', '>m', 'plays1>plays2'],
    ],
    [
      'one is gone between two that changed',
      ['line1', 'm', 'plays1'],
      ['line2', 'plays2'],
      ['line1>line2', 'plays1>plays2'],
    ],
    ['another kind is no pair', ['a'], ['A'], ['>A']],
    ['of one kind alone it is in order', ['a', 'b'], ['x', 'y', 'z'], ['a>x', 'b>y', '>z']],
    ['of two that are the same, the first', ['a', 'a', 'c1'], ['a', 'c2'], ['a>a', 'c1>c2']],
  ])('%s', (_, was, now, expected) => expect(pairs(was, now)).toEqual(expected))
})
