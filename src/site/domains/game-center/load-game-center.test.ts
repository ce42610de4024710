import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createClient } from '#contract/client/client.ts'
import { loadGameCenter } from './load-game-center.ts'

const sport = {
  id: 2,
  title: "Men's Basketball",
  shortName: 'mbball',
  abbrev: 'MBB',
  globalSportNameSlug: 'mens-basketball',
}
const game = {
  id: 7,
  type: 'upcoming',
  sport,
  gameState: 3,
  startDate: '2026-11-16T19:00:00',
  startDateUtc: '2026-11-17T00:00:00Z',
  timeZone: 'America/New_York',
  time: '7 p.m.',
  atVs: 'at',
  locationIndicator: 'A',
  opponent: { title: 'Ellery', abbreviation: 'ELL', prefix: null },
  media: {},
  galleries: [],
}
const team = (Name: string, PeriodScores: number[]) => ({
  Name,
  PeriodScores,
  Score: 0,
  Logo: null,
  CurrentRecord: null,
})
const play = (Text: string, HomeScore: number) => ({
  Period: 1,
  ClockSeconds: 605,
  Side: 'home',
  Text,
  VisitingScore: 0,
  HomeScore,
})

const answers: Record<string, unknown> = {
  '/game-center/7/hero': { gameId: 7, id: 7, sport, gameState: 3, game, backgroundImage: null },
  '/game-center/7/layout': {
    phase: 'during',
    sections: ['live', 'leaders', 'play-by-play'],
    promoGroupId: null,
  },
  '/game-center/7/game-info': { gameId: 7 },
  '/game-center/7/stories': [],
  '/LiveStats': { Games: [] },
  '/LiveStats/details?gameId=7': {
    Game: {
      Period: 2,
      ClientAbbrev: 'HSU',
      HomeTeam: team('Ellery', [30, 4]),
      VisitingTeam: team('Halcyon', [28]),
    },
    Leaders: {
      VisitingTeam: [{ Name: 'Yusuf Clearwater', Number: '15', Category: 'Points', Value: 19 }],
      HomeTeam: [],
    },
    Plays: [play('tip-off', 0), play('made jumper', 2)],
  },
  '/Sports': [],
  '/navigation/sub?sportId=2': [],
}

