import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { notFound, signInNeeded } from '#contract/shapes/problem.ts'
import { type Answers, football, loading, refusalOf } from '#tests/factories/loading.ts'
import { type Audience, loadStory } from './load-story.ts'

const address = '/news/2026/11/14/a-win'
const date = '2026-11-14T20:00:00Z'
const story = {
  id: 7,
  title: 'A win',
  slug: 'a-win',
  date,
  sport: football,
  url: address,
  content: '<p>Won.</p>',
}
const game = { id: 11, date: '2026-11-14', atVs: 'vs', locationIndicator: 'H' } as const
const card = (id: number) => ({ id, date, title: `Story ${id}` })
const day = { year: '2026', month: '11', day: '14' }

function open(
  change: Answers['news'] = {},
  { at = address, audience = 'public' as Audience, stats = {} } = {},
) {
  const news = {
    story,
    hiddenStory: story,
    stories: { items: [card(7), card(8)] },
    storyAddress: null,
    ...change,
  }
  const args = loading(at, { ...day, story_slug: at.split('?')[0]?.split('/').at(-1) }, { news, stats })
  return { page: loadStory(args, audience), api: args.api }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('a story', () => {
  test('is asked for by the day and the name of its address', async () => {
    const { api, page } = open()
    expect(await page).toMatchObject({
      storyId: 7,
      head: { canonical: address, contentId: 7, isHidden: false },
      sportBar: { sport: { id: 1 } },
      top: { title: 'A win', team: { title: 'Football', href: '/sports/football' } },
    })
    expect(api.news.story).toHaveBeenCalledExactlyOnceWith({ storyDate: '2026-11-14', storySlug: 'a-win' })
  })

  test('of the office is asked for as such, and has its own address', async () => {
    const at = `/hidden${address}`
    const { api, page } = open({}, { at, audience: 'office' })
    expect((await page).head).toMatchObject({ canonical: at, isHidden: true })
    expect(api.news.story).not.toHaveBeenCalled()
    const outside = open({ hiddenStory: signInNeeded() }, { at, audience: 'office' })
    expect(await refusalOf(outside.page)).toEqual([401, 'Sign in to see this.'])
  })

  test.each([[{ ...day, month: '13', story_slug: 'a-win' }], [{ ...day }]])(
    'has no page at %o, and nobody is asked',
    async (params) => {
      const args = loading(address, params, {})
      expect(await refusalOf(loadStory(args, 'public'))).toEqual([404, `Page Not Found: ${address}`])
      expect(args.api.news.story).not.toHaveBeenCalled()
    },
  )

  test('that is written otherwise than it is kept is found, and sent to the right name', async () => {
    const only: Answers['news'] = {
      story: ({ storySlug }) => (storySlug === 'a-win' ? story : notFound('No.')),
    }
    const { api, page } = open(only, { at: '/news/2026/11/14/A-Win.aspx?a=1' })
    expect(await refusalOf(page)).toEqual([301, `${address}?a=1`])
    expect(api.news.story).toHaveBeenCalledTimes(2)
  })

  test('that was moved to another day is found by its name; one that is nowhere is not', async () => {
    const gone = { story: notFound('No such story.') }
    const moved = { ...gone, storyAddress: { url: '/news/2026/11/15/a-win', isExternal: false } }
    expect(await refusalOf(open(moved).page)).toEqual([301, '/news/2026/11/15/a-win'])
    const { api, page } = open(gone)
    expect(await refusalOf(page)).toEqual([404, 'No such story.'])
    expect(api.news.storyAddress).toHaveBeenCalledExactlyOnceWith({ slug: 'a-win' })
  })

  test('whose server fails is looked for nowhere else', async () => {
    const { api, page } = open({ story: new Error('down') })
    await expect(page).rejects.toThrow('down')
    expect(api.news.storyAddress).not.toHaveBeenCalled()
  })

  test('that is told elsewhere leads there', async () => {
    const elsewhere = { ...story, isExternal: true, url: 'https://league.example/a-win' }
    expect(await refusalOf(open({ story: elsewhere }).page)).toEqual([302, 'https://league.example/a-win'])
  })

  test('is read on with what is near it, each once: of its game, of its player, of its sport', async () => {
    const about = { ...story, games: [game], people: [{ kind: 'player' as const, id: 5 }], older: card(8) }
    const stories: NonNullable<Answers['news']>['stories'] = (query) => ({
      items: (query?.gameId ? [7, 9] : query?.playerId ? [9, 10] : [7, 8, 9, 10, 11, 12, 13]).map(card),
    })
    const { api, page } = open({ story: about, stories })
    const { bottom } = await page
    expect(bottom.next?.id).toBe(8)
    expect(bottom.related.map(({ id }) => id)).toEqual([9, 10, 11, 12])
    expect(api.news.stories).toHaveBeenCalledWith({ gameId: 11, $pageSize: 4 })
    expect(api.news.stories).toHaveBeenCalledWith({ playerId: 5, $pageSize: 4 })
    expect(api.news.stories).toHaveBeenCalledWith({ sportId: 1, $pageSize: 8 })
  })

  test('does without what is near it, and without the box score, where they cannot be had', async () => {
    const played = { ...story, games: [{ ...game, boxscore: '/box' }] }
    const { api, page } = open(
      { story: played, stories: new Error('down') },
      { stats: { boxscore: new Error('down') } },
    )
    expect((await page).bottom).toMatchObject({ box: null, boxHref: null, related: [] })
    expect(api.stats.boxscore).toHaveBeenCalledExactlyOnceWith({ gameId: 11 })
    expect(console.warn).toHaveBeenCalledTimes(3)
  })

  test('asks for no box score where its game has none', async () => {
    const { api, page } = open({ story: { ...story, games: [game] } })
    await page
    expect(api.stats.boxscore).not.toHaveBeenCalled()
  })

  test("of the department leads to all stories, and is the athletics'", async () => {
    const general = { id: 3, title: 'General', shortName: 'general' }
    expect((await open({ story: { ...story, sport: general } }).page).top.team).toEqual({
      title: 'Athletics',
      href: '/archives',
    })
  })

  test.each([
    ['standard', [], true, null, 4],
    ['media', [], true, 4, null],
    ['blocks', [{ kind: 'gallery' as const, galleryId: 3 }], false, null, 4],
    ['blocks', [{ kind: 'video' as const, videoId: 4 }], true, null, null],
  ] as const)(
    'laid out as %s with %j shows pictures and film once',
    async (contentTemplate, blocks, gallery, top, text) => {
      const film = { id: 4, date: '2026-11-14' }
      const shown = await open({
        story: { ...story, contentTemplate, blocks, gallery: { id: 3 }, video: film },
      }).page
      expect([shown.gallery !== null, shown.top.film?.id ?? null, shown.text.film?.id ?? null]).toEqual([
        gallery,
        top,
        text,
      ])
    },
  )
})
