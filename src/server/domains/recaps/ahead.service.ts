import { notFound } from '#contract/shapes/problem.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { settingsOrNothing } from '../settings/settings.service.ts'
import type { NotesInput, PlayedGame, PreviewInput } from './ahead/ahead-input.ts'
import { leadersOf } from './ahead/leaders.ts'
import { type Ahead, writePreview } from './ahead/preview.ts'
import { writeNotes } from './ahead/week-notes.ts'
import { rankOf, recordAfter, scoreOf } from './input/standing.ts'
import { htmlOf } from './recap.ts'
import {
  gameToRecap,
  meetingsUntil,
  scheduleAround,
  seasonToTell,
  sheetsBefore,
  sheetsUntil,
} from './recap-input.read-model.ts'
import { gameOf, isToCome, nextOf, toNext } from './recaps.service.ts'

type Asked = Pick<Work, 'tx'> & { tenant: Pick<Work['tenant'], 'key' | 'name'> }
type Scheduled = Awaited<ReturnType<typeof scheduleAround>>[number]

export interface AheadStory {
  sportId: number
  title: string
  teaser: string
  html: string
}

const sites = { H: 'home', A: 'away', N: 'neutral' } as const

/** A game that ended one way or the other, by its score. */
function playedOf(row: Scheduled): PlayedGame | null {
  const score = scoreOf(row.teamScore, row.opponentScore)
  const { status } = row
  if (!score || (status !== 'W' && status !== 'L' && status !== 'T')) return null
  return {
    date: row.startDate,
    opponent: row.opponent,
    site: sites[row.locationIndicator],
    result: status,
    score,
    isConference: row.isConference,
  }
}

const storyOf = (sportId: number, ahead: Ahead): AheadStory => ({
  sportId,
  title: ahead.headline.text,
  teaser: ahead.teaser.text,
  html: htmlOf(ahead.paragraphs, ahead.dateline),
})

/** The story of a game that is to be played; null where it is over, called off or no game. */
export async function previewOf(work: Asked, gameId: number): Promise<AheadStory | null> {
  const { tx, tenant } = work
  const row = await gameToRecap(tx, gameId)
  if (!row) throw notFound(`There is no game ${gameId}.`)
  const { game, opponent, conference } = row
  if (game.resultStatus !== null || game.status !== 'A' || game.type !== null) return null
  const schedule = await scheduleAround(tx, game.seasonId)
  const meetings = await meetingsUntil(tx, game)
  const sheets = await sheetsBefore(tx, game)
  const site = await settingsOrNothing(work, 'site')
  const place = schedule.findIndex(({ id }) => id === gameId)
  const before = schedule.slice(0, place)
  const group = sheets.at(-1)?.group ?? null
  const counted = before.filter(({ isExhibition }) => !isExhibition)
  const input: PreviewInput = {
    game: { ...gameOf(row), group, score: null, time: game.isTbd || game.isAllDay ? null : game.time },
    school: {
      key: tenant.key,
      name: tenant.name,
      mascot: site?.mascotPlural || null,
      rank: rankOf(game.teamPrefix),
      conference,
    },
    opponent: { name: opponent.title, mascot: opponent.mascot, rank: rankOf(game.opponentPrefix) },
    record: counted.some(({ status }) => status !== null && status !== 'N') ? recordAfter(before) : null,
    // Without the game itself, which is the last of them.
    series: seriesBefore(meetings.slice(0, -1)),
    last: counted.map(playedOf).findLast((each) => each !== null) ?? null,
    leaders: group
      ? leadersOf(
          group,
          sheets.map(({ team }) => team),
        )
      : [],
    next: nextOf(schedule.slice(place + 1)),
  }
  return storyOf(game.sportId, writePreview(input))
}

/** Of games that were played and count; null where there was none. */
function seriesBefore(met: Awaited<ReturnType<typeof meetingsUntil>>): PreviewInput['series'] {
  const counted = met.filter(
    ({ isExhibition, resultStatus, teamScore }) =>
      !isExhibition && teamScore !== null && resultStatus !== null && resultStatus !== 'N',
  )
  const last = counted.at(-1)
  const score = last ? scoreOf(last.teamScore, last.opponentScore) : null
  if (!last || !score) return null
  const count = (result: string) => counted.filter(({ resultStatus }) => resultStatus === result).length
  return {
    meetings: counted.length,
    wins: count('W'),
    losses: count('L'),
    ties: count('T'),
    last: {
      date: last.startDate,
      result: last.resultStatus === 'W' || last.resultStatus === 'L' ? last.resultStatus : 'T',
      score,
    },
  }
}

/** A team's notes of the seven days until a day, and what comes in the seven after it. */
export async function weekNotesOf(work: Asked, seasonId: number, until: string): Promise<AheadStory> {
  const { tx, tenant } = work
  const season = await seasonToTell(tx, seasonId)
  if (!season) throw notFound('There is no such season.')
  const schedule = await scheduleAround(tx, seasonId)
  const sheets = await sheetsUntil(tx, seasonId, until)
  const site = await settingsOrNothing(work, 'site')
  const last = Temporal.PlainDate.from(until)
  const week = { from: last.subtract({ days: 6 }).toString(), to: until }
  const end = last.add({ days: 7 }).toString()
  const past = schedule.filter(({ startDate }) => startDate <= until)
  const played = past
    .filter(({ startDate, isExhibition }) => startDate >= week.from && !isExhibition)
    .flatMap((row) => playedOf(row) ?? [])
  const count = (result: PlayedGame['result']) => played.filter((game) => game.result === result).length
  const group = sheets.at(-1)?.group
  const leaders = (of: typeof sheets) =>
    group
      ? leadersOf(
          group,
          of.map(({ team }) => team),
        )
      : []
  const input: NotesInput = {
    season: { id: season.id, sport: season.sport },
    week,
    school: {
      key: tenant.key,
      name: tenant.name,
      mascot: site?.mascotPlural || null,
      rank: null,
      conference: season.conference,
    },
    record: past.some(({ status, isExhibition }) => !isExhibition && status !== null && status !== 'N')
      ? recordAfter(past)
      : null,
    played,
    sums: { wins: count('W'), losses: count('L'), ties: count('T') },
    leaders: leaders(sheets.filter(({ day }) => day >= week.from)),
    seasonLeaders: leaders(sheets),
    coming: schedule
      .filter((row) => row.startDate > until && row.startDate <= end && isToCome(row))
      .map(toNext),
  }
  return storyOf(season.sportId, writeNotes(input))
}
