import { expect, test } from 'vitest'
import { visitOf } from '#tests/factories/visit.ts'
import { hof } from './hof.ts'

const address = '/honors/hall-of-fame/ada-byrne/7'

test.each([
  ['the right address stays', address, null],
  ['a former name is redirected', '/honors/hall-of-fame/ada-lark/7', address],
  ["so is another honor's", '/honors/ring-of-honor/ada-byrne/7', address],
])('hof: %s', (_, asked, to) => {
  expect(hof.content(visitOf(asked).url, { address })).toEqual(to && { to, isPermanent: true })
})
