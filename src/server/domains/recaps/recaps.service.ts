import { notFound } from '#contract/shapes/problem.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { settingsOrNothing } from '../settings/settings.service.ts'
import { regulationPeriods } from '../stats/stats.service.ts'
import { type NextGame, noContext, type RecapInput } from './input/recap-input.ts'
import { seasonContext } from './input/season-context.ts'
import { placingOf, rankOf, recordAfter, scoreOf, seriesOf } from './input/standing.ts'
import { type Recap, writeRecap } from './recap.ts'
import {
  type GameToRecap,
  gameToRecap,
  meetingsUntil,
  rosterToRecap,
  scheduleAround,
  sheetsBefore,
} from './recap-input.read-model.ts'

/** Of the school no more is needed than what it is called. */
type Asked = Pick<Work, 'tx'> & { tenant: Pick<Work['tenant'], 'key' | 'name'> }

const sites = { H: 'home', A: 'away', N: 'neutral' } as const

/** The story of a game, from everything that the school knows of it; null where there is nothing to tell yet. */
export async function recapOf(work: Asked, gameId: number): Promise<Recap | null> {
  const input = await recapInputOf(work, gameId)
  return input.game.result || input.box ? writeRecap(input) : null
}

/** Everything that the school knows of a game, for `writeRecap`. Careers are left out: old seasons may be sums only. */
export async function recapInputOf(work: Asked, gameId: number): Promise<RecapInput> {
  const { tx, tenant } = work
  const row = await gameToRecap(tx, gameId)
  if (!row) throw notFound(`There is no game ${gameId}.`)
  const [schedule, meetings, sheets, people, site] = await Promise.all([
    scheduleAround(tx, row.game.seasonId),
    meetingsUntil(tx, row.game),
    sheetsBefore(tx, row.game),
    rosterToRecap(tx, row.game.seasonId),
    settingsOrNothing(work, 'site'),
  ])
  const { game, box } = row
  const place = schedule.findIndex(({ id }) => id === gameId)
  const found = box
    ? seasonContext({
        group: box.sportGroup,
        box: box.data,
        season: sheets.map(({ team }) => team),
        career: () => null,
      })
    : noContext
  return {
    game: gameOf(row),
    school: {
      key: tenant.key,
      name: box?.data.teams[0].name ?? tenant.name,
      mascot: site?.mascotPlural || null,
      rank: rankOf(game.teamPrefix),
      conference: row.conference,
    },
    opponent: { name: row.opponent.title, mascot: row.opponent.mascot, rank: rankOf(game.opponentPrefix) },
    box: box?.data ?? null,
    plays: box?.plays ?? [],
    record: recordAfter(schedule.slice(0, place + 1)),
    context: { ...found, people, series: seriesOf(meetings) },
    next: nextOf(schedule.slice(place + 1)),
  }
}

export function gameOf({ game, sport, venue, box }: GameToRecap): RecapInput['game'] {
  return {
    id: game.id,
    group: box?.sportGroup ?? null,
    sport: sport.title,
    gender: sport.gender === 'M' || sport.gender === 'W' ? sport.gender : null,
    date: game.startDate,
    site: sites[game.locationIndicator],
    location: game.location,
    venue,
    result: game.resultStatus,
    score: game.resultStatus ? scoreOf(game.teamScore, game.opponentScore) : standingOf(box),
    regulation: regulationPeriods(sport.globalSportId),
    note: game.postscore,
    placing: placingOf(game.prescore),
    isConference: game.isConference,
    isExhibition: game.isExhibition,
    tournament: game.tournament,
    promotion: game.promotion,
    doubleheader: game.gameNumber === 1 || game.gameNumber === 2 ? game.gameNumber : null,
  }
}

/** While a game is being played its sheet alone knows the score. */
const standingOf = (box: GameToRecap['box']): readonly [number, number] | null =>
  box && [box.data.teams[0].score, box.data.teams[1].score]

/** The next game that is neither called off nor an event beside the schedule. */
export function nextOf(later: Awaited<ReturnType<typeof scheduleAround>>): NextGame | null {
  const next = later.find(isToCome)
  return next ? toNext(next) : null
}

type Scheduled = Awaited<ReturnType<typeof scheduleAround>>[number]

export const isToCome = ({ standing, type }: Pick<Scheduled, 'standing' | 'type'>): boolean =>
  standing === 'A' && type === null

export function toNext(next: Scheduled): NextGame {
  return {
    date: next.startDate,
    time: next.isTbd || next.isAllDay ? null : next.time,
    opponent: next.opponent,
    site: sites[next.locationIndicator],
    location: next.location,
    venue: next.venue,
    isConference: next.isConference,
    tournament: next.tournament === next.opponent ? null : next.tournament,
    isEvent: next.tournament === next.opponent,
  }
}
