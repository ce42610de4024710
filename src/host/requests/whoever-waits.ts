import type { Server } from 'node:http'
import { setImmediate as turnOfTheLoop } from 'node:timers/promises'

/** Milliseconds: however many come, work goes on after them. */
const longest = 50
/** A connection is taken in with one turn of the loop and read with the next. */
const quietTurns = 2

/**
 * Lets in whoever waits at the door. The event loop takes in one connection each time it turns, and while one page after
 * another is made from the embedded database it turns once for each: a crowd that comes and leaves would keep everybody
 * else outside.
 */
export function letIn(server: Server, mostMs = longest): () => Promise<void> {
  let came = 0
  server.on('connection', () => {
    came++
  })
  return async () => {
    const until = performance.now() + mostMs
    for (let quiet = 0; quiet < quietTurns && performance.now() < until; ) {
      const before = came
      await turnOfTheLoop()
      quiet = came === before ? quiet + 1 : 0
    }
  }
}
