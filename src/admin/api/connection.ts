import { createStore } from '../ground/store.ts'

/** Whether the last call was answered; what the mark in the bar says. */
export const connection = createStore(true)

/** Nobody answered; somebody did who could not help; or somebody who has no room left for what was sent. */
export type Unreached = 'gone' | 'busy' | 'full'

/** Why the last call that failed did: it tells a person where to look. */
export const whyUnreached = createStore<Unreached>('gone')

export const reached = (): void => connection.set(true)

export function unreached(why: Unreached): void {
  whyUnreached.set(why)
  connection.set(false)
}
