import { expect, test } from 'vitest'
import { teamColors } from './team-colors.ts'

const colors = (color: string | null, isSchool: boolean) =>
  teamColors({ game: { opponent: { color } }, away: { isSchool } } as Parameters<typeof teamColors>[0])

test('the school has its accent at home and away, the opponent its own colour', () => {
  expect(colors('#7b1e3b', false)).toEqual({
    '--away': 'color-mix(in oklab, #7b1e3b 82%, var(--text))',
    '--home': 'var(--accent)',
  })
  expect(colors('#7b1e3b', true)).toMatchObject({ '--away': 'var(--accent)' })
})

test.each([null, '#ffffff', '#fe0000;}', 'gold', '#fffbe0'])('%s is no colour that a page shows', (color) => {
  expect(colors(color, true)).toEqual({ '--away': 'var(--accent)', '--home': 'var(--text-muted)' })
})
