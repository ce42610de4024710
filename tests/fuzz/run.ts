import { type FuzzedSchool, requestOf } from './requests.ts'
import { bytesOf, type RawAnswer, type RawRequest, type Silence, send } from './send.ts'

export interface FuzzReport {
  sent: number
  /** How often each status was answered. */
  statuses: Record<string, number>
  /** What must not happen, with the seed that makes it happen again. */
  faults: string[]
}

interface FuzzOptions {
  port: number
  schools: readonly FuzzedSchool[]
  count: number
  /** The first of the seeds, which are counted up. */
  seed: number
  atOnce?: number
  onProgress?: (sent: number) => void
}

/** Whether an answer tells what is inside, or was made by the framework in our name. */
const innerWords =
  /FST_ERR|node_modules|\n {4}at |"statusCode":\d{3},"(?:code|error)"|drizzle|SQLSTATE|invalid byte sequence/

export function faultOf(answer: RawAnswer | Silence): string | null {
  if (typeof answer === 'string') return answer
  const { status, head, body } = answer
  if (status === 503) return /^retry-after:/im.test(head) ? null : 'a 503 without Retry-After'
  if (status >= 500) return `an answer of ${status}`
  return status >= 400 && innerWords.test(body) ? `an answer of ${status} that tells what is inside` : null
}

/** Sends so many requests, several at a time, each from another address of this machine. */
export async function fuzz({
  port,
  schools,
  count,
  seed,
  atOnce = 8,
  onProgress,
}: FuzzOptions): Promise<FuzzReport> {
  const report: FuzzReport = { sent: 0, statuses: {}, faults: [] }
  let next = 0
  async function visitor() {
    while (next < count) {
      const number = seed + next++
      const request = requestOf(schools, number)
      const answer = await send(port, request, addressOf(number))
      const kind = typeof answer === 'string' ? answer : String(answer.status)
      report.statuses[kind] = (report.statuses[kind] ?? 0) + 1
      const fault = faultOf(answer)
      if (fault) report.faults.push(describe(number, fault, request, answer))
      report.sent++
      if (report.sent % 1000 === 0) onProgress?.(report.sent)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visitor))
  return report
}

/** So many that no limit by address is reached: limits have tests of their own. */
const addressOf = (number: number) => `127.${1 + (number % 7)}.${(number >> 3) % 250}.${1 + (number % 250)}`

const describe = (number: number, fault: string, request: RawRequest, answer: RawAnswer | Silence): string =>
  [
    `seed ${number}: ${fault}: ${request.name}`,
    bytesOf(request).toString('latin1').slice(0, 1500),
    typeof answer === 'string' ? '' : answer.body.slice(0, 300),
  ].join('\n  ')
