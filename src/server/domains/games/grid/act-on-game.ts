import type { deskGrids } from '#contract/editing/desk.grids.ts'
import type { Input } from '#contract/endpoint.ts'
import { badRequest, notFound } from '#contract/shapes/problem.ts'
import { beginWork } from '../../../editing/pieces/begin-work.ts'
import type { Hand } from '../../../editing/pieces/hand.ts'
import { subjectOf } from '../../../editing/pieces/history.ts'
import { completeValue, tellWritten } from '../../../editing/pieces/publish.ts'
import { refusePublisher, refuseUnseen } from '../../../editing/pieces/rights.ts'
import { type Written, writeNew, writeRows } from '../../../editing/pieces/write-rows.ts'
import { readContent } from '../../../editing/rows/content.ts'
import { contentTitle } from '../../../editing/rows/titles.ts'
import { instantAt } from '../../../feeds/game-time.ts'
import { sportRefs } from '../../sports/sports.service.ts'
import { allOpponents } from '../games.import-queries.ts'
import { actWords, changeOf } from './game-act.ts'

type Body = Input<(typeof deskGrids)['actOnGame']>['body']

/**
 * Something happens to a game: its pages, lists and feeds follow the row, subscribed calendars by the revision that the
 * database counts. An alert, where one is wanted, is of the same piece of work and ends with the day; so is a story, which
 * feeds have at once and subscribers of the team with the next mail.
 */
export async function actOnGame(hand: Hand, gameId: number, { alert = false, story = false, ...act }: Body) {
  const kind = hand.kinds.named('games')
  const before = await readContent(hand.tx, kind, gameId, true)
  if (!before) throw notFound('There is no such game.')
  refuseUnseen(hand.visitor, kind, Number(before.sportId))
  const change = changeOf(act)
  if (typeof change === 'string') throw badRequest(change)
  await refusePublisher(hand, kind, gameId, before)
  const title = await contentTitle(hand, kind, before)
  const work = await beginWork(hand, {
    what: 'publish',
    subject: subjectOf(kind, gameId),
    title,
    sportId: Number(before.sportId),
  })
  const from = Object.fromEntries(Object.keys(change).map((name) => [name, before[name]]))
  const written: Written[] = await writeRows(hand, [{ kind, id: gameId, row: gameId, values: change, from }])
  if (alert || story) {
    const words = await wordsOf(hand, act, before, completeValue(kind, { ...before, ...change }, hand))
    if (alert) written.push(await writeNew(hand, hand.kinds.named('alerts'), alertOf(hand, words, before)))
    if (story)
      written.push(await writeNew(hand, hand.kinds.named('stories'), storyOf(hand, words, gameId, before)))
  }
  await tellWritten(hand, written)
  return { work, ids: [gameId] }
}

async function wordsOf(
  hand: Hand,
  act: Parameters<typeof actWords>[0],
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Promise<string> {
  const sport = (await sportRefs(hand)).get(Number(before.sportId))?.title ?? ''
  const opponent =
    (await allOpponents(hand.tx)).find(({ id }) => id === Number(before.opponentId))?.title ?? ''
  const told = (value: Record<string, unknown>) => ({
    sport,
    opponent,
    atVs: value.locationIndicator === 'A' ? ('at' as const) : ('vs' as const),
    startDate: String(value.startDate),
    time: String(value.time),
  })
  return actWords(act, told(before), told(after))
}

const alertOf = ({ now }: Hand, words: string, before: Record<string, unknown>) => ({
  title: words,
  endDate: endOf(now, String(before.startDate), String(before.timeZone)).toISOString(),
})

const storyOf = ({ now }: Hand, words: string, gameId: number, before: Record<string, unknown>) => ({
  sportId: before.sportId,
  title: words.replace(/\.$/, ''),
  teaser: words,
  content: `<p>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`,
  type: 'news',
  publishAt: now.toISOString(),
  games: [{ gameId, role: 'related' }],
})

/** Until the day is over that people would have come on; for a day where that is past. */
function endOf(now: Date, day: string, timeZone: string): Date {
  const next = Temporal.PlainDate.from(day).add({ days: 1 }).toString()
  const end = instantAt(next, '00:00', timeZone)
  return end > now ? end : new Date(now.getTime() + 86_400_000)
}
