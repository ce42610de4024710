import type { StatGame, StatHigh, StatLeader } from '#contract/stats.ts'
import type { Tell } from '../settings/told.service.ts'
import type { High, Performance } from './highs.ts'
import type { Contender, RankedCategory } from './leaders.ts'
import type { PlayedGame } from './season-totals.ts'
import type { RosterRow, SeasonBoxRow, StatGameRow } from './stats.read-model.ts'

/** The clock at the venue. */
export function localDateTime(instant: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })
}

export function toStatGame({ game, opponent: { image: _image, ...opponent } }: StatGameRow): StatGame {
  return {
    gameId: game.id,
    startDate: localDateTime(game.startUtc, game.timeZone),
    opponent,
    locationIndicator: game.locationIndicator,
    isConference: game.isConference,
    isExhibition: game.isExhibition,
    status: game.resultStatus,
    teamScore: game.teamScore,
    opponentScore: game.opponentScore,
  }
}

export function toPlayedGame(row: SeasonBoxRow): PlayedGame & { row: SeasonBoxRow } {
  const { locationIndicator, isConference, isExhibition, resultStatus } = row.game
  return {
    row,
    status: resultStatus,
    locationIndicator,
    isConference,
    isExhibition,
    periods: row.periods,
    school: row.school,
    opponent: row.other,
  }
}

/** A player's numbers are the games'; the class beside them is the roster's, and stands there where that tells it. */
export const toldClass =
  (tell: Tell, sportSlug: string) =>
  <Player extends { academicYear: string | null }>(player: Player): Player => ({
    ...player,
    ...tell({ academicYear: player.academicYear }, sportSlug),
  })

export interface Named extends Contender {
  name: string
  position: string | null
  rosterPlayerId: number | null
  playerId?: number | null
}

/** The roster of a season by the ids that box scores carry. */
export function rosterLookup(rows: RosterRow[], sportSlug: string) {
  const byId = new Map(rows.map((row) => [row.rosterPlayerId, row]))
  return (rosterPlayerId: number | null) => {
    const row = rosterPlayerId === null ? undefined : byId.get(rosterPlayerId)
    return {
      /** As it is written today: a box score keeps that of the day of its game. */
      name: row ? `${row.firstName} ${row.lastName}` : null,
      playerId: row?.playerId ?? null,
      academicYear: row?.academicYear ?? null,
      image: row?.image ?? null,
      url: row ? `/sports/${sportSlug}/roster/${row.slug}/${row.rosterPlayerId}` : null,
    }
  }
}
export type RosterLookup = ReturnType<typeof rosterLookup>

export function toLeaders(
  { column, leaders, category }: RankedCategory<Named>,
  title: string,
  roster: RosterLookup,
): StatLeader[] {
  return leaders.map(({ who, value, rank }) => {
    const { name, playerId, image, url } = roster(who.rosterPlayerId)
    return {
      name: name ?? who.name,
      group: title || category.group,
      number: who.jersey,
      position: who.position,
      statName: column.name,
      descriptor: column.label,
      value,
      rank,
      playerId: playerId ?? who.playerId ?? null,
      rosterPlayerId: who.rosterPlayerId,
      image,
      url,
    }
  })
}

export function toHigh<
  Entry extends Performance<StatGame> & { name: string | null; playerId: number | null },
>({ category, column, value, entry }: High<Entry>): StatHigh {
  return {
    group: category.group,
    key: category.key,
    statName: column.name,
    descriptor: column.label,
    value,
    name: entry.name,
    playerId: entry.playerId,
    game: entry.game,
  }
}
