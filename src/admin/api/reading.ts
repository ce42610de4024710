import { createStore } from '../ground/store.ts'

/** Whether what a screen shows is still on its way: for screen readers, and for whoever waits until it is whole. */
export const isReading = createStore(true)

/** What has come often asks for more: only when nothing did for so long is the screen whole. */
const restMs = 60

let underWay = 0
let rest: ReturnType<typeof setTimeout> | undefined

/** A screen was led to. What it asks for follows in a moment. */
export function arrived(): void {
  isReading.set(true)
  clearTimeout(rest)
  if (underWay === 0) rest = setTimeout(() => isReading.set(false), restMs)
}

/** Says of some work that the screen is not whole until it is done. */
export async function whileReading<Value>(work: () => Promise<Value>): Promise<Value> {
  underWay += 1
  arrived()
  try {
    return await work()
  } finally {
    underWay -= 1
    arrived()
  }
}