/** The page as a server answers for it that has no more than this. */
function load(change: Record<string, unknown> = {}) {
  const asked: string[] = []
  const known = { ...answers, ...change }
  const api = createClient({
    baseUrl: '',
    tenant: 'halcyon',
    log: () => {},
    fetch: async (address) => {
      const path = String(address).replace('/api/v2', '')
      asked.push(path)
      const answer = known[path]
      if (answer instanceof Error) return new Response('{}', { status: 500 })
      return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer)
    },
  })
  const url = new URL('https://halcyon.example/game-center/7')
  const school = { name: 'Halcyon', url: url.origin } as never
  return {
    asked,
    page: loadGameCenter({ api, params: { gameId: '7' }, url, school, timeZone: 'UTC', viewport: 'sm' }),
  }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('a game center', () => {
  test('asks for the live details of a game that is on where nobody keeps a box score', async () => {
    const { parts } = await load().page
    expect(parts.box).toMatchObject({
      periods: ['1', '2'],
      away: {
        name: 'Halcyon',
        abbreviation: 'HSU',
        scoreByPeriod: [28],
        leaders: [{ name: 'Yusuf Clearwater', statName: 'Points', value: 19 }],
      },
      home: { name: 'Ellery', abbreviation: 'ELL', scoreByPeriod: [30, 4] },
      plays: [
        { text: 'tip-off', clock: '10:05', homeScore: null },
        { text: 'made jumper', homeScore: 2 },
      ],
    })
  })

  test('has a tab for each part that has something in it, and the colours of its teams', async () => {
    const { tabs, colors, phase } = await load().page
    expect(phase).toBe('during')
    expect(tabs.map(({ id }) => id)).toEqual(['feed', 'box', 'plays'])
    expect(colors.home).toEqual({ fill: '#343b45', text: '#ffffff' })
  })

  test('has its score from the first paint, where the live list has it', async () => {
    const state = {
      Id: 7,
      HasStarted: true,
      IsComplete: false,
      Period: 2,
      PeriodsRegulation: 2,
      ClockSeconds: 400,
      GameState: 3,
      Possession: 'home',
      Situation: null,
      HomeTeam: { ...team('Ellery', [30, 4]), Score: 34 },
      VisitingTeam: { ...team('Halcyon', [28]), Score: 28 },
    }
    const { clock } = await load({ '/LiveStats': { Games: [state] } }).page
    expect(clock.live).toMatchObject({
      phase: 'live',
      play: { home: { score: 34 }, period: '2nd', clock: '6:40', possession: 'home' },
    })
  })

  test('before it has the form of both and who leads them, as far as anybody knows', async () => {
    const met = {
      ...game,
      id: 5,
      type: 'recent',
      atVs: 'vs',
      result: { status: 'L', teamScore: '60', opponentScore: '72', boxscore: null },
    }
    const { parts } = await load({
      '/game-center/7/layout': {
        phase: 'before',
        sections: ['hero', 'opponent-history'],
        promoGroupId: null,
      },
      '/game-center/7/opponent-history': { sport, opponent: game.opponent, record: {}, games: [game, met] },
      '/EventsResults/results?sportId=2&%24pageSize=6': { items: [met] },
    }).page
    expect(parts.preview?.form).toMatchObject({
      school: [{ letter: 'L', score: '60-72', words: 'vs Ellery' }],
      opponent: [{ letter: 'W', score: '72-60', words: 'vs Halcyon' }],
    })
    expect(parts.tabs.map(({ id }) => id)).toEqual(['preview', 'series'])
  })

  test('does not ask for them before and after it, nor beside a box score', async () => {
    const details = '/LiveStats/details?gameId=7'
    const layout = (phase: string) => ({
      '/game-center/7/layout': { phase, sections: [], promoGroupId: null },
    })
    const box = { gameId: 7, sportGroup: 'basketball', startDate: game.startDate, game }
    for (const change of [layout('before'), layout('after'), { '/Stats/boxscore/7': box }]) {
      const { asked, page } = load(change)
      await page
      expect(asked).not.toContain(details)
    }
  })

  test.each([
    ['layout', '/game-center/7/layout'],
    ['facts', '/game-center/7/game-info'],
    ['box score', '/Stats/boxscore/7'],
    ['live details', '/LiveStats/details?gameId=7'],
    ['stories', '/game-center/7/stories'],
  ])('whose %s fails logs it and goes on without', async (_, path) => {
    const { parts } = await load({ [path]: new Error() }).page
    expect(parts.sections).toContain('leaders')
  })

  test('of a game that nobody knows is no page', async () => {
    await expect(load({ '/game-center/7/hero': new Error() }).page).rejects.toThrow()
  })

  test('whose head fails logs it and goes by what the scoreboard says of the game', async () => {
    const { page } = load({
      '/game-center/7/hero': new Error(),
      '/EventsResults/scoreboard?gameId=7': { items: [game] },
    })
    const { hero } = await page
    expect(console.warn).toHaveBeenCalledWith('The head of a game center failed', expect.anything())
    expect(hero.teams).toMatchObject({ away: { name: 'Halcyon', isSchool: true }, home: { name: 'Ellery' } })
  })

  describe('of a server that tells what the specification names, and nothing else,', () => {
    const team = (name: string, Score: string) => ({
      icon: null,
      name,
      abbreviation: 'ABC',
      Score,
      color: null,
    })
    const event = {
      id: 7,
      dateTime: '2026-11-16T19:00:00',
      dateTimeUtc: '2026-11-17T00:00:00Z',
      gameState: 8,
      gameTime: '7 p.m.',
      gameLocationIndicator: 'A',
      location: { location: 'Ellery, PA', facilityTitle: 'Ellery Hall' },
      sport: { title: "Men's Basketball" },
      teams: { home: team('Ellery', '70'), away: team('Halcyon', '81') },
      opponentInfo: { id: 3, title: 'Ellery', image: { alt: '', fullpath: '/ellery.svg' } },
    }
    const box = {
      stadium: 'Ellery Hall',
      home: { name: 'Ellery', score: 70, scoreByPeriod: [30, 40], leaders: [] },
      away: { name: 'Halcyon', score: 81, scoreByPeriod: [41, 40], leaders: [] },
    }
    const told = { '/game-center/7/hero': event, '/Stats/boxscore/7': box }

    test.each([
      ['a layout without a phase', { sections: ['box-score'] }],
      ['a layout that says nothing', undefined],
    ])('has the line score of a finished game with %s', async (_, layout) => {
      const { parts } = await load({ ...told, '/game-center/7/layout': layout }).page
      expect(parts.sections).toContain('box-score')
      expect(parts.box).toMatchObject({ periods: ['1', '2'], away: { scoreByPeriod: [41, 40] } })
    })

    test('has the whole game: the rest follows from the live event item', async () => {
      const { hero } = await load(told).page
      expect(hero).toMatchObject({
        teams: { home: { isSchool: false }, away: { isSchool: true } },
        game: {
          startDate: '2026-11-16T19:00:00',
          timeZone: 'Etc/GMT+5',
          atVs: 'at',
          location: 'Ellery Hall, Ellery, PA',
          opponent: { title: 'Ellery', image: '/ellery.svg' },
          result: { status: 'W', teamScore: '81', opponentScore: '70' },
        },
      })
    })

    test('has the next game by its two teams', async () => {
      const next = { sport: event.sport, teams: event.teams, record: '1-0', coverage: {} }
      const { parts } = await load({ ...told, '/game-center/7/next-game': next }).page
      expect(parts.next).toMatchObject({ record: '1-0', teams: { home: { name: 'Ellery' } } })
    })
  })
})
