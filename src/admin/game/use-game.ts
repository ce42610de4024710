import { useQuery } from '@tanstack/react-query'
import type { DeskGame } from '#contract/editing/game-desk.ts'
import { type HandAct, handRules, scoreOfActs, standingActs } from '#contract/editing/hand-score.ts'
import { call } from '../api/call.ts'
import { useStore } from '../ground/store.ts'
import { queueOf } from './hand-queue.ts'

/** Somebody else may keep the same score. */
const askedAgainMs = 8_000

/** A game with what is known of it and what this device has still to say of it. */
export function useGame(gameId: number) {
  const { data, error } = useQuery({
    queryKey: ['gameAtDesk', { gameId }],
    queryFn: () => call('gameAtDesk', { gameId }),
    refetchInterval: askedAgainMs,
    placeholderData: undefined,
  })
  const queue = queueOf(gameId)
  const waiting = useStore(queue.waiting)
  return { game: data && withWaiting(data, waiting.acts), error, queue, waiting }
}

/** What was pressed shows at once, wherever it is: the same rules give the same score here and there. */
function withWaiting(game: DeskGame, waiting: readonly HandAct[]) {
  const rules = handRules(game.group, game.regulation)
  const known = new Set(game.acts.map(({ key }) => key))
  const acts: HandAct[] = [...game.acts, ...waiting.filter(({ key }) => !known.has(key))]
  return { ...game, rules, acts, said: scoreOfActs(acts, rules), last: standingActs(acts).at(-1) ?? null }
}
export type GameSaid = ReturnType<typeof withWaiting>
