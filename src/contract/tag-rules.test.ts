import { describe, expect, test } from 'vitest'
import { foreignOrigin, isDiscarded, needsConsent } from './tag-rules.ts'
import type { TagObject } from './tracking.ts'

const none: TagObject = { script: [], style: [], noscript: [], img: [] }
const empty = {
  isNecessary: false,
  trackingHeadObject: none,
  trackingOpenBodyObject: none,
  trackingCloseBodyObject: none,
}
const element = (attributes: Record<string, string> = {}) => ({ attributes, children: 'x()' })

describe('a tag', () => {
  test.each(['trackingHeadObject', 'trackingOpenBodyObject', 'trackingCloseBodyObject'] as const)(
    'is discarded when its %s carries an img',
    (place) => {
      expect(isDiscarded(empty)).toBe(false)
      expect(isDiscarded({ ...empty, [place]: { ...none, script: [element()] } })).toBe(false)
      expect(isDiscarded({ ...empty, [place]: { ...none, img: [element()] } })).toBe(true)
    },
  )

  test.each([
    ['waits for consent', false, {}, true],
    ['that the school calls necessary does not', true, {}, false],
    ['with an address waits, whatever the school calls it', true, { src: 'https://a.example/a.js' }, true],
  ])('%s', (_, isNecessary, attributes, expected) => {
    const head = { ...none, script: [element(attributes)] }
    expect(needsConsent({ ...empty, isNecessary, trackingHeadObject: head })).toBe(expected)
  })
})

test.each([
  ['https://a.example/b.js?c', 'https://a.example'],
  ['//a.example:8443/b.js', 'https://a.example:8443'],
  ['/files/own.js', null],
  ['own.js', null],
  ['http://a.example/b.js', null],
  ['data:text/javascript,x()', null],
  ["https://a.example;script-src'unsafe-inline'/b.js", null],
  ['https://*.example/b.js', null],
  ['https://', null],
])('of %s a page may allow %s', (address, origin) => {
  expect(foreignOrigin(address)).toBe(origin)
})
