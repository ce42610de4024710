import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { letIn } from './whoever-waits.ts'

test('before work goes on, everybody who waits at the door is let in', async () => {
  const server = createServer()
  const everybodyIsIn = letIn(server, 10_000)
  let came = 0
  server.on('connection', () => came++)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const sockets = Array.from({ length: 30 }, () => connect(port, '127.0.0.1').on('error', () => {}))
  await turnOfTheLoop()
  await everybodyIsIn()
  expect(came).toBe(30)
  for (const socket of sockets) socket.destroy()
  server.close()
  server.closeAllConnections()
})
