import { expect, test } from 'vitest'
import { chartBars, chartWords } from './opponent-chart.ts'

const met = (id: number, year: number, teamScore: string | null, opponentScore: string | null) => ({
  id,
  startDate: `${year}-10-01T12:00:00`,
  isExhibition: false,
  result: { status: 'W' as const, teamScore, opponentScore },
})
const games = [met(3, 2026, '10', '30'), met(2, 2025, null, null), met(1, 2024, '21', '11')]

test('the chart has a bar for each meeting with a score, the oldest first, as high as its share of the widest', () => {
  expect(chartBars(games).map(({ id, year, margin, share }) => [id, year, margin, share])).toEqual([
    [1, '2024', 10, 0.5],
    [3, '2026', -20, 1],
  ])
})

test('bars keep inside the width, however many', () => {
  const many = Array.from({ length: 100 }, (_, index) => met(index, 1900 + index, '1', '0'))
  const last = chartBars(many).at(-1)
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(100)
})

test('the chart is told in words', () => {
  expect(chartWords(chartBars(games), 'Halcyon')).toBe(
    'Margins of the 2 meetings since 2024: Halcyon won 1 and lost 1. The widest win was by 10 in 2024. The widest loss was by 20 in 2026.',
  )
  expect(chartWords([], 'Halcyon')).toBe('')
})
