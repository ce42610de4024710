import { expect, test } from 'vitest'
import { highlightsOf } from './highlights.ts'

const game = { startDate: '2026-11-14T19:00:00', opponent: { title: 'Ellery' } }
const video = (date: string, title = 'Practice') => ({ date, title, description: null })

test.each([
  ['one of its day is of it', video('2026-11-14'), 1],
  ['one of the next day that names the opponent too', video('2026-11-15', 'Kingfishers beat Ellery'), 1],
  ['one of the next day that does not is of something else', video('2026-11-15'), 0],
  ['one of the week after is', video('2026-11-17', 'Ellery again'), 0],
  ['one from before it is', video('2026-11-13', 'Before Ellery'), 0],
] as const)('of a team’s videos %s', (_sentence, shown, count) => {
  expect(highlightsOf([shown], game)).toHaveLength(count)
})
