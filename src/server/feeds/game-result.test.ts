import { expect, test } from 'vitest'
import { parseOutcome } from './game-result.ts'

test.each([
  ['W, 31-10', ['W', '31', '10', null, null]],
  ['W 31-10 (OT)', ['W', '31', '10', null, 'OT']],
  ['L, 31-10', ['L', '10', '31', null, null]],
  ['L 2-3 (10 inn.)', ['L', '2', '3', null, '10 inn.']],
  ['Won 3–1', ['W', '3', '1', null, null]],
  ['T 1-1', ['T', '1', '1', null, null]],
  ['24-17', ['W', '24', '17', null, null]],
  ['17-24', ['L', '17', '24', null, null]],
  ['W', ['W', null, null, null, null]],
  ['3rd of 12, 867 (+3)', ['N', null, null, '3rd of 12', '867 (+3)']],
  ['T-3rd', ['N', null, null, 'T-3rd', null]],
])("'%s' is a result", (written, [status, teamScore, opponentScore, prescore, postscore]) => {
  expect(parseOutcome(written)).toEqual({
    kind: 'result',
    result: { status, teamScore, opponentScore, prescore, postscore },
  })
})

test.each([
  ['Postponed', 'postponed'],
  ['PPD - rain', 'postponed'],
  ['Canceled', 'cancelled'],
  ['Cancelled (weather)', 'cancelled'],
])("'%s' is called off", (written, kind) => {
  expect(parseOutcome(written)).toEqual({ kind })
})

test.each(['', 'soon', 'Recap | Box'])("'%s' is neither", (written) => {
  expect(parseOutcome(written)).toBeNull()
})
