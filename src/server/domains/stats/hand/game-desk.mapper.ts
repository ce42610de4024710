import type { DeskGame, DeskGameLine, DeskSide } from '#contract/editing/game-desk.ts'
import { type HandAct, standingActs } from '#contract/editing/hand-score.ts'
import { shortSchoolName } from '#contract/shapes/short-school-name.ts'
import { sportGroupOf } from '#contract/shapes/sport-groups.ts'
import type { Kind } from '../../../editing/kind/kind.ts'
import type { Hand } from '../../../editing/pieces/hand.ts'
import { mayWriteSport } from '../../../editing/rows/sport-of.ts'
import { isScoredByHand } from '../../games/feeds.service.ts'
import { textColor } from '../../live/live-state.service.ts'
import type { StoredAct } from '../hand-acts.queries.ts'
import { isNear } from '../is-near.ts'
import { regulationPeriods } from '../regulation.ts'
import type { DeskGameRow } from './desk-games.read-model.ts'

const off: Readonly<Record<string, string>> = { P: 'postponed', C: 'cancelled' }

/** Why nobody keeps the score of a game by hand now. */
export function refusalOf({ game, file }: DeskGameRow, said: readonly HandAct[], now: Date): string | null {
  const word = off[game.status]
  if (word) return `The schedule says that this game is ${word}. Put it back on first.`
  const isEnded = standingActs(said).some(({ act }) => act === 'end')
  if (game.resultStatus && !isEnded && !file)
    return 'This game has its final score already. It is corrected in the schedule.'
  return isNear(now, game.startUtc)
    ? null
    : 'This game is not on today. Its final score is entered in the schedule.'
}

/** What a game has as a result, or what is told of it while it is on. */
function scoreOf({ game, live }: DeskGameRow): DeskGameLine['score'] {
  const { teamScore, opponentScore } = game
  if (teamScore && opponentScore) return { us: teamScore, them: opponentScore }
  return live?.hasStarted ? { us: String(live.school.score), them: String(live.opponent.score) } : null
}

export function toDeskLine(row: DeskGameRow, kind: Kind, { visitor }: Pick<Hand, 'visitor'>): DeskGameLine {
  const { game, opponent, sport, live, file } = row
  return {
    id: game.id,
    sport: sport.title,
    opponent: opponent.title,
    startDate: game.startDate,
    time: game.time,
    locationIndicator: game.locationIndicator,
    state: game.gameState,
    score: scoreOf(row),
    keptBy: file ? 'file' : live && isScoredByHand(live) ? 'hand' : null,
    mayWrite: mayWriteSport(kind, visitor, game.sportId),
  }
}

const sideOf = (name: string, color: string | null, logo: string | null): DeskSide => ({
  name,
  color,
  textColor: color && textColor(color),
  logo,
})

export function toDeskGame(row: DeskGameRow, acts: readonly StoredAct[], kind: Kind, hand: Hand): DeskGame {
  const { opponent, sport, file } = row
  const { name, brand, configuration } = hand.tenant
  return {
    ...toDeskLine(row, kind, hand),
    group: sportGroupOf(sport.globalSportShortname),
    regulation: regulationPeriods(sport.globalSportId),
    us: sideOf(shortSchoolName(name), brand.primary, configuration.logo),
    them: sideOf(opponent.title, opponent.color, opponent.image),
    acts: acts.map(({ act, at, by }) => ({ ...act, at: at.toISOString(), by })),
    file: file && {
      id: file.id,
      name: file.fileName,
      program: file.program,
      receivedAt: file.receivedAt.toISOString(),
      isComplete: file.isComplete,
      warnings: file.warnings.length,
      strangers: file.strangers.filter(({ decision }) => decision === 'open').length,
    },
    refusal: refusalOf(
      row,
      acts.map(({ act }) => act),
      hand.now,
    ),
  }
}
