import { payloadAddress } from '#contract/pages/router-names.ts'
import { compareRates } from '../harness/compare.ts'
import type { Context } from '../harness/context.ts'
import { getOk } from '../harness/http.ts'
import { recordAnswers } from '../harness/ready-answers.ts'
import { type Row, rateRow } from '../harness/rows.ts'
import { serveStatic, staticServerName } from '../harness/servers.ts'
import { apiAt, kindAddresses } from '../server/kind-addresses.ts'

interface Kept {
  what: string
  path: string
  headers: Record<string, string>
  aim: string
}

const tenant = 'halcyon'
const compressed = { 'accept-encoding': 'br' }
/** So often that a page has proved hot, and is as small as it gets. */
const askedBefore = 12
const pressingMs = 1_000
const payloads = ['/', '/sports/football/roster', '/sports/football/schedule']
const calls = ['/Sports', '/Rosters/bySport/football', '/Schedule/bySport/football', '/stories']
/** There are many, and each takes a turn beside the other server. */
const seconds = 1

/** Every kind of page from the cache, payloads, answers and pictures, against a static file server on the same bytes. */
export async function pagesPart(context: Context): Promise<Row[]> {
  await using fieldhouse = await context.startFieldhouse()
  const { origin } = fieldhouse
  const kept = await keptAt(origin)
  for (const { path, headers } of kept)
    for (let time = 0; time < askedBefore; time++) await getOk(origin + path, headers)
  await new Promise((done) => setTimeout(done, pressingMs * kept.length))
  const folder = context.folder('pages')
  const answers = await recordAnswers(
    folder,
    kept.map(({ path, headers }) => ({ url: origin + path, headers })),
  )
  await using files = await serveStatic(folder, answers)
  const rows: Row[] = []
  for (const [index, { what, path, headers, aim }] of kept.entries()) {
    const comparison = await compareRates(
      { url: origin + path, headers },
      { url: `${files.origin}/${index}`, headers },
      seconds,
    )
    rows.push(rateRow(`${what}, kept`, staticServerName, comparison, aim))
  }
  return rows
}

async function keptAt(origin: string): Promise<Kept[]> {
  const kinds = await kindAddresses(apiAt(origin, tenant))
  const picture = await pictureOn(`${origin}/sports/football/roster`)
  const aim = '≥ 0.40'
  return [
    ...kinds.map(({ name, path }) => ({ what: name, path, headers: compressed, aim })),
    ...payloads.map((pathname) => {
      const path = payloadAddress({ pathname })
      return { what: path, path, headers: compressed, aim }
    }),
    ...calls.map((call) => ({
      what: `API ${call}`,
      path: `/api/v2${call}`,
      headers: { ...compressed, tenant },
      aim,
    })),
    { what: 'picture', path: picture, headers: { accept: 'image/avif,image/webp,*/*' }, aim: '≥ 0.30' },
  ]
}

async function pictureOn(url: string): Promise<string> {
  const { body } = await getOk(url)
  const found = /\/images\/[^"\s]+/.exec(body.toString())?.[0]
  if (!found) throw new Error(`${url} has no picture`)
  return found.replaceAll('&amp;', '&')
}
