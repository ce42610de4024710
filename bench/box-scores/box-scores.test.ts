import { describe, expect, test } from 'vitest'
import type { Game } from '#contract/games.ts'
import { type SportGroup, sportGroups } from '#contract/shapes/stats-shapes.ts'
import type { BoxScore } from '#contract/stats.ts'
import { facingTables } from '#site/domains/stats/box-score/box-tables.ts'
import { unanswered } from '#site/domains/stats/box-score/plays/game-runs.ts'
import { playGroups } from '#site/domains/stats/box-score/plays/play-groups.ts'
import { shotsOf } from '#site/domains/stats/box-score/plays/shot-zones.ts'
import { boxPdf } from '#site/domains/stats/pdf/box-pdf.server.ts'
import { pdfTexts } from '../numbers/pdf-text.ts'
import { demoBoxes } from './demo-boxes.ts'

const boxes = new Map<SportGroup, BoxScore[]>()
for (const box of demoBoxes(2026)) boxes.set(box.sportGroup, [...(boxes.get(box.sportGroup) ?? []), box])
const boxesOf = (group: SportGroup) => boxes.get(group) ?? []

const day = new Date('2026-11-19T00:00:00Z')
const game = { locationIndicator: 'H', startDate: '2026-11-14T13:00:00' } as Game

describe.each(sportGroups)('the sheets of a game of %s', (group) => {
  test('are one or two, and have every line of both teams', async () => {
    // The longest have to fit too.
    const longest = boxesOf(group).toSorted((a, b) => linesIn(b) - linesIn(a))
    expect(longest.length).toBeGreaterThan(0)
    for (const box of [longest[0], longest.at(-1)]) {
      if (!box) continue
      const pdf = await boxPdf({ box, game, school: 'School', standing: 'Final', day })
      const pages =
        Buffer.from(pdf)
          .toString('latin1')
          .match(/\/Type \/Page\b/g)?.length ?? 0
      expect(pages, `game ${box.gameId}`).toBeLessThanOrEqual(2)
      const paper = pdfTexts(pdf).join('|')
      for (const { sides } of facingTables(box))
        for (const { table } of sides)
          for (const cells of [...table.rows.map((row) => row.cells), table.totals])
            expect(paper).toContain(cells.join('|'))
    }
  })
})

const linesIn = ({ teams }: BoxScore) => teams.reduce((sum, { players }) => sum + players.length, 0)

describe('the plays of the demo', () => {
  test('every shot of basketball has its place, and they are the shots of the box score', () => {
    for (const { plays, teams } of boxesOf('basketball'))
      for (const { side, totals } of teams) {
        const shots = shotsOf(plays, side)
        const count = (keep: (shot: (typeof shots)[number]) => boolean) => shots.filter(keep).length
        expect({
          fga: count(() => true),
          fgm: count(({ isMade }) => isMade),
          fga3: count(({ worth }) => worth === 3),
          fgm3: count(({ worth, isMade }) => worth === 3 && isMade),
        }).toEqual({
          fga: totals.stats?.fga,
          fgm: totals.stats?.fgm,
          fga3: totals.stats?.fga3,
          fgm3: totals.stats?.fgm3,
        })
      }
  })

  test('what everybody did by period makes what they did in the game, but for minutes', () => {
    for (const { byPeriod = [], teams } of boxesOf('basketball'))
      for (const { side, players, totals } of teams)
        for (const { name, groups } of [...players, { name: null, groups: totals }]) {
          const own = byPeriod.filter((line) => line.side === side && line.name === name)
          for (const key of ['fgm', 'fga', 'fgm3', 'ftm', 'fta', 'treb', 'ast', 'pf', 'to', 'tp'])
            expect(
              own.reduce((sum, line) => sum + (line.groups.stats?.[key] ?? 0), 0),
              `${name} ${key}`,
            ).toBe(groups.stats?.[key] ?? 0)
        }
  })

  test('the runs of a game are its points', () => {
    for (const { plays, away, home } of boxesOf('basketball')) {
      const sum = (side: 'away' | 'home') =>
        unanswered(plays, false).reduce((total, run) => total + (run.side === side ? run.points : 0), 0)
      expect([sum('away'), sum('home')]).toEqual([away.score, home.score])
    }
  })

  test('every possession of football has its snaps, the first from where it begins', () => {
    for (const box of boxesOf('football'))
      for (const [index, drive] of box.drives.entries()) {
        const own = box.plays.filter((play) => play.drive === index)
        expect(own.length, `${box.gameId}: ${drive.start}`).toBeGreaterThan(0)
        // A penalty before the first snap has no down.
        const down = own[0]?.down
        if (down) expect(down).toMatchObject({ ball: drive.side, toGoal: drive.from })
      }
  })

  test('a half inning of the diamond begins with nobody out and nobody on, and no play is lost in the halves', () => {
    for (const box of boxesOf('baseball'))
      for (const [index] of box.periods.entries()) {
        const groups = playGroups(box, index + 1)
        const own = box.plays.filter(({ period }) => period === index + 1)
        expect(groups.flatMap(({ plays }) => plays)).toEqual(own)
        for (const { plays } of groups)
          expect(plays.find(({ outs }) => outs !== undefined)).toMatchObject({ outs: 0, on: [] })
      }
  })

  test('every rally of volleyball says who served: whoever won the one before', () => {
    for (const { plays } of boxesOf('volleyball'))
      for (const [index, { serve, period }] of plays.entries()) {
        const before = plays[index - 1]
        if (before?.period === period) expect(serve).toBe(before.side)
        expect(serve).toBeDefined()
      }
  })
})
