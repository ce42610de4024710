import { describe, expect, test } from 'vitest'
import type { PageKey } from '#site/table/pages.ts'
import { fill, headTags } from './head.ts'
import { type PageType, pageNames } from './page-names.ts'

const seo = {
  title: {
    siteName: 'Tamarack Athletics',
    schoolName: 'Tamarack',
    delimiter: ' :: ',
    mascotSingular: 'Otter',
    mascotPlural: 'Otters',
  },
  meta: { ogImage: '/og.png', ogImageAlt: 'Tamarack', ogDeterminer: '', ogLocale: 'en_US' },
}

const golf = { sport: 'Golf' }
const season = { ...golf, season: '2026' }
const game = { ...golf, at_vs: 'at', opponent: 'Elm', date: 'Nov 1, 2026' }
const ada = { name: 'Ada Byrne' }

/** Every page-name key of the specification's section 2: its page type, what the page tells of itself, and its title. */
const keys: Record<PageKey, [type: PageType, tokens: Record<string, string>, title: string]> = {
  homepage: ['home-page', { tagline: 'Swim on' }, 'Swim on'],
  sport_home: ['sport-home', golf, 'Golf'],
  calendar: ['schedule-calendar', {}, 'Calendar'],
  calendar_sport: ['schedule-calendar', golf, 'Golf Calendar'],
  archives: ['story-archives', {}, 'Story Archives'],
  archives_sport: ['story-archives', golf, 'Golf Story Archives'],
  boxscore: ['schedule-boxscore', game, 'Golf at Elm on Nov 1, 2026: Box Score'],
  cumestats: ['schedule-cumestats', season, '2026 Golf Cumulative Statistics'],
  coverage: ['schedule-coverage', {}, 'Live Coverage'],
  schedule: ['schedule-list', season, '2026 Golf Schedule'],
  opponenthistory: ['schedule-history', { ...golf, opponent: 'Elm' }, 'Golf History vs Elm'],
  opponenthistory_list: ['schedule-history', golf, 'Golf Opponent History'],
  subscribe: ['unknown', {}, 'Subscribe'],
  tickets: ['unknown', {}, 'Tickets'],
  publications_list: ['unknown', {}, 'Publications'],
  publications_page: ['unknown', { publication: 'Media Guide' }, 'Media Guide'],
  partners: ['unknown', {}, 'Partners'],
  rss_feeds: ['unknown', {}, 'RSS Feeds'],
  historicalroster: ['roster-list', {}, 'All-Time Roster'],
  historicalroster_sport: ['roster-list', golf, 'Golf All-Time Roster'],
  coach_coaching_records: [
    'roster-coach-list',
    { ...golf, type: 'by Year' },
    'Golf Coaching Records by Year',
  ],
  game_center: ['game-center', game, 'Golf at Elm on Nov 1, 2026'],
  roster_bio: ['roster-player', { ...ada, ...season }, 'Ada Byrne - 2026 - Golf'],
  roster_list: ['roster-list', season, '2026 Golf Roster'],
  coach_bio: ['roster-coach', { ...ada, ...golf }, 'Ada Byrne - Golf Coaches'],
  coach_list: ['roster-coach-list', season, '2026 Golf Coaches'],
  support_staff_bio: ['staff', { ...ada, ...golf }, 'Ada Byrne - Golf Staff'],
  staff_list: ['staff', { department: 'Ticketing' }, 'Ticketing Staff Directory'],
  staff_bio: ['staff', ada, 'Ada Byrne - Staff Directory'],
  hof_list: ['hall-of-fame', { honor: 'Hall of Fame' }, 'Hall of Fame'],
  hof_bio: [
    'hall-of-fame',
    { ...ada, year: '1987', honor: 'Hall of Fame' },
    'Ada Byrne (1987) - Hall of Fame',
  ],
  awards_list: ['athletes-of-the-week', {}, 'Awards'],
  awards_bio: ['athletes-of-the-week', ada, 'Ada Byrne - Awards'],
  story: ['story', { headline: 'Otters win', teaser: 'By a length, in the rain.' }, 'Otters win'],
  sportfile: ['sportfile', { headline: 'Camp form' }, 'Camp form'],
  clippings: ['press-clips', {}, 'Press Clippings'],
  forms: ['survey-form', { form: 'Fan survey' }, 'Fan survey'],
  document: ['document', { document: 'Rule book' }, 'Rule book'],
  'stats-pdf': ['schedule-cumestats', season, '2026 Golf Statistics (PDF)'],
  on_this_day: ['on-this-day', {}, 'On This Day'],
  podcast_player: ['podcast', { podcast: 'Otter Hour' }, 'Otter Hour'],
  podcast_list: ['podcast-list', {}, 'Podcasts'],
  facilities_list: ['facilities', {}, 'Facilities'],
  facilities_page: ['facilities', { facility: 'Elm Pool' }, 'Elm Pool'],
  NotFoundPage: ['error-404', {}, 'Page Not Found'],
}
const rows = Object.entries(keys).map(([key, row]) => [key as PageKey, ...row] as const)

const tagsOf = (key: PageKey, tokens: Record<string, string>) =>
  headTags(
    { key, words: pageNames[key], tokens, canonical: '/x' },
    seo,
    'https://a.example',
    'Halcyon State University',
  )

describe('page-name keys each carry their own title, description and page type', () => {
  test('and there is none besides those of the specification', () => {
    expect(Object.keys(pageNames)).toEqual(Object.keys(keys))
  })

  test.each(rows)('%s is a page of type %s', (key, type) => {
    expect(pageNames[key].type).toBe(type)
  })

  test.each(rows)('%s describes its page, with nothing left to fill in', (key, _, tokens) => {
    const { description } = tagsOf(key, tokens)
    expect(description.length).toBeGreaterThan(20)
    expect(description).not.toMatch(/[{}]|undefined| {2}| [.,:]/)
  })

  test('no two pages are described alike', () => {
    const descriptions = rows.map(([key, , tokens]) => tagsOf(key, tokens).description)
    expect(new Set(descriptions).size).toBe(rows.length)
  })
})

describe('titles are built from tokens with the delimiter', () => {
  test.each(rows)('%s (%s) with %o is titled "%s"', (key, _, tokens, title) => {
    expect(tagsOf(key, tokens).title).toBe(`${title} :: Tamarack Athletics`)
  })
})

describe('titles fall back to the site name when empty', () => {
  /** The pages whose whole title is what their content says. */
  const empty = rows.filter(([key]) => fill(pageNames[key].title, {}) === '').map(([key]) => key)

  test.each(empty)('%s without its tokens', (key) => {
    expect(tagsOf(key, {}).title).toBe('Tamarack Athletics')
  })

  test('which are those named by their content alone', () => {
    expect(empty).toEqual([
      'homepage',
      'sport_home',
      'publications_page',
      'hof_list',
      'story',
      'sportfile',
      'forms',
      'document',
      'podcast_player',
      'facilities_page',
    ])
  })

  test.each(rows)('%s without its tokens has no token and no gap in it', (key) => {
    expect(tagsOf(key, {}).title).not.toMatch(/[{}]|undefined| {2}/)
  })
})
