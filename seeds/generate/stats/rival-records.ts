import { type RecordedGame, recordOf } from '#server/parts/record.ts'
import { randomFor } from '../../basics/random.ts'
import type { Game } from '../../model/model.ts'
import type { SchoolData } from '../../schools/school-data.ts'
import { sportDefinition } from '../../sports/catalogue.ts'
import { strengthOf } from '../games/opponents.ts'

type Decision = 'W' | 'L' | 'T'

/** A season has its surprises: the strong do not win all their games, nor do the weak lose them. */
const leaning = 0.6

const theirs = { W: 'L', L: 'W', T: 'T' } as const
const isDecided = (game: Game): game is Game & { resultStatus: Decision } =>
  !game.isExhibition && game.resultStatus !== null && game.resultStatus !== 'N'

/**
 * What an opponent's record stood at before and after a game. They have played as often as the school by then: the meetings are
 * those of the school's schedule, and the games between them are played out once for each opponent and season, so
 * that a later meeting goes on where the last one ended.
 */
export function rivalRecords(
  school: SchoolData,
  games: readonly Game[],
): (game: Game) => { before: string; after: string } {
  const seasons = Map.groupBy(games.filter(isDecided), ({ seasonId }) => seasonId)
  const elsewhere = new Map<string, Decision[]>()
  return (game) => {
    const until = (seasons.get(game.seasonId) ?? []).filter(({ startUtc }) => startUtc <= game.startUtc)
    const meetings = until.filter(({ opponentId }) => opponentId === game.opponentId)
    const others = elsewhere.getOrInsertComputed(`${game.seasonId}/${game.opponentId}`, () => [])
    const next = seasonOf(school, game, others)
    while (others.length < until.length - meetings.length) others.push(next())
    const elsewhereBy = others.slice(0, until.length - meetings.length)
    const recordWith = (met: readonly (typeof meetings)[number][]) =>
      recordOf([...elsewhereBy, ...met.map(({ resultStatus }) => theirs[resultStatus])].map(asRecorded))
        .overall.text
    return { before: recordWith(meetings.filter(({ id }) => id !== game.id)), after: recordWith(meetings) }
  }
}

/** Plays the opponent's games against sides of the middle, one after another. */
function seasonOf(school: SchoolData, game: Game, played: readonly Decision[]): () => Decision {
  const definition = sportDefinition(school.teams[game.sportId - 1]?.shortname ?? '')
  const edge = strengthOf(school, game.opponentId, definition.shortname, academicYearOf(game)) * leaning
  return () => {
    const random = randomFor(school.key, 'rival-record', game.seasonId, game.opponentId, played.length)
    const outcome = definition.play(random, {
      edge,
      isHome: played.length % 2 === 0,
      mustBeDecided: false,
      isShort: false,
    })
    return outcome.status === 'N' ? 'T' : outcome.status
  }
}

/** Season ids end in the last two digits of the academic year. */
const academicYearOf = ({ seasonId }: Game): number => 2000 + (seasonId % 100)

const asRecorded = (status: Decision): RecordedGame => ({
  status,
  locationIndicator: 'N',
  isConference: false,
  isExhibition: false,
})
