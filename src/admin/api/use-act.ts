import { useState } from 'react'
import { Refused } from './call.ts'
import { somethingChanged } from './queries.ts'

export interface Act {
  /** On its way: what is pressed waits. */
  isBusy: boolean
  /** Why it was refused, in the server's words. */
  problem: string | null
  /** What is wrong with single fields, by their names. */
  faults: Readonly<Record<string, string>>
  /** Does it; answers with what came of it, or undefined where it was refused. */
  act<Value>(work: () => Promise<Value>): Promise<Value | undefined>
}

/** Something that is sent once and may be refused: the refusal stands beside what was filled in. */
export function useAct(): Act {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const errors = error instanceof Refused ? (error.problem.errors ?? []) : []
  return {
    isBusy,
    problem: error === null ? null : error instanceof Error ? error.message : 'Something went wrong.',
    faults: Object.fromEntries(errors.map(({ field, message }) => [field, message])),
    async act(work) {
      setBusy(true)
      setError(null)
      try {
        const value = await work()
        await somethingChanged()
        return value
      } catch (refusal) {
        setError(refusal)
        return undefined
      } finally {
        setBusy(false)
      }
    },
  }
}
