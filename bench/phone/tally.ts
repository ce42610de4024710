import { request } from 'node:http'

export interface Fetched {
  url: string
  /** As the browser calls it: Script, Stylesheet, Font … */
  type: string
  bytes: number
  /** Had already, and not fetched. */
  isCached: boolean
}

/** What a page may fetch until it is quiet. */
export const limits = {
  requests: 30,
  scripts: 10,
  scriptBytes: 150_000,
  sheets: 2,
  fontBytes: 35_000,
  htmlBytes: 35_000,
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1)

/** The figures of a page beside those that it may have; the ratio is that of its scripts, which weigh most. */
export function tally(all: readonly Fetched[], htmlBytes: number) {
  const fetched = all.filter(({ isCached }) => !isCached)
  const of = (type: string) => fetched.filter((one) => one.type === type)
  const weightOf = (type: string) => of(type).reduce((sum, { bytes }) => sum + bytes, 0)
  const scriptBytes = weightOf('Script')
  return {
    ours: `${fetched.length} requests, ${of('Script').length} scripts ${kB(scriptBytes)}, ${of('Stylesheet').length} sheets, fonts ${kB(weightOf('Font'))}, HTML ${kB(htmlBytes)}`,
    reference: `${limits.requests}, ${limits.scripts} ${kB(limits.scriptBytes)}, ${limits.sheets}, ${kB(limits.fontBytes)}, ${kB(limits.htmlBytes)} kB`,
    ratio: scriptBytes / limits.scriptBytes,
    aim: '≤ 1.00',
  }
}

/** What an address weighs in an encoding, asked for without a browser. */
const bytesOf = (url: string, host: string, encoding: 'br' | 'gzip'): Promise<number> =>
  new Promise((done, fail) => {
    request(url, { headers: { host, 'accept-encoding': encoding } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => done(bytes))
    })
      .on('error', fail)
      .end()
  })

/** The same, with scripts as heavy as they are in gzip, in which the budgets are counted. */
export const inGzip = (all: readonly Fetched[], host: string): Promise<Fetched[]> =>
  Promise.all(
    all.map(async (one) => {
      const local = one.url.replace(/^http:\/\/[^:/]+/, 'http://127.0.0.1')
      return one.type === 'Script' ? { ...one, bytes: await bytesOf(local, host, 'gzip') } : one
    }),
  )

/** What a page weighs as browsers take it. */
export const inBrotli = (url: string, host: string): Promise<number> => bytesOf(url, host, 'br')

/** After so many visits a page has proved hot, and has its turn to be pressed as far as it goes. */
const visits = 12

export async function makeHot(url: string, host: string): Promise<void> {
  for (let visit = 0; visit < visits; visit++) await inBrotli(url, host)
}

/** Until nothing that was asked for will be any smaller: what it weighs before depends on how busy the machine is. */
export async function allPressed(origin: string): Promise<void> {
  for (;;) {
    const waiting = pressingIn(await (await fetch(`${origin}/metrics`)).text())
    if (waiting === 0) return
    await new Promise((next) => setTimeout(next, 500))
  }
}

/** How much a server says that it has still to press. */
export function pressingIn(metrics: string): number {
  const said = /^fieldhouse_pressing (\d+)$/m.exec(metrics)?.[1]
  if (said === undefined) throw new Error('The server does not say what it has still to press')
  return Number(said)
}
