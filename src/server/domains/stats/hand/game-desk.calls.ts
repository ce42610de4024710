import type { gameDesk } from '#contract/editing/game-desk.ts'
import { notFound } from '#contract/shapes/problem.ts'
import { openWork, type WorkDeps } from '../../../editing/calls/work.ts'
import type { Kind } from '../../../editing/kind/kind.ts'
import type { Hand } from '../../../editing/pieces/hand.ts'
import { refuseUnseen } from '../../../editing/pieces/rights.ts'
import { maySeeSport } from '../../../editing/rows/sport-of.ts'
import type { AllHandlers } from '../../../writes/call.ts'
import { actsOfGame } from '../hand-acts.queries.ts'
import { localDateTime } from '../stats.mapper.ts'
import { type DeskGameRow, deskGame, deskGamesOn } from './desk-games.read-model.ts'
import { toDeskGame, toDeskLine } from './game-desk.mapper.ts'
import { sayOfGame } from './say-of-game.ts'

const kindName = 'games'

/** The games of a day, and what somebody at the field says of one. */
export function gameDeskCalls(deps: WorkDeps): AllHandlers<typeof gameDesk> {
  const work = openWork(deps)
  const rowOf = async ({ tx, visitor }: Hand, kind: Kind, gameId: number): Promise<DeskGameRow> => {
    const row = await deskGame(tx, gameId)
    if (!row) throw notFound('There is no such game.')
    refuseUnseen(visitor, kind, row.game.sportId)
    return row
  }
  const tell = async (hand: Hand, kind: Kind, gameId: number) =>
    toDeskGame(await rowOf(hand, kind, gameId), await actsOfGame(hand.tx, gameId), kind, hand)
  return {
    gamesAtDesk: (call, { day = localDateTime(call.now, call.tenant.timeZone).slice(0, 10) }) =>
      work.readKind(call, kindName, async (hand, kind) => ({
        day,
        games: (await deskGamesOn(hand.tx, day))
          .filter(({ game }) => maySeeSport(kind, hand.visitor, game.sportId))
          .map((row) => toDeskLine(row, kind, hand)),
      })),
    gameAtDesk: (call, { gameId }) => work.readKind(call, kindName, (hand, kind) => tell(hand, kind, gameId)),
    sayOfGame: (call, { gameId, body }) =>
      work.writeKind(call, kindName, async (hand, kind) => {
        await sayOfGame(hand, kind, gameId, body.acts, () => rowOf(hand, kind, gameId))
        return tell(hand, kind, gameId)
      }),
  }
}
