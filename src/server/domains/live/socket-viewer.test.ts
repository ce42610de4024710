import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { socketViewer } from './socket-viewer.ts'

test('a viewer who does not read is let go when too much waits for him; one who reads is not', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const meet = async (): Promise<[here: Socket, there: Socket]> => {
    const there = connect(port, '127.0.0.1')
    const [here] = (await once(server, 'connection')) as [Socket]
    return [here, there]
  }
  const [idle, sleeper] = await meet()
  const [busy, reader] = await meet()
  sleeper.pause()
  reader.resume()
  const viewers = [socketViewer(idle), socketViewer(busy)]
  const frame = Buffer.alloc(64 * 1024)
  for (let count = 0; count < 400 && !idle.destroyed; count++) {
    for (const viewer of viewers) viewer.send(frame)
    await new Promise(setImmediate)
  }
  expect([idle.destroyed, busy.destroyed]).toEqual([true, false])
  // And it does no harm to tell him more.
  viewers[0]?.send(frame)
  for (const socket of [sleeper, reader, busy]) socket.destroy()
  server.close()
})
