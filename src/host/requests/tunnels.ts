import type { Server } from 'node:http'

const answer = 'HTTP/1.1 405 Method Not Allowed\r\nconnection: close\r\ncontent-length: 0\r\n\r\n'
/** For the answer to be read in. */
const lingerMs = 1000

/** Whoever takes us for a proxy is told that we are none; without a listener the connection would be cut. */
export function refuseTunnels(server: Server): void {
  server.on('connect', (_request, socket) => {
    socket.on('error', () => {})
    // The server does not know of the connection any more: what is still sent is nobody's to read, and who does not
    // hang up would keep it, and the process at its end, for ever.
    socket.resume()
    socket.end(answer)
    setTimeout(() => socket.destroy(), lingerMs).unref()
  })
}
