import { expect, test } from 'vitest'
import { eventFrame, heartbeat, retryHint, revisionIn } from './event-frames.ts'

test('an event carries its name, its revision and one line of data', () => {
  expect(eventFrame('games', 12, '{"Games":[]}').toString()).toBe(
    'event: games\nid: 12\ndata: {"Games":[]}\n\n',
  )
})

test('a beat is an event, for a browser tells a page of no comments', () => {
  expect(heartbeat.toString()).toBe('event: beat\ndata: {}\n\n')
})

test.each([
  ['1763139600000', 1763139600000],
  ['0', 0],
  [undefined, null],
  ['', null],
  ['-1', null],
  ['1e9', null],
  ['9'.repeat(40), null],
])('Last-Event-ID %s is revision %s', (text, revision) => {
  expect(revisionIn(text)).toBe(revision)
})

test('browsers are told to come back within 2 to 6 seconds', () => {
  expect([retryHint(0), retryHint(1)].map(String)).toEqual(['retry: 2000\n\n', 'retry: 6000\n\n'])
})
