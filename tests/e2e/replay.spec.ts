import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import type { Game } from '#contract/games.ts'
import type { LiveGames } from '#contract/live.ts'
import { readStatFile } from '#server/feeds/statcrew/read-stat-file.ts'
import type { GameReading } from '#server/feeds/statcrew/reading/reading.ts'
import { openPage } from '#tests/pages/open-page.ts'
import { type Replayed, replay } from '#tests/support/replayed-game.ts'
import { type ScoredServer, startScoredServer } from '#tests/support/scored-server.ts'

/** Real people's names are in it: it lies beside the repository, and where it does not, this is not tried. */
const file = join(import.meta.dirname, '../../../shared/data/statcrew/unc_football.xml')
const isThere = existsSync(file)

/** A push is there at once; a busy machine takes its time. */
const soon = { timeout: 10_000 }

function readGame(): GameReading {
  const reading = readStatFile(readFileSync(file))
  if (!reading.ok || reading.file.kind !== 'game') throw new Error('The file is no game')
  return reading.file
}

/** Every change of the score, and one play in twenty between them. */
const worthSeeing = (plays: Replayed[]): Replayed[] =>
  plays.filter(
    ({ away, home }, index) =>
      index % 20 === 0 || away !== plays[index - 1]?.away || home !== plays[index - 1]?.home,
  )

test.describe('a real game', () => {
  test.skip(!isThere, 'NOT TESTED: no file of a real game lies beside the repository')
  let server: ScoredServer
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    server = await startScoredServer()
  })
  test.afterAll(() => server.stop())

  async function nextGame(page: Page): Promise<{ game: Game; school: string }> {
    const ask = async <Answer>(path: string): Promise<Answer> => {
      const answer = await page.request.get(`${server.origin}/api/v2/${path}`, {
        headers: { tenant: 'halcyon' },
      })
      return (await answer.json()) as Answer
    }
    const { Games } = await ask<LiveGames>('LiveStats')
    const school = Games.flatMap(({ HomeTeam, VisitingTeam }) => [HomeTeam, VisitingTeam]).find(
      ({ Id }) => Id === 'halcyon',
    )?.Name
    const sports = await ask<{ id: number; globalSportNameSlug: string }[]>('Sports')
    const football = sports.find(({ globalSportNameSlug }) => globalSportNameSlug === 'football')
    const { items } = await ask<{ items: Game[] }>(`EventsResults/upcoming?sportId=${football?.id}`)
    const game = items.find(({ type, status }) => type === 'upcoming' && status === 'A')
    if (!game || !school) throw new Error('There is no game of football to come')
    return { game, school }
  }

  test('replayed play by play shows each change on a phone, without a reload', async ({ page }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width: 390, height: 844 })
    const { game, school } = await nextGame(page)
    const isAway = game.locationIndicator === 'A'
    const names = isAway
      ? { away: school, home: game.opponent.title }
      : { away: game.opponent.title, home: school }
    const [first, ...rest] = worthSeeing(replay(readGame(), { date: game.startDate.slice(0, 10), ...names }))
    if (!first) throw new Error('The file tells no play')
    await server.send(game.id, first.reading)
    await openPage(page, `${server.origin}/game-center/${game.id}`)
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    const side = (name: string) => page.getByRole('main').locator('p').filter({ hasText: name }).first()
    for (const play of rest) {
      await server.send(game.id, play.reading)
      await expect(side(names.away), play.text).toContainText(new RegExp(`\\D${play.away}$`), soon)
      await expect(side(names.home), play.text).toContainText(new RegExp(`\\D${play.home}$`), soon)
    }
    const last = rest.at(-1)
    await expect(page.locator('#game-center'), 'the plays are told anew').toContainText(last?.text ?? '', {
      timeout: 40_000,
    })
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    expect(rest.length).toBeGreaterThan(8)
  })
})
