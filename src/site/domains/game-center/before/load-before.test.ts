import { expect, test } from 'vitest'
import { hasPreview, loadPreview, type Preview } from './load-before.ts'

const nothing: Preview = {
  form: { school: [], opponent: [] },
  leaders: [],
  lastMeeting: null,
  starters: { school: [], opponent: [] },
}
const starter = (name: string) => ({ name, jersey: '4', position: 'G', url: null, starter: true })
const leader = { name: 'Reyes', statName: 'Points', group: 'Statistics', value: 30, rank: 1 }

test('who began and who led are those of the last game and of the last meeting', async () => {
  const met = {
    id: 5,
    startDate: '2026-01-10T19:00:00',
    opponent: { title: 'Ellery', prefix: null },
    result: { status: 'W', teamScore: '72', opponentScore: '60', boxscore: '/boxscore/5' },
  }
  const box = {
    home: { isSchool: true, leaders: [] },
    away: { isSchool: false, leaders: [leader] },
    columns: [],
    teams: [
      { side: 'home', players: [starter('Ware'), { ...starter('Sato'), starter: false }] },
      { side: 'away', players: [starter('Reyes')] },
    ],
  }
  const api = {
    games: { results: async () => ({ items: [met] }) },
    stats: { leaders: async () => null, boxscore: async () => box },
  }
  const preview = await loadPreview(
    { api, school: { name: 'Halcyon State University' } } as never,
    { id: 7, sport: { id: 2, globalSportNameSlug: 'mens-basketball' }, game: { type: 'upcoming' } } as never,
    { games: [met] } as never,
  )
  expect(preview).toMatchObject({
    form: { school: [{ letter: 'W' }], opponent: [{ letter: 'L', words: 'vs Halcyon State' }] },
    lastMeeting: { startDate: met.startDate, leaders: [leader] },
    starters: { school: [{ name: 'Ware' }], opponent: [{ name: 'Reyes' }] },
  })
  expect(hasPreview(preview)).toBe(true)
})

test('without games and leaders there is nothing to preview with', () => {
  expect(hasPreview(nothing)).toBe(false)
})
