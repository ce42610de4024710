import { createServer, type ServerResponse } from 'node:http'
import type { MinimalGameState } from '#contract/live.ts'

const [port = '0'] = process.argv.slice(2)
const viewers = new Set<ServerResponse>()
let id = 0

/** The least that Node can do for a stream: who comes is kept, and what is posted is written to everybody, once made. */
createServer((req, res) => {
  if (req.method === 'GET' && req.url?.includes('/stream')) {
    res.writeHead(200, { 'content-type': 'text/event-stream' }).write(': here\n\n')
    viewers.add(res)
    req.once('close', () => viewers.delete(res))
    return
  }
  if (req.method !== 'POST') return void res.end()
  let body = ''
  req.on('data', (chunk) => {
    body += chunk
  })
  req.once('end', () => {
    const game = { ...(JSON.parse(body) as MinimalGameState), UpdatedUTC: new Date().toISOString() }
    const event = Buffer.from(`event: games\nid: ${++id}\ndata: ${JSON.stringify({ Games: [game] })}\n\n`)
    for (const viewer of viewers) viewer.write(event)
    res.end()
  })
}).listen(Number(port), '127.0.0.1')
