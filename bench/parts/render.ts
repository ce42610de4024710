import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { payloadAddress } from '#contract/pages/router-names.ts'
import type { Roster } from '#contract/rosters.ts'
import { median } from '../harness/compare.ts'
import type { Context } from '../harness/context.ts'
import { getOk } from '../harness/http.ts'
import { buildPlainApp } from '../harness/plain-app.ts'
import { cpuMs, hasProcessFigures } from '../harness/process-figures.ts'
import type { Row } from '../harness/rows.ts'
import { serveScript } from '../harness/servers.ts'

const path = '/sports/football/roster'
const payload = payloadAddress({ pathname: path })
const compressed = { 'accept-encoding': 'br' }
const warmUps = 150
const rounds = 3
const requests = 60

interface Subject {
  pid: number
  url: string
  headers?: Record<string, string>
}

/** CPU of the uncached roster page against a plain React Router page with a link a row, both asked one at a time. */
export async function renderPart(context: Context): Promise<Row[]> {
  if (!hasProcessFigures) {
    console.log('  left out: CPU time is read from /proc, which this system does not have')
    return []
  }
  const plainBuild = await buildPlainApp()
  await using site = await serveScript('site-server.ts', [[path, payload].join()], path, context.env)
  await using ours = await context.startFieldhouse({ PAGE_CACHE_MB: '0' })
  const roster = await getOk(`${ours.origin}/api/v2/Rosters/bySport/football`, { tenant: 'halcyon' })
  const { players } = JSON.parse(roster.body.toString()) as Roster
  const rows = join(context.folder('render'), 'rows.json')
  writeFileSync(rows, JSON.stringify(players))
  await using plain = await serveScript('plain-server.ts', [plainBuild], '/roster', {
    PLAIN_ROSTER_ROWS: rows,
  })

  const { pid } = plain
  const plainPage = { pid, url: `${plain.origin}/roster` }
  const name = `roster of ${players.length}`
  return [
    await compareCpu(`${name}, render only`, { pid: site.pid, url: site.origin + path }, plainPage, '≤ 0.50'),
    await compareCpu(
      `${name}, uncached: database, render, br and gzip`,
      { pid: ours.pid, url: ours.origin + path, headers: compressed },
      { ...plainPage, headers: compressed },
    ),
    await compareCpu(
      `${name}, .data uncached`,
      { pid: ours.pid, url: ours.origin + payload, headers: compressed },
      { pid, url: plain.origin + payloadAddress({ pathname: '/roster' }), headers: compressed },
    ),
  ]
}

async function compareCpu(what: string, ours: Subject, plain: Subject, aim?: string): Promise<Row> {
  for (const subject of [ours, plain]) await ask(subject, warmUps)
  const results: [number, number][] = []
  for (let round = 0; round < rounds; round++) results.push([await cpuPerPage(ours), await cpuPerPage(plain)])
  const ms = (value: number) => `${value.toFixed(2)} ms CPU`
  return {
    what,
    ours: ms(median(results.map(([own]) => own))),
    reference: `plain React Router ${ms(median(results.map(([, other]) => other)))}`,
    ratio: median(results.map(([own, other]) => own / other)),
    ...(aim ? { aim } : {}),
  }
}

async function cpuPerPage(subject: Subject): Promise<number> {
  const before = cpuMs(subject.pid)
  await ask(subject, requests)
  return (cpuMs(subject.pid) - before) / requests
}

async function ask({ url, headers }: Subject, count: number): Promise<void> {
  for (let index = 0; index < count; index++) await getOk(url, headers)
}
