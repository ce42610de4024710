import { describe, expect, test } from 'vitest'
import { commandEntries, matching, thingEntry } from './palette-entries.ts'
import { allScreens } from './screens.ts'

const kinds = [
  {
    kind: 'partners',
    one: 'Partner',
    many: 'Partners',
    several: 'Partners',
    domain: 'settings',
    isSingle: false,
    mayWrite: true,
    mayPublish: true,
  },
  {
    kind: 'redirects',
    one: 'Redirect',
    many: 'Redirects',
    several: 'Redirects',
    domain: 'settings',
    isSingle: false,
    mayWrite: false,
    mayPublish: false,
  },
  {
    kind: 'home-template',
    one: 'Home page',
    many: 'Home page',
    several: 'Home page',
    domain: 'settings',
    isSingle: true,
    mayWrite: true,
    mayPublish: true,
  },
]
const screens = allScreens({ role: 'administrator', isOperator: false })
const labels = (typed: string) => matching(commandEntries(kinds, screens), typed).map(({ label }) => label)

describe('the palette', () => {
  test('finds lists before what merely has the word in it', () => {
    expect(labels('par')).toEqual(['Partners', 'New partner'])
  })

  test('finds by the words in any order', () => {
    expect(labels('partner new')).toEqual(['New partner'])
  })

  test('offers nothing new to whoever may not write it, and of settings there is one', () => {
    expect(labels('new redirect')).toEqual([])
    expect(labels('new home')).toEqual([])
    expect(labels('home')).toEqual(['Home page', 'Front page'])
  })

  test('tells of what it finds which kind it is, and of which team', () => {
    const game = { kind: 'games', id: 4, title: '2026-10-14 Wexcombe', one: 'Game', sport: 'Football' }
    const games = { kind: 'games', one: 'Game', many: 'Games', several: 'games', domain: 'games' } as const
    expect(thingEntry(game, [{ ...games, isSingle: false, mayWrite: true, mayPublish: true }])).toMatchObject(
      {
        label: 'Oct 14, 2026 Wexcombe',
        hint: 'Game · Football',
        icon: 'game',
      },
    )
    expect(thingEntry({ ...game, sport: null }, [])).toMatchObject({ hint: 'Game', icon: 'edit' })
  })

  test('finds a screen by other words for it, after what is called so', () => {
    expect(labels('tokens')).toEqual(['Keys'])
    expect(labels('invite')[0]).toBe('Invite somebody')
  })
})
