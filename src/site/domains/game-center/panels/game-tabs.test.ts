import { describe, expect, test } from 'vitest'
import { gameStateNumber } from '#contract/shapes/game-state.ts'
import { usualLayout } from '../told/usual-layout.ts'
import { gameTabs, type TabId } from './game-tabs.ts'

const { sections } = usualLayout({ gameState: gameStateNumber('Live') })
const all: Record<TabId, boolean> = {
  preview: true,
  feed: true,
  recap: true,
  box: true,
  team: true,
  plays: true,
  series: true,
  info: true,
}
const ids = (...args: Parameters<typeof gameTabs>) => gameTabs(...args).map(({ id }) => id)

describe('the tabs of a game center', () => {
  test.each([
    ['before it', 'before', ['preview', 'series', 'info']],
    ['while it is on', 'during', ['feed', 'box', 'team', 'plays', 'series', 'info']],
    ['after it', 'after', ['recap', 'box', 'team', 'plays', 'series', 'info']],
  ] as const)('%s', (_when, phase, expected) => {
    expect(ids(phase, sections, all)).toEqual(expected)
  })

  test('leave out what has nothing in it', () => {
    expect(ids('during', sections, { ...all, plays: false, series: false })).toEqual([
      'feed',
      'box',
      'team',
      'info',
    ])
  })

  test('leave out what the layout has no place for', () => {
    expect(ids('after', ['hero', 'box-score', 'game-info'], all)).toEqual(['box', 'info'])
  })
})
