import { expect, test } from 'vitest'
import { visitOf } from '#tests/factories/visit.ts'
import { facilities } from './facilities.ts'

const address = '/facilities/harborlight-stadium/1'

test.each([
  ['the right name stays', address, null],
  ["a former sponsor's is redirected", '/facilities/oldbank-field/1?ssr=1', `${address}?ssr=1`],
])('facilities: %s', (_, asked, to) => {
  expect(facilities.content(visitOf(asked).url, { address })).toEqual(to && { to, isPermanent: true })
})
