import type { Tx } from '../../db/client.ts'
import { referredRows } from '../../db/referred-rows.ts'
import { opponents } from '../../db/schema/games.ts'
import { conferences, facilities, seasons, sports } from '../../db/schema/sports.ts'
import { boxScores } from '../../db/schema/stats.ts'
import type { GameRow } from './games.queries.ts'

/** The rows that some games refer to, and which of them have a box score. */
export async function referencesOf(tx: Tx, games: readonly GameRow[]) {
  return referredRows(tx, {
    sports: {
      by: sports.id,
      in: games.map(({ sportId }) => sportId),
      columns: {
        id: sports.id,
        title: sports.title,
        shortname: sports.shortname,
        abbreviation: sports.abbreviation,
        globalSportNameSlug: sports.globalSportNameSlug,
      },
    },
    seasons: {
      by: seasons.id,
      in: games.map(({ seasonId }) => seasonId),
      columns: { title: seasons.title, conferenceId: seasons.conferenceId },
    },
    // A school is in a few at most, so all of them are read.
    conferences: {
      by: conferences.id,
      columns: {
        id: conferences.id,
        title: conferences.title,
        abbreviation: conferences.abbreviation,
        logo: conferences.logo,
      },
    },
    opponents: {
      by: opponents.id,
      in: games.map(({ opponentId }) => opponentId),
      columns: {
        id: opponents.id,
        title: opponents.title,
        slug: opponents.slug,
        abbreviation: opponents.abbreviation,
        mascot: opponents.mascot,
        location: opponents.location,
        website: opponents.website,
        image: opponents.image,
        color: opponents.color,
      },
    },
    facilities: {
      by: facilities.id,
      in: games.flatMap(({ facilityId }) => facilityId ?? []),
      columns: {
        id: facilities.id,
        title: facilities.title,
        slug: facilities.slug,
        location: facilities.location,
      },
    },
    boxScores: {
      by: boxScores.gameId,
      in: games.filter(({ resultStatus }) => resultStatus).map(({ id }) => id),
      columns: { id: boxScores.id },
    },
  })
}
export type GameReferences = Awaited<ReturnType<typeof referencesOf>>
