import type { Meters } from './meters.ts'

interface Statement {
  text: string
  ms: number
}

/** A database that is ill makes every statement slow, and the log would tell of nothing else. */
const mostTold = 20
const windowMs = 60_000

/** Counts statements that take long, and tells the log which, in so many lines a minute. */
export function slowStatements(meters: Meters, clock: () => number = () => performance.now()) {
  const counted = meters.counter('slow_statements_total', 'Statements that took longer than DATABASE_SLOW_MS')
  let log: (statement: Statement) => void = () => {}
  let [since, told] = [clock(), 0]
  return {
    hear(statement: Statement): void {
      counted.add()
      if (clock() - since >= windowMs) [since, told] = [clock(), 0]
      if (told++ < mostTold) log(statement)
    },
    logTo(to: typeof log): void {
      log = to
    },
  }
}
