import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { ICON_NAMES } from './icon-names.ts'
import { readIcons, sportIcon } from './sport-icon.ts'
import map from './sports-icons.json' with { type: 'json' }

describe('the icon of a sport', () => {
  beforeEach(() => readIcons(map))

  test('is that of all sports where the icons mapper could not be had', () => {
    readIcons({})
    expect(sportIcon('football')).toBe('sport-all')
  })

  test.each([
    ['football', 'sport-football'],
    ['mbball', 'sport-basketball'],
    ['wbball', 'sport-basketball'],
    ['WSOC', 'sport-soccer'],
    [' softball ', 'sport-softball'],
    ['wwpolo', 'sport-water-polo'],
  ])('with short name %j is %s', (shortname, icon) => {
    expect(sportIcon(shortname)).toBe(icon)
  })

  test.each(['quidditch', '', 'constructor', null, undefined])(
    'with short name %j, which is outside the map, is the all-sports icon',
    (shortname) => {
      expect(sportIcon(shortname)).toBe('sport-all')
    },
  )
})

describe('the icon map', () => {
  test('gives a code to one icon only', () => {
    const codes = Object.values(map).flat()
    expect(new Set(codes).size).toBe(codes.length)
  })

  test('names icons that the sprite draws, about fifty of them', () => {
    const sprite = readFileSync(new URL('./sprite.svg', import.meta.url), 'utf8')
    const drawn = [...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map((match) => match[1])
    expect(drawn).toEqual([...ICON_NAMES])
    expect(Object.keys(map).filter((icon) => !drawn.includes(icon))).toEqual([])
    expect(Object.keys(map).length).toBeGreaterThanOrEqual(50)
  })
})
