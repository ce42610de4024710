import { expect, test } from 'vitest'
import { kinds } from '../../desk.ts'
import { movesBetween } from './moves.ts'

const around = { id: 7, beside: {}, timeZone: 'America/New_York', sport: () => 'rowing', anySport: null }
const story = { slug: 'a-word', publishAt: '2026-11-14T17:00:00Z', hidden: false, externalUrl: null }
const sport = { globalSportNameSlug: 'rowing', nonSport: false }

test.each([
  ['stories', story, { slug: 'another' }, ['/news/2026/11/14/a-word → /news/2026/11/14/another']],
  // Three in the morning of Greenwich is the evening before at the school.
  [
    'stories',
    story,
    { publishAt: '2026-11-16T03:00:00Z' },
    ['/news/2026/11/14/a-word → /news/2026/11/15/a-word'],
  ],
  ['stories', story, { publishAt: '2026-11-14T18:00:00Z', title: 'Other words' }, []],
  ['stories', story, { slug: 'another', hidden: true }, []],
  ['stories', story, { slug: 'another', externalUrl: 'https://example.com/' }, []],
  ['tags', { slug: 'night' }, { slug: 'lantern-night' }, ['/tags/night → /tags/lantern-night']],
  ['documents', { path: 'a.pdf' }, { path: 'b.pdf' }, ['/documents/a.pdf → /documents/b.pdf']],
  ['documents', { path: 'a.pdf' }, { path: 'b.pdf', isProtected: true }, []],
  [
    'seasons',
    { sportId: 1, title: '2026' },
    { title: '2026-27' },
    ['schedule', 'roster', 'stats'].map(
      (page) => `/sports/rowing/${page}/2026 → /sports/rowing/${page}/2026-27`,
    ),
  ],
  ['sports', sport, { nonSport: true }, []],
  ['partners', { title: 'A' }, { title: 'B' }, []],
])('%s: what %j leaves with %j', (name, before, change, told) => {
  const moves = movesBetween(kinds.named(name), before, { ...before, ...change }, around)
  expect(moves.map(({ from, to }) => `${from} → ${to}`)).toEqual(told)
})

test('a sport takes the pages below its own along', () => {
  const moves = movesBetween(kinds.named('sports'), sport, { ...sport, globalSportNameSlug: 'crew' }, around)
  expect(moves).toContainEqual({ from: '/sports/rowing', to: '/sports/crew' })
  expect(moves).toContainEqual({ from: '/sports/rowing/roster', to: '/sports/crew/roster' })
})
