import { request } from 'node:http'

export interface Fetched {
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
  const bytesOf = (type: string) => of(type).reduce((sum, { bytes }) => sum + bytes, 0)
  const scriptBytes = bytesOf('Script')
  return {
    ours: `${fetched.length} requests, ${of('Script').length} scripts ${kB(scriptBytes)}, ${of('Stylesheet').length} sheets, fonts ${kB(bytesOf('Font'))}, HTML ${kB(htmlBytes)}`,
    reference: `${limits.requests}, ${limits.scripts} ${kB(limits.scriptBytes)}, ${limits.sheets}, ${kB(limits.fontBytes)}, ${kB(limits.htmlBytes)} kB`,
    ratio: scriptBytes / limits.scriptBytes,
    aim: '≤ 1.00',
  }
}

/** What a document weighs as browsers take it. */
export const brotliBytes = (url: string, host: string): Promise<number> =>
  new Promise((done, fail) => {
    request(url, { headers: { host, 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => done(bytes))
    })
      .on('error', fail)
      .end()
  })
