import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WinProbability } from './WinProbability.tsx'
import type { WinChances } from './win-probability.ts'

type Told = Parameters<typeof WinProbability>[0]['box']

const box = {
  sport: { globalSportNameSlug: 'football' },
  periods: ['1', '2'],
  away: { name: 'Ellery', abbreviation: 'ELL' },
  home: { name: 'Halcyon', abbreviation: 'HAL' },
} as Told
const chances: WinChances = {
  points: [
    { at: 0, period: 1, chance: 0.5 },
    { at: 0.5, period: 1, chance: 0.904 },
    { at: 1, period: 2, chance: 0 },
  ],
  turn: null,
  isOver: true,
}

test('the chance to win is seen, said in words, told in a table, and heard: an even chance is the middle', () => {
  const html = renderToStaticMarkup(<WinProbability box={box} chances={chances} />)
  expect(html).toContain(
    'After Quarter 1: Halcyon 90%, Ellery 10%. After Quarter 2: Halcyon 0%, Ellery 100%.',
  )
  expect(html).toContain('Estimated chance to win')
  expect(html).toContain('data-tones="0 40 -50"')
})
