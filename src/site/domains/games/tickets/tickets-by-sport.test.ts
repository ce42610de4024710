import { expect, test } from 'vitest'
import { ticketKind, ticketsBySport } from './tickets-by-sport.ts'

const sport = (id: number, title: string) => ({
  id,
  title,
  shortName: '',
  abbrev: '',
  globalSportNameSlug: '',
})
const link = (id: number, of: ReturnType<typeof sport> | null) => ({
  id,
  kind: 'season' as const,
  title: `Link ${id}`,
  description: null,
  url: 'https://tickets.example',
  sport: of,
})

test("the department's links stand apart from those of each sport, which run by name", () => {
  const [wrestling, baseball] = [sport(1, 'Wrestling'), sport(2, 'Baseball')]
  const { general, sports } = ticketsBySport([
    link(1, wrestling),
    link(2, null),
    link(3, baseball),
    link(4, wrestling),
  ])
  expect(general.map(({ id }) => id)).toEqual([2])
  expect(sports.map(({ sport: { title }, links }) => [title, links.map(({ id }) => id)])).toEqual([
    ['Baseball', [3]],
    ['Wrestling', [1, 4]],
  ])
  expect(ticketKind(link(1, null))).toBe('Season tickets')
})
