import type { HistoricalPlayer, PlayerLink, PlayerSeason, RosterPlayer } from '#contract/rosters.ts'
import type { SportRef } from '#contract/shapes/shared.ts'
import { yearsLabel } from '../../parts/years-label.ts'
import type { CareerLineRow, CareerRow, HistoricalPlayerRow } from './historical.queries.ts'
import type { PlayerLineRow, RosterPlayerRow } from './rosters.queries.ts'

export const playerUrl = (sportSlug: string, playerSlug: string, rosterPlayerId: number): string =>
  `/sports/${sportSlug}/roster/${playerSlug}/${rosterPlayerId}`

export function toRosterPlayer(
  { line, player }: Pick<RosterPlayerRow, 'line' | 'player'>,
  sportSlug: string,
): RosterPlayer {
  return {
    rosterPlayerId: line.id,
    playerId: player.id,
    firstName: player.firstName,
    lastName: player.lastName,
    slug: player.slug,
    jerseyNumber: line.jersey,
    position: line.position,
    positionTitle: line.positionTitle,
    academicYear: line.academicYear,
    heightInches: line.heightInches,
    weight: line.weight,
    hometown: player.hometown,
    highSchool: player.highSchool,
    previousSchool: player.previousSchool,
    major: player.major,
    isCaptain: line.isCaptain,
    image: player.image,
    socialMedia: player.social,
    url: playerUrl(sportSlug, player.slug, line.id),
  }
}

export function toPlayerSeason(
  { line, season }: PlayerLineRow,
  sport: SportRef,
  playerSlug: string,
): PlayerSeason {
  return {
    rosterPlayerId: line.id,
    sport,
    season: season.title,
    jerseyNumber: line.jersey,
    position: line.position,
    academicYear: line.academicYear,
    isCaptain: line.isCaptain,
    url: playerUrl(sport.globalSportNameSlug, playerSlug, line.id),
  }
}

interface LinkedLine {
  id: number
  jersey: string | null
  position: string | null
  firstName: string
  lastName: string
  slug: string
  image: string | null
}

export function toPlayerLink(line: LinkedLine | null, sportSlug: string): PlayerLink | null {
  return (
    line && {
      rosterPlayerId: line.id,
      firstName: line.firstName,
      lastName: line.lastName,
      jerseyNumber: line.jersey,
      position: line.position,
      image: line.image,
      url: playerUrl(sportSlug, line.slug, line.id),
    }
  )
}

export function toOldPlayer(row: HistoricalPlayerRow, sport: SportRef): HistoricalPlayer {
  const { firstName, lastName, firstYear, lastYear, jersey, position, hometown, highSchool } = row
  return {
    firstName,
    lastName,
    sport,
    firstYear,
    lastYear,
    years: yearsLabel(firstYear, lastYear),
    jerseyNumbers: jersey === null ? [] : [jersey],
    positions: position === null ? [] : [position],
    hometown,
    highSchool,
    url: null,
  }
}

/** From the lines of one person in one sport, the newest first. */
export function toRecentPlayer(
  { firstYear, lastYear }: CareerRow,
  lines: CareerLineRow[],
  sport: SportRef,
): HistoricalPlayer | null {
  const newest = lines[0]
  if (!newest) return null
  const { firstName, lastName, hometown, highSchool, slug } = newest.player
  const distinct = (values: (string | null)[]) => [...new Set(values.flatMap((value) => value ?? []))]
  return {
    firstName,
    lastName,
    sport,
    firstYear,
    lastYear,
    years: yearsLabel(firstYear, lastYear),
    jerseyNumbers: distinct(lines.map(({ line }) => line.jersey)),
    positions: distinct(lines.map(({ line }) => line.position)),
    hometown,
    highSchool,
    url: playerUrl(sport.globalSportNameSlug, slug, newest.line.id),
  }
}
