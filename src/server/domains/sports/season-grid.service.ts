import type { GridSeason } from '#contract/editing/desk.grids.ts'
import { notFound } from '#contract/shapes/problem.ts'
import type { Hand } from '../../editing/pieces/hand.ts'
import { conflict } from '../../editing/pieces/refusals.ts'
import { mayPublishKind, refuseUnseen } from '../../editing/pieces/rights.ts'
import { type Written, writeNew } from '../../editing/pieces/write-rows.ts'
import { mayWriteSport } from '../../editing/rows/sport-of.ts'
import { nextTitle, yearsLater } from './next-season.ts'
import { type SeasonRow, seasonsOfSport, sportOfSeason } from './sports.queries.ts'

export { sameWeekday } from './next-season.ts'

export interface SeasonOfGrid {
  season: SeasonRow
  sport: { id: number; title: string; slug: string }
  seasons: { id: number; title: string }[]
}

/** A season that somebody may look at in a grid of a kind. */
export async function seasonForGrid(hand: Hand, kindName: string, seasonId: number): Promise<SeasonOfGrid> {
  const sport = await sportOfSeason(hand.tx, seasonId)
  if (!sport) throw notFound('There is no such season.')
  refuseUnseen(hand.visitor, hand.kinds.named(kindName), sport.id)
  const all = (await seasonsOfSport(hand.tx, sport.id)).map(({ season }) => season)
  const season = all.find(({ id }) => id === seasonId)
  if (!season) throw notFound('There is no such season.')
  return {
    season,
    sport: { id: sport.id, title: sport.title, slug: sport.globalSportNameSlug },
    seasons: all.map(({ id, title }) => ({ id, title })),
  }
}

export function tellSeason(
  { visitor, kinds }: Hand,
  kindName: string,
  { season, sport, seasons }: SeasonOfGrid,
): GridSeason {
  const kind = kinds.named(kindName)
  const { id, title, startsOn, endsOn, isCurrent } = season
  return {
    id,
    title,
    startsOn,
    endsOn,
    isCurrent,
    sportId: sport.id,
    sport: sport.title,
    sportSlug: sport.slug,
    seasons,
    mayWrite: mayPublishKind(visitor, kind) && mayWriteSport(kind, visitor, sport.id),
  }
}

interface NextSeason {
  title: string
  startsOn: string
  endsOn: string
  seasonId: number | null
}

/** The season after one: as it is where it is there, otherwise a year on. */
export async function seasonAfter(hand: Hand, { season, sport }: SeasonOfGrid): Promise<NextSeason> {
  const title = nextTitle(season.title)
  const known = (await seasonsOfSport(hand.tx, sport.id)).find((one) => one.season.title === title)?.season
  if (known) return { title, startsOn: known.startsOn, endsOn: known.endsOn, seasonId: known.id }
  return {
    title,
    startsOn: yearsLater(season.startsOn, 1),
    endsOn: yearsLater(season.endsOn, 1),
    seasonId: null,
  }
}

interface Asked {
  title: string
  startsOn: string
  endsOn: string
  isCurrent: boolean
}

/** The season of a team by its title, made like the one before where it is not there. */
export async function beginSeason(
  hand: Hand,
  { season, sport }: SeasonOfGrid,
  { title, startsOn, endsOn, isCurrent }: Asked,
): Promise<{ seasonId: number; written: Written[] }> {
  if (title === season.title) throw conflict(`${sport.title} ${title} is this season.`)
  const known = (await seasonsOfSport(hand.tx, sport.id)).find((one) => one.season.title === title)?.season
  if (known) return { seasonId: known.id, written: [] }
  const made = await writeNew(hand, hand.kinds.named('seasons'), {
    sportId: sport.id,
    title,
    startsOn,
    endsOn,
    isCurrent,
    conferenceId: season.conferenceId,
    hasRoster: season.hasRoster,
    isRosterHidden: false,
    scoreDisplay: season.scoreDisplay,
    defaultView: season.defaultView,
  })
  return { seasonId: made.id, written: [made] }
}
