import type { LivePlay } from '#contract/live.ts'
import type { LiveSide } from '../../db/schema/live.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { followFeed } from '../games/game-state.service.ts'
import { knownState, type LiveState, lockLiveStates, writeLiveState } from './live-state.queries.ts'
import { isSameState } from './same-state.ts'

export type { LiveSide } from '../../db/schema/live.ts'
export { textColor } from './text-color.ts'

/** A game as its scorer tells it now. */
export interface LiveStateUpdate {
  gameId: number
  hasStarted: boolean
  isComplete: boolean
  period: number
  periodsRegulation: number
  /** 0 where the sport is played without a clock. */
  clockSeconds: number
  possession: 'school' | 'opponent' | null
  situation: string | null
  rules: string | null
  /** The program that keeps the score. */
  source: string
  school: LiveSide
  opponent: LiveSide
  plays: LivePlay[]
  /** Where the file does not say, the moment at which it was first seen to have begun, or to be over. */
  startedAt?: Date | null
  endedAt?: Date | null
}

/**
 * Takes the place of what was known of the game, moves the game to its new state and tells every viewer when the unit of
 * work is committed. The same state twice changes nothing and tells nobody. Write a result before calling this: a game
 * that has one is in its post-game and not merely at full time.
 */
export async function recordLiveState(work: Work, update: LiveStateUpdate): Promise<void> {
  const { tx, tenant, now } = work
  // One writer a school at a time: revisions must be committed in their order, or a viewer could pass one by.
  await lockLiveStates(tx, tenant.key)
  const known = await knownState(tx, update.gameId)
  const next = stateOf(update, known, now)
  await followFeed(work, update.gameId, update)
  if (!known || !isSameState(known, next)) await writeLiveState(tx, next, now)
}

function stateOf(update: LiveStateUpdate, known: LiveState | undefined, now: Date): LiveState {
  const { startedAt, endedAt, ...rest } = update
  return {
    ...rest,
    startedAt: update.hasStarted ? (startedAt ?? known?.startedAt ?? now) : null,
    endedAt: update.isComplete ? (endedAt ?? known?.endedAt ?? now) : null,
  }
}
