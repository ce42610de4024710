import { expect, test } from 'vitest'
import { countOf, inducteeLine, knownFacts } from './honors-words.ts'

const football = {
  id: 1,
  title: 'Football',
  shortName: 'football',
  abbrev: 'FB',
  globalSportNameSlug: 'football',
}

test.each([
  [{ role: 'player', sport: football, years: '1970-73' }, 'Football, 1970-73'],
  [{ role: 'coach', sport: football, years: '1961-79' }, 'Coach, Football, 1961-79'],
  [{ role: 'team', sport: football, years: '1987' }, 'Team, Football, 1987'],
  [{ role: 'contributor', sport: null, years: null }, 'Contributor'],
  [{ role: 'player', sport: null, years: null }, 'Player'],
] as const)('%o is told as %s', (inductee, line) => {
  expect(inducteeLine(inductee)).toBe(line)
})

test('what is not known is not said', () => {
  expect(
    knownFacts([
      { label: 'Years', value: '1970-73' },
      { label: 'Number', value: null },
      { label: 'Position', value: '' },
      { label: 'Sport', value: 'Football', href: '/sports/football' },
    ]),
  ).toEqual([
    { label: 'Years', value: '1970-73' },
    { label: 'Sport', value: 'Football', href: '/sports/football' },
  ])
})

test.each([
  [0, '0 awards'],
  [1, '1 award'],
  [1234, '1,234 awards'],
])('%i is counted as %s', (count, words) => {
  expect(countOf(count, ['award', 'awards'])).toBe(words)
})
