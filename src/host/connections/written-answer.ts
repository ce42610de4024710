import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

/** An answer as it is to be written. Its headers are the same list each time, what is said of this one comes after. */
export interface ReadyAnswer {
  readonly status: number
  /** Names and values in turns. */
  readonly headers: readonly string[]
  readonly extra: readonly string[]
  /** Null where there is none to be sent. */
  readonly body: Buffer | null
}

const blocks = new WeakMap<readonly string[], string>()

/** Header lines of a list that is kept, laid out once. */
function blockOf(headers: readonly string[]): string {
  const found = blocks.get(headers)
  if (found !== undefined) return found
  const made = lines(headers)
  blocks.set(headers, made)
  return made
}

function lines(headers: readonly string[]): string {
  let text = ''
  for (let index = 0; index < headers.length; index += 2)
    text += `${headers[index]}: ${headers[index + 1]}\r\n`
  return text
}

let [second, date] = [0, '']

/** What every answer ends with on a connection that is kept; anew each second. */
function ending(keepAliveSeconds: number): string {
  const now = Math.floor(Date.now() / 1000)
  if (now !== second) {
    second = now
    date = `Date: ${new Date(now * 1000).toUTCString()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n\r\n`
  }
  return date
}

/** With the lines that Node would write, in one go. */
export function writeAnswer(
  socket: Socket,
  { status, headers, extra, body }: ReadyAnswer,
  keepAliveSeconds: number,
): void {
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${blockOf(headers)}${lines(extra)}${ending(keepAliveSeconds)}`
  if (!body || body.length === 0) {
    socket.write(head, 'latin1')
    return
  }
  socket.cork()
  socket.write(head, 'latin1')
  socket.write(body)
  socket.uncork()
}
