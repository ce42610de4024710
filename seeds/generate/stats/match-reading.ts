import type { StoredTeam } from '#contract/shapes/stats-shapes.ts'
import type { FileTeam, GameReading } from '#server/feeds/statcrew/reading/reading.ts'
import type { PlayedMatch } from './box-scores.ts'
import type { MatchState } from './replay.ts'

/** The name that the demo's scoring program gives itself. */
export const demoProgram = 'Fieldhouse demo'

/** A match at a moment as the scorer's file would have it: the visitors first. */
export function readingOf(
  { game, group, gender }: PlayedMatch,
  { data, plays, state }: MatchState,
  { date, startTime }: { date: string; startTime: string },
): GameReading {
  const [school, opponent] = data.teams.map(toFileTeam) as [FileTeam, FileTeam]
  return {
    ...data,
    kind: 'game',
    group,
    gender,
    program: demoProgram,
    ncaaGameId: game.ncaaGameId,
    date,
    startTime,
    gameNumber: game.gameNumber,
    isNeutral: game.locationIndicator === 'N',
    isConference: game.isConference,
    state,
    teams: school.side === 'away' ? [school, opponent] : [opponent, school],
    plays,
    warnings: [],
  }
}

const toFileTeam = ({ players, ...team }: StoredTeam): FileTeam => ({
  ...team,
  id: team.abbreviation,
  players: players.map(({ rosterPlayerId: _, ...player }) => ({ ...player, checkName: null })),
})
