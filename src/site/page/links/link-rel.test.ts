import { expect, test } from 'vitest'
import { linkRel } from './link-rel.ts'

test.each([
  ['an in-app link needs none', '/sports/football', undefined],
  ['a file of our own needs none', '/files/halcyon/logo.svg', undefined],
  ['a mail address needs none', 'mailto:help@halcyonstate.example', undefined],
  ['any other site is not told where the fan came from', 'https://ncsa.example', 'noreferrer'],
  ['nor one named without its protocol', '//ncsa.example', 'noreferrer'],
  ['nor one in capitals', 'HTTPS://ncsa.example', 'noreferrer'],
  ['nor one behind a space', ' https://ncsa.example', 'noreferrer'],
  ['nor one with a line break in it', 'ht\ntps://ncsa.example', 'noreferrer'],
  ['nor one with backslashes', '/\\ncsa.example', 'noreferrer'],
  ['the ticketing host is', 'https://tickets.example/halcyon', 'noopener'],
  ['and so are its subdomains', 'https://www.tickets.example/halcyon', 'noopener'],
  ['but not a host that ends alike', 'https://nottickets.example', 'noreferrer'],
  ['nor one with the name in its path', 'https://other.example/tickets.example', 'noreferrer'],
])('%s', (_sentence, href, rel) => {
  expect(linkRel(href, 'tickets.example')).toBe(rel)
})

test('a school without a ticketing host has no exception', () => {
  expect(linkRel('https://tickets.example/halcyon', null)).toBe('noreferrer')
})
