import { appendFileSync } from 'node:fs'

/** `npm test` repeats at its end what failed in any part: logs are cut at their beginning, and parts are long. */
export function noteFailedTest(name: string, message: string | undefined): void {
  const list = process.env.FIELDHOUSE_FAILED_TESTS
  if (!list) return
  const reason = message?.split('\n').slice(0, 6).join('\n    ') ?? 'no message'
  appendFileSync(list, `✗ ${name}\n    ${reason}\n`)
}
