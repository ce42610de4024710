import { type HandAct, type HandSide, handSides } from '#contract/editing/hand-score.ts'
import { call, Refused } from '../api/call.ts'
import { queries, retryAfterMs } from '../api/queries.ts'
import { forget, keep, kept } from '../ground/kept.ts'
import { createStore, type Store } from '../ground/store.ts'

/** What was pressed and has not arrived yet, in its order, and why it may not. */
export interface Waiting {
  acts: readonly HandAct[]
  refusal: string | null
}

export interface HandQueue {
  waiting: Store<Waiting>
  /** Kept on the device before anything else is done with it. */
  say(...acts: readonly Omit<HandAct, 'key'>[]): void
  /** Lets go of what was refused. */
  letGo(): void
}

interface Ways {
  kept(): readonly HandAct[]
  keep(acts: readonly HandAct[]): void
  send(acts: readonly HandAct[]): Promise<void>
  /** Until it is worth trying again. */
  pause(attempt: number): Promise<void>
  newKey(): string
}

const mostAtOnce = 200

/** Sends in order, and again what nobody answered: an act has its own key, and counts once however often it comes. */
export function createQueue(ways: Ways): HandQueue {
  const waiting = createStore<Waiting>({ acts: ways.kept(), refusal: null })
  let isSending = false
  const put = (acts: readonly HandAct[], refusal: string | null) => {
    ways.keep(acts)
    waiting.set({ acts, refusal })
  }
  const flush = async () => {
    if (isSending) return
    isSending = true
    for (let attempt = 0; waiting.get().acts.length > 0 && waiting.get().refusal === null; ) {
      const sending = waiting.get().acts.slice(0, mostAtOnce)
      try {
        await ways.send(sending)
        attempt = 0
        const arrived = new Set(sending.map(({ key }) => key))
        put(
          waiting.get().acts.filter(({ key }) => !arrived.has(key)),
          null,
        )
      } catch (error) {
        if (error instanceof Refused) put(waiting.get().acts, error.message)
        else await ways.pause(attempt++)
      }
    }
    isSending = false
  }
  void flush()
  return {
    waiting,
    say(...acts) {
      put([...waiting.get().acts, ...acts.map((act) => ({ key: ways.newKey(), ...act }))], null)
      void flush()
    },
    letGo: () => put([], null),
  }
}

const isSide = (value: unknown): value is HandSide | undefined =>
  value === undefined || handSides.some((side) => side === value)
const isAct = (value: unknown): value is HandAct =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  'act' in value &&
  isSide('side' in value ? value.side : undefined)
const areActs = (value: unknown): value is HandAct[] => Array.isArray(value) && value.every(isAct)

/** A while, or until the device says that it has a connection again. */
const untilWorthIt = (attempt: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(done, retryAfterMs(attempt))
    function done() {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    addEventListener('online', done)
  })

const open = new Map<number, HandQueue>()
const placeOf = (gameId: number) => `game:${gameId}`

/** Of a game, on this device: it goes on sending while another screen is open. */
export function queueOf(gameId: number): HandQueue {
  const place = placeOf(gameId)
  const made =
    open.get(gameId) ??
    createQueue({
      kept: () => kept(place, areActs) ?? [],
      keep: (acts) => (acts.length > 0 ? keep(place, acts) : forget(place)),
      pause: untilWorthIt,
      newKey: () => crypto.randomUUID(),
      async send(acts) {
        const game = await call('sayOfGame', { gameId, body: { acts: [...acts] } })
        // An answer that was on its way before this one knows less.
        await queries.cancelQueries({ queryKey: ['gameAtDesk', { gameId }] })
        queries.setQueryData(['gameAtDesk', { gameId }], game)
      },
    })
  open.set(gameId, made)
  return made
}
