import { expect, test } from 'vitest'
import type { RecapInput } from '#server/domains/recaps/input/recap-input.ts'
import { type Recap, writeRecap } from '#server/domains/recaps/recap.ts'
import { faults } from '#server/domains/recaps/testing/held.ts'
import { momentOf } from './generate/games/publish.ts'
import { openNewsroom } from './generate/press/newsroom.ts'
import { recapInput } from './generate/press/recap-input.ts'
import { generateUnscored, schoolData } from './generate/school.ts'
import { boxScoresOf, sheetsOf } from './generate/stats/box-scores.ts'

const today = '2026-11-15'
const school = generateUnscored('halcyon', today)
const room = openNewsroom(schoolData.halcyon, school, momentOf(today, school.tenant.timeZone))
const perGroup = 30

/** Some thirty games of each sport group, with plays and without, in the order of play. */
function told(): { group: string; input: RecapInput; recap: Recap }[] {
  const sheets = new Map(
    [...sheetsOf(school.games)].map(([id, { game }], place) => [id, { game, isFull: place % 2 === 0 }]),
  )
  const rows = new Map(boxScoresOf(schoolData.halcyon, school, sheets).map((row) => [row.gameId, row]))
  const byGroup = Map.groupBy(rows.values(), ({ sportGroup }) => sportGroup)
  return [...byGroup].flatMap(([group, own]) => {
    const step = Math.max(1, Math.floor(own.length / perGroup))
    return own
      .filter((_, place) => place % step === 0)
      .slice(0, perGroup)
      .flatMap((row) => {
        const team = room.teams.find(({ games }) => games.some(({ id }) => id === row.gameId))
        const game = team?.games.find(({ id }) => id === row.gameId)
        if (!team || !game) return []
        const input = recapInput(room, team, game, ({ id }) => rows.get(id))
        return [{ group, input, recap: writeRecap(input) }]
      })
  })
}
const recaps = told()
const sentencesOf = ({ paragraphs }: Recap) => paragraphs.flat()

test('every number and every name of a recap is in its box score or around it', () => {
  expect(new Set(recaps.map(({ group }) => group)).size).toBe(10)
  expect(recaps.length).toBeGreaterThan(250)
  const found = recaps.flatMap(({ input, recap }) =>
    [
      ...sentencesOf(recap).flatMap((sentence) => faults(input, sentence)),
      ...[...recap.headlines, ...recap.subHeadlines].flatMap((heading) => faults(input, heading, true)),
    ].map((fault) => `${input.game.id}: ${fault}`),
  )
  expect(found).toEqual([])
})

const wordsIn = (recap: Recap): number =>
  sentencesOf(recap)
    .map(({ text }) => text)
    .join(' ')
    .split(/\s+/).length

// A short game that opened a season has little around it: a few of those fall short of four hundred words.
test('a recap is as long as a story', () => {
  const lengths = recaps.map(({ recap }) => wordsIn(recap))
  expect(Math.min(...lengths)).toBeGreaterThan(230)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(700)
  expect(lengths.filter((words) => words >= 400).length).toBeGreaterThan(lengths.length * 0.85)
})

test('a recap says nothing twice', () => {
  for (const { input, recap } of recaps) {
    const texts = sentencesOf(recap).map(({ text }) => text)
    expect([input.game.id, new Set(texts).size]).toEqual([input.game.id, texts.length])
    const counted = sentencesOf(recap)
      .flatMap(({ facts }) => facts)
      .filter(({ kind, from }) => kind === 'number' && /groups\./.test(from))
      .map(({ from }) => from)
    expect([input.game.id, new Set(counted).size]).toEqual([input.game.id, counted.length])
  }
})

test('no two games read alike', () => {
  const wholes = recaps.map(({ recap }) => recap.html)
  expect(new Set(wholes).size).toBe(wholes.length)
  const leads = recaps.map(({ recap }) => recap.paragraphs[0]?.[0]?.shape)
  expect(new Set(leads).size).toBeGreaterThan(leads.length / 4)
})
