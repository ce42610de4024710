import { dayOf, isoOf } from '../basics/calendar.ts'
import { gamesOf } from '../generate/games/games.ts'
import { rivalsOf } from '../generate/games/opponents.ts'
import { momentOf } from '../generate/games/publish.ts'
import { isDecided, isPlain } from '../generate/live.ts'
import { rostersOf } from '../generate/people/rosters.ts'
import { schoolData } from '../generate/school.ts'
import { canBeReplayed, matchToReplay, type PlayedMatch } from '../generate/stats/box-scores.ts'
import type { SchoolKey } from '../model/model.ts'

/** How the games of a school's year will end. */
export interface PlannedMatches {
  /** Null for a game that cannot be told play by play, or is called off, or whose opponent is another by then. */
  matchOf(gameId: number, opponentId: number): PlayedMatch | null
}

/** The demo decides every game of a year in advance; here they are played out to their end. */
export function plannedMatches(key: SchoolKey, academicYear: number): PlannedMatches {
  const school = schoolData[key]
  const rivals = rivalsOf(school)
  const afterwards = momentOf(isoOf(dayOf(`${academicYear + 1}-07-31`)), school.timeZone)
  const finals = gamesOf(school, rivals, [academicYear], afterwards)
  const played = {
    games: finals,
    opponents: rivals.map(({ opponent }) => opponent),
    ...rostersOf(school, [academicYear]),
  }
  return {
    matchOf(gameId, opponentId) {
      const game = finals.find(({ id }) => id === gameId)
      if (!game || game.opponentId !== opponentId || !isPlain(game) || !isDecided(game)) return null
      return canBeReplayed(school, game.sportId) ? matchToReplay(school, played, game) : null
    },
  }
}
