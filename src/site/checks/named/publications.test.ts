import { expect, test } from 'vitest'
import { visitOf } from '#tests/factories/visit.ts'
import { publications } from './publications.ts'

const address = '/publications/media-guide-2026'
const leaving = (to: string) => ({ to, isPermanent: false, leaves: true })

test.each([
  ['with pages it is read here', address, null, null],
  ['under another name it is redirected', '/publications/guide', null, { to: address, isPermanent: true }],
  ['without pages it is its file', address, '/files/guide.pdf', leaving('/files/guide.pdf')],
  ["or another site's reader", address, 'https://reader.example/1', leaving('https://reader.example/1')],
  ['what is no address leads nowhere', address, 'javascript:alert(1)', null],
])('publications: %s', (_, asked, link, expected) => {
  expect(publications.content(visitOf(asked).url, { address, link })).toEqual(expected)
})
