import { createStore } from '../ground/store.ts'

/** Whether the last call was answered; what the mark in the bar says. */
export const connection = createStore(true)

/** Whether somebody was there and could not help, or nobody: it tells a person where to look. */
export const isServerThere = createStore(false)

export const reached = (): void => connection.set(true)

export function unreached(wasAnswered: boolean): void {
  isServerThere.set(wasAnswered)
  connection.set(false)
}
