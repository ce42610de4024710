import { createStore, useStore } from '../ground/store.ts'

const clock = createStore(new Date())
/** What is said of times goes on while a screen is open. */
setInterval(() => clock.set(new Date()), 30_000)

export const useNow = (): Date => useStore(clock)
