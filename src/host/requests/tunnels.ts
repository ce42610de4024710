import type { Server } from 'node:http'

const answer = 'HTTP/1.1 405 Method Not Allowed\r\nconnection: close\r\ncontent-length: 0\r\n\r\n'

/** Whoever takes us for a proxy is told that we are none; without a listener the connection would be cut. */
export function refuseTunnels(server: Server): void {
  server.on('connect', (_request, socket) => {
    socket.on('error', () => {})
    socket.end(answer)
  })
}
