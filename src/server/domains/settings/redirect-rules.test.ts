import { expect, test } from 'vitest'
import { circleFaults, oldPath, redirectFaults } from './redirect-rules.ts'

test.each([
  ['/tailgating', '/fan-guide', null],
  ['/tailgating', 'https://elsewhere.example/tailgating', null],
  ['/', '/fan-guide', /home page/],
  ['/tailgating', '/Tailgating/?again=1', /lead to itself/],
  ['/admin', '/fan-guide', /\/admin: the site needs it/],
  ['/login/old', '/fan-guide', /\/login\/old: the site needs it/],
  ['/account', '/fan-guide', /needs it/],
  ['/api/v1/scores', '/fan-guide', /needs it/],
  ['/files/old.pdf', '/fan-guide', /needs it/],
  ['/preview', '/fan-guide', /needs it/],
  ['/administration', '/staff-directory', null],
  ['/apiary', '/facilities', null],
])('from %s to %s: %s', (from, location, said) => {
  const [fault] = redirectFaults(from, location)
  expect(fault?.field ?? null).toBe(said && 'fromPath')
  if (said) expect(fault?.message).toMatch(said)
})

test.each([
  ['/Tailgating/', '/tailgating'],
  ['tailgating', '/tailgating'],
  [' /game day ', '/game%20day'],
  ['https://halcyon.example/Game%20Day?year=2019', '/game%20day'],
  ['https://halcyon.example', '/'],
])('somebody who types %j means %s', (typed, path) => {
  expect(oldPath(typed)).toBe(path)
})

const table = new Map([
  ['/b', '/a?from=b'],
  ['/c', '/B/'],
  ['/x', '/y'],
  ['/y', '/x'],
  ['/out', 'https://elsewhere.example/a'],
])
const find = async (from: string) => {
  const location = table.get(from)
  return location ? { from, location } : null
}

test.each([
  ['one that leads back', '/b', '/b'],
  ['one that leads to one that leads back', '/c', '/b'],
  ['a page', '/news', null],
  ['an address elsewhere', 'https://elsewhere.example/', null],
  ['one that leads elsewhere', '/out', null],
  ['a circle of others, which is theirs to mend', '/x', null],
])('a redirect to %s', async (_, location, culprit) => {
  const [fault] = await circleFaults({ from: '/a', location }, find)
  if (culprit) expect(fault?.message).toContain(`${culprit} leads back to /a`)
  else expect(fault).toBeUndefined()
})
