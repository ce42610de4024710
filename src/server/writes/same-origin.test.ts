import { expect, test } from 'vitest'
import { isOwnRequest } from './same-origin.ts'

test.each([
  ['a form of the own page', { origin: 'https://school.example', fetchSite: 'same-origin' }, true],
  ['a form of an old browser', { origin: 'https://school.example', fetchSite: undefined }, true],
  ['a program', { origin: undefined, fetchSite: undefined }, true],
  ['another site', { origin: 'https://evil.example', fetchSite: 'cross-site' }, false],
  ['another site in an old browser', { origin: 'https://evil.example', fetchSite: undefined }, false],
  ['a neighbour of the same site', { origin: undefined, fetchSite: 'same-site' }, false],
  ['a page without an origin', { origin: 'null', fetchSite: undefined }, false],
  [
    'a host that begins alike',
    { origin: 'https://school.example.evil.example', fetchSite: undefined },
    false,
  ],
])('%s may send a form: %j → %j', (_, request, isOwn) => {
  expect(isOwnRequest(request, ['school.example'])).toBe(isOwn)
})
