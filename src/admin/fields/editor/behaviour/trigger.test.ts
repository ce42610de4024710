import { expect, test } from 'vitest'
import { addressFrom } from './acts.ts'
import { triggerBefore } from './trigger.ts'

test.each([
  ['/', '/', ''],
  ['a line /ta', '/', 'ta'],
  ['@', '@', ''],
  ['with @mar', '@', 'mar'],
  ['with @Maren Ho', '@', 'Maren Ho'],
  ['(@o’n', '@', 'o’n'],
])('%j asks for a menu', (text, sign, query) => {
  expect(triggerBefore(text)).toEqual({ sign, query, length: query.length + 1 })
})

test.each(['and/or', 'a@b.example', '3/4', 'done /ta le', 'https://a', ''])('%j asks for none', (text) => {
  expect(triggerBefore(text)).toBeNull()
})

test.each([
  ['example.com/a', 'https://example.com/a'],
  ['https://a.example', 'https://a.example'],
  ['/sports/rowing', '/sports/rowing'],
  ['tickets@a.example', 'mailto:tickets@a.example'],
  ['tel:123', 'tel:123'],
  ['', ''],
])('%j is meant as %j', (typed, address) => {
  expect(addressFrom(typed)).toBe(address)
})
