import type { deskGrids } from '#contract/editing/desk.grids.ts'
import type { Answer, Input } from '#contract/endpoint.ts'
import { noMedia } from '#contract/shapes/no-media.ts'
import type { Values } from '../../../editing/kind/kind.ts'
import { beginWork } from '../../../editing/pieces/begin-work.ts'
import type { Hand } from '../../../editing/pieces/hand.ts'
import { tellWritten } from '../../../editing/pieces/publish.ts'
import { writeNew } from '../../../editing/pieces/write-rows.ts'
import { beginSeason, type SeasonOfGrid, sameWeekday, seasonAfter } from '../../sports/season-grid.service.ts'
import { allOpponents, type GameSelect, gamesToCompare } from '../games.import-queries.ts'

type Body = Input<(typeof deskGrids)['copySchedule']>['body']

const knownBy = ({ opponentId, startDate }: Pick<GameSelect, 'opponentId' | 'startDate'>) =>
  `${opponentId} ${startDate}`
const gamesOf = async (hand: Hand, seasonId: number | null) =>
  new Set(seasonId === null ? [] : (await gamesToCompare(hand.tx, seasonId)).map(knownBy))

/** The games of a season a year on, on the same weekdays. */
export async function nextSchedule(
  hand: Hand,
  of: SeasonOfGrid,
): Promise<Answer<(typeof deskGrids)['nextSchedule']>> {
  const next = await seasonAfter(hand, of)
  const there = await gamesOf(hand, next.seasonId)
  const titles = new Map((await allOpponents(hand.tx)).map(({ id, title }) => [id, title]))
  const games = (await gamesToCompare(hand.tx, of.season.id)).filter(({ status }) => status !== 'C')
  return {
    ...next,
    games: games.map((game) => {
      const to = sameWeekday(game.startDate)
      return {
        id: game.id,
        opponent: titles.get(game.opponentId) ?? '',
        from: game.startDate,
        to,
        locationIndicator: game.locationIndicator,
        isThere: there.has(knownBy({ ...game, startDate: to })),
      }
    }),
  }
}

/** Games of a season copied into the next. When they begin nobody knows yet, and nobody says. */
export async function copySchedule(
  hand: Hand,
  of: SeasonOfGrid,
  { games: asked, swapsSites, ...season }: Body,
): Promise<{ work: string; ids: number[]; seasonId: number }> {
  const kind = hand.kinds.named('games')
  const work = await beginWork(hand, {
    what: 'bulk',
    subject: kind.name,
    title: `Schedule of ${of.sport.title} ${season.title}`,
    sportId: of.sport.id,
  })
  const { seasonId, written } = await beginSeason(hand, of, season)
  const there = await gamesOf(hand, seasonId)
  const dayOf = new Map(asked.map(({ id, startDate }) => [id, startDate]))
  const made = [...written]
  for (const game of await gamesToCompare(hand.tx, of.season.id)) {
    const startDate = dayOf.get(game.id)
    if (startDate === undefined || there.has(knownBy({ ...game, startDate }))) continue
    made.push(await writeNew(hand, kind, copied(game, { seasonId, startDate, swapsSites })))
  }
  await tellWritten(hand, made)
  return { work, ids: made.filter((one) => one.kind === kind).map(({ id }) => id), seasonId }
}

const swapped = { H: 'A', A: 'H', N: 'N' } as const

/** What is the same a year on. Who shows it, what it costs and how it ended is not. */
function copied(
  game: GameSelect,
  { seasonId, startDate, swapsSites }: { seasonId: number; startDate: string; swapsSites: boolean },
): Values {
  const { sportId, opponentId, type, timeZone, isDoubleheader, gameNumber, neutralHomeTeam } = game
  const isSwapped = swapsSites && game.locationIndicator !== 'N'
  const days = game.endDate
    ? Temporal.PlainDate.from(game.startDate).until(game.endDate, { largestUnit: 'days' }).days
    : 0
  return {
    sportId,
    seasonId,
    opponentId,
    type,
    startDate,
    endDate: days > 0 ? Temporal.PlainDate.from(startDate).add({ days }).toString() : null,
    timeZone: isSwapped ? '' : timeZone,
    time: game.isAllDay ? 'All Day' : 'TBD',
    isDoubleheader,
    gameNumber,
    locationIndicator: isSwapped ? swapped[game.locationIndicator] : game.locationIndicator,
    facilityId: isSwapped ? null : game.facilityId,
    location: isSwapped ? null : game.location,
    neutralHomeTeam,
    isConference: game.isConference,
    isExhibition: game.isExhibition,
    tournament: game.tournament,
    media: noMedia,
  }
}
