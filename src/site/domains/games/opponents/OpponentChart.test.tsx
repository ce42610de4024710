import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OpponentChart } from './OpponentChart.tsx'
import { type ChartBar, chartWords } from './opponent-chart.ts'

const bar = (id: number, margin: number): ChartBar => ({
  id,
  margin,
  year: `${2000 + id}`,
  x: id,
  width: 1,
  share: 0.5,
})

test('the margins against an opponent are seen, said in words, and heard from the first to the last', () => {
  const bars = [bar(1, 7), bar(2, -3), bar(3, 0)]
  const html = renderToStaticMarkup(<OpponentChart bars={bars} school="Halcyon" />)
  expect(html).toContain(`aria-label="${chartWords(bars, 'Halcyon')}"`)
  expect(html).toContain('data-tones="7 -3 0"')
  expect(html).toContain('Hear the margins as tones')
})
