import { createStore } from '../ground/store.ts'

/** Whether the last call was answered; what the mark in the bar says. */
export const connection = createStore(true)

export const reached = (): void => connection.set(true)
export const unreached = (): void => connection.set(false)
