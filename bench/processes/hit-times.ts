import { Agent, get } from 'node:http'
import { percentile } from '../server/percentile.ts'

/**
 * Many connections on one kept page, each asking in its own time; prints how long they waited. Who asks again at once
 * would wait for the others of this very process, and for its own processor.
 */
const everyMs = 50
const [url = '', seconds = '1', connections = '1'] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) })
const end = performance.now() + Number(seconds) * 1000
const times: number[] = []
let others = 0

function ask(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const next = () => {
    const start = performance.now()
    if (start >= end) return resolve()
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume().once('end', () => {
        if (response.headers['x-cache'] === 'hit') times.push(performance.now() - start)
        else others++
        later(start)
      })
    }).once('error', () => {
      others++
      later(start)
    })
  }
  const later = (start: number) => setTimeout(next, Math.max(0, start + everyMs - performance.now()))
  // Spread over the time that each of them takes.
  setTimeout(next, Math.random() * everyMs)
  return promise
}

await Promise.all(Array.from({ length: Number(connections) }, ask))
const [middle, p99, most] = [50, 99, 100].map((share) => percentile(times, share))
console.log(JSON.stringify({ perSecond: times.length / Number(seconds), middle, p99, most, others }))
agent.destroy()
