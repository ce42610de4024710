import { connect } from 'node:net'

/** A request as bytes: what a client library would refuse to send can be sent. */
export interface RawRequest {
  /** Of what kind, for the report. */
  name: string
  method: string
  target: string
  headers: [name: string, value: string][]
  body: Buffer | null
}

export interface RawAnswer {
  status: number
  type: string
  head: string
  body: string
}

/** What came of a request where there is no answer: the connection was cut, or nothing came in time. */
export type Silence = 'reset' | 'hang'

const waitMs = 30_000
/** As much as tells what kind of answer it is. */
const mostBytes = 64 * 1024

export function bytesOf({ method, target, headers, body }: RawRequest): Buffer {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ]
  return Buffer.concat([Buffer.from(lines.join('\r\n'), 'latin1'), body ?? Buffer.alloc(0)])
}

/** Sends it over a connection of its own, from one of many addresses of this machine. */
export function send(port: number, request: RawRequest, from: string): Promise<RawAnswer | Silence> {
  const { promise, resolve } = Promise.withResolvers<RawAnswer | Silence>()
  const socket = connect({ host: '127.0.0.1', port, localAddress: from, noDelay: true })
  const chunks: Buffer[] = []
  let length = 0
  const late = setTimeout(() => end('hang'), waitMs)
  const end = (silence: Silence) => {
    clearTimeout(late)
    socket.destroy()
    resolve(answerIn(Buffer.concat(chunks)) ?? silence)
  }
  socket.on('data', (chunk: Buffer) => {
    length += chunk.length
    if (length <= mostBytes) chunks.push(chunk)
    // Events go on for as long as somebody listens.
    if (/\r\ncontent-type: text\/event-stream/i.test(chunk.toString('latin1'))) end('reset')
  })
  socket.on('error', () => end('reset'))
  socket.on('close', () => end('reset'))
  socket.write(bytesOf(request))
  return promise
}

function answerIn(bytes: Buffer): RawAnswer | null {
  const text = bytes.toString('latin1').replace(/^HTTP\/1\.1 100 [^\r]*\r\n\r\n/, '')
  const [, status] = /^HTTP\/1\.[01] (\d{3})/.exec(text) ?? []
  if (!status) return null
  const at = text.indexOf('\r\n\r\n')
  const head = at < 0 ? text : text.slice(0, at)
  return {
    status: Number(status),
    type: /^content-type: ([^\r]*)/im.exec(head)?.[1] ?? '',
    head,
    body: at < 0 ? '' : text.slice(at + 4),
  }
}
