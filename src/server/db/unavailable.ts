import { DrizzleQueryError } from 'drizzle-orm'
import { ApiProblem, noRoom } from '#contract/shapes/problem.ts'

/** Classes of SQLSTATE, or whole ones: the connection, resources, shutting down, time-outs, and turns that were lost. */
const passingStates = /^(08|53|57P|57014|55P03|25P03|25P04|40001|40P01)/
const passingSystemErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
/** A disk that is full: of the embedded database, or of the files. */
const fullDisk = new Set(['ENOSPC', 'EDQUOT', '53100'])
/** What the driver says in words alone. */
const passingWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after)/
/** Of those, the ones that concern a statement and leave the connection as good as it was. */
const lateStates = /^(57014|55P03|40001|40P01|53)/

/** The database cannot answer now and may in a moment: nothing is wrong with what was asked. */
export class DatabaseUnavailable extends ApiProblem {
  /** The whole database is away, not one statement late. */
  readonly isAway: boolean

  constructor(cause: unknown, isAway: boolean, isFull = false) {
    super({
      type: isFull ? noRoom : 'about:blank',
      title: 'Service Unavailable',
      status: 503,
      detail: isFull
        ? 'There is no room left to keep anything new. What was kept before is safe.'
        : 'The data cannot be reached at the moment. Try again in a few seconds.',
    })
    this.cause = cause
    this.isAway = isAway
  }
}

/** The error as it is answered: what passes by itself is a 503, anything else stays what it is. */
export function toAnswered(error: unknown): unknown {
  const reason = error instanceof DrizzleQueryError ? error.cause : error
  if (reason instanceof DatabaseUnavailable) return reason
  if (!(reason instanceof Error)) return error
  const { code = '', message } = reason as NodeJS.ErrnoException
  const isFull = fullDisk.has(code)
  const passes =
    isFull || passingStates.test(code) || passingSystemErrors.has(code) || passingWords.test(message)
  return passes ? new DatabaseUnavailable(error, !isFull && !lateStates.test(code), isFull) : error
}

/** Whether nothing can be asked of the database now, whatever it is. */
export function isAway(error: unknown): boolean {
  const answered = toAnswered(error)
  return answered instanceof DatabaseUnavailable && answered.isAway
}
