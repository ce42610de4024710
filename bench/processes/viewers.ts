import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'

/**
 * So many viewers of one stream. Says in a file when all of them are there, and in another, once each of the updates has
 * reached all or the time is up, how long after it was made each update reached each of them.
 */
const [port = '', tenant = '', count = '1', updates = '1', seconds = '60', folder = '', name = ''] =
  process.argv.slice(2)

const together = 50
/** The scores of the bench are above any that are played. */
const score = /"HomeTeam":\{[^}]*?"Score":(\d{4,})[^]*?"UpdatedUTC":"([^"]+)"/

export interface Arrivals {
  /** By score: when the server made the update, and when each viewer had it. */
  [score: string]: { madeAt: number; at: number[] }
}

const arrivals: Arrivals = {}
const { promise: over, resolve: finish } = Promise.withResolvers<void>()

function take(event: string): void {
  const [, points, madeAt = ''] = score.exec(event) ?? []
  if (!points) return
  arrivals[points] ??= { madeAt: Date.parse(madeAt), at: [] }
  arrivals[points].at.push(Date.now())
  const reached = Object.values(arrivals).filter(({ at }) => at.length === Number(count))
  if (reached.length === Number(updates)) finish()
}

async function view(): Promise<Socket> {
  const socket = connect(Number(port), '127.0.0.1')
  socket.setEncoding('latin1')
  socket.write(
    `GET /api/v2/LiveStats/stream?tenant=${tenant} HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n`,
  )
  let text = String((await once(socket, 'data'))[0])
  if (!text.startsWith('HTTP/1.1 200')) throw new Error(`A viewer was answered ${text.slice(0, 40)}`)
  socket.on('data', (chunk: string) => {
    text += chunk
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      take(text.slice(0, end))
      text = text.slice(end + 2)
    }
  })
  return socket
}

const sockets: Socket[] = []
while (sockets.length < Number(count)) {
  const wanted = Math.min(together, Number(count) - sockets.length)
  sockets.push(...(await Promise.all(Array.from({ length: wanted }, view))))
}
writeFileSync(`${folder}/${name}.ready`, '')
setTimeout(finish, Number(seconds) * 1000)
await over
writeFileSync(`${folder}/${name}.json`, JSON.stringify(arrivals))
process.exit(0)
