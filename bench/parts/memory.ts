import type { Roster } from '#contract/rosters.ts'
import type { Sport } from '#contract/sports.ts'
import type { Context } from '../harness/context.ts'
import { get, getOk } from '../harness/http.ts'
import { generator } from '../harness/load.ts'
import { hasProcessFigures, residentBytes } from '../harness/process-figures.ts'
import { recordAnswers } from '../harness/ready-answers.ts'
import type { Row } from '../harness/rows.ts'
import { serveBareFastify } from '../harness/servers.ts'

/** A visitor who is known to us gets every page rendered for himself, and nothing of it is kept. */
const known = { cookie: 'fieldhouse.bench=1' }
const compressed = { 'accept-encoding': 'br' }
const warmUps = 2

/** Memory of the process: after its start, after load, and what one more page in the cache adds. */
export async function memoryPart(context: Context): Promise<Row[]> {
  if (!hasProcessFigures) {
    console.log('  left out: memory is read from /proc, which this system does not have')
    return []
  }
  await using ours = await context.startFieldhouse()
  const folder = context.folder('memory')
  await recordAnswers(folder, [{ url: `${ours.origin}/`, headers: compressed }])
  await using bare = await serveBareFastify(folder)
  const resident = () => residentBytes(ours.pid)
  const started = resident()

  const urls = await pageUrls(ours.origin)
  for (let walk = 0; walk < warmUps; walk++) await walkOver(urls, known)
  const rendering = resident()
  const pages = await walkOver(urls, {})
  const perPage = (resident() - rendering) / pages.count
  await generator.load({ url: `${ours.origin}/`, headers: compressed }, 3)
  await generator.load({ url: `${bare.origin}/0`, headers: compressed }, 3)

  return [
    row('memory after start', started, 'bare Fastify after load', residentBytes(bare.pid)),
    row(`memory after load, ${pages.count} pages cached`, resident(), 'after start', started),
    row('memory per cached page', perPage, 'its bytes uncompressed', pages.bytes / pages.count),
  ]
}

async function pageUrls(origin: string): Promise<string[]> {
  const ask = async <T>(path: string) =>
    JSON.parse((await getOk(`${origin}/api/v2${path}`, { tenant: 'halcyon' })).body.toString()) as T
  const urls = [`${origin}/`]
  for (const { globalSportNameSlug: slug, rosterId } of await ask<Sport[]>('/Sports')) {
    if (rosterId === null) continue
    const team = `${origin}/sports/${slug}`
    const { seasons } = await ask<Roster>(`/Rosters/bySport/${slug}`)
    urls.push(team, `${team}/roster`, `${team}/schedule`)
    for (const season of seasons) urls.push(`${team}/roster/${season}`, `${team}/schedule/${season}`)
  }
  return urls
}

async function walkOver(urls: string[], headers: Record<string, string>) {
  let [count, bytes] = [0, 0]
  for (const url of urls) {
    const { status, body } = await get(url, headers)
    if (status !== 200) continue
    count++
    bytes += body.length
  }
  return { count, bytes }
}

function row(what: string, ours: number, against: string, reference: number): Row {
  const size = (bytes: number) =>
    Math.abs(bytes) < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${Math.round(bytes / 1_000_000)} MB`
  return { what, ours: size(ours), reference: `${against} ${size(reference)}`, ratio: ours / reference }
}
