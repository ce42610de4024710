import { Agent, get } from 'node:http'

const [url = '', seconds = '1', connections = '1', headers = '{}'] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) })
const options = { agent, headers: JSON.parse(headers) as Record<string, string> }
const end = performance.now() + Number(seconds) * 1000
let answered = 0
let failures = 0

/** One connection: the next request goes out when the last answer is in. */
function ask(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const next = () => {
    if (performance.now() >= end) resolve()
    else
      get(url, options, (response) => {
        if ((response.statusCode ?? 500) >= 400) failures++
        response.resume().once('end', () => {
          answered++
          next()
        })
      }).once('error', () => {
        failures++
        next()
      })
  }
  next()
  return promise
}

const start = performance.now()
await Promise.all(Array.from({ length: Number(connections) }, ask))
const elapsed = (performance.now() - start) / 1000
console.log(JSON.stringify({ perSecond: answered / elapsed, failures }))
agent.destroy()
