import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium as playwright } from '@playwright/test'
import type { Roster } from '#contract/rosters.ts'
import { ensureChromium } from '../../scripts/lib/chromium.mjs'
import { run } from '../harness/children.ts'
import type { Context } from '../harness/context.ts'
import { getOk } from '../harness/http.ts'
import { buildPlainApp } from '../harness/plain-app.ts'
import type { Row } from '../harness/rows.ts'
import { serveScript, serveStatic } from '../harness/servers.ts'
import { type Figures, figuresOf, inWords, middle } from '../lighthouse/figures.ts'
import { categoryNames, findings, type Report, scores } from '../lighthouse/report.ts'
import { ensureLighthouse } from '../lighthouse/tool.ts'
import { fanPages } from '../phone/fan-pages.ts'
import { visit } from '../phone/visit.ts'

const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 5)
/** Only the pages whose school and kind say this: `tamarack`, `Home`. */
const wanted = new RegExp(process.env.LIGHTHOUSE_PAGES ?? '', 'i')
/** A page is pressed as far as it goes, and its pictures are made and made smaller, for those who come again. */
const visitsBefore = 2
const aims = { halcyon: '≥ 95', tamarack: '≥ 85' } as Record<string, string>

/**
 * Lighthouse with its mobile preset, a mid-range telephone on a slow connection, simulated: the middle of several runs
 * for every kind of page that fans open, of both schools, from the cache. The same roster as plain HTML and as a plain
 * React Router page is measured in the same run, and the ratio is to the first.
 */
export async function lighthousePart(context: Context): Promise<Row[]> {
  const cli = await ensureLighthouse()
  // The whole browser draws a window of its own, on the core that the page needs: it doubled the blocking time.
  const chromium = cli && (await ensureChromium(process.execPath))
  if (cli && !chromium) console.log('  left out: there is no Chromium')
  if (!cli || !chromium) return []
  const folder = context.folder('lighthouse')
  const file = join(folder, 'report.json')
  const measure = (url: string) => measured({ cli, chromium, url, file })
  const plainBuild = await buildPlainApp()
  await using fieldhouse = await context.startFieldhouse()

  const rows = join(folder, 'rows.json')
  const roster = await getOk(`${fieldhouse.origin}/api/v2/Rosters/bySport/football`, { tenant: 'halcyon' })
  writeFileSync(rows, JSON.stringify((JSON.parse(roster.body.toString()) as Roster).players))
  await using plain = await serveScript('plain-server.ts', [plainBuild], '/roster', {
    PLAIN_ROSTER_ROWS: rows,
  })
  const page = await getOk(`${plain.origin}/roster`)
  await using bare = await serveBare(folder, page.body.toString())
  const html = await measure(`${bare.origin}/0`)
  const react = await measure(`${plain.origin}/roster`)

  const besides = (figures: Figures) => ({
    reference: `plain HTML ${inWords(html.figures)}`,
    ratio: figures.performance / html.figures.performance,
  })
  const lines: Row[] = [
    { what: 'the same roster as plain HTML', ours: inWords(html.figures), ...besides(html.figures) },
    {
      what: 'a plain React Router roster',
      ours: inWords(react.figures),
      ...besides(react.figures),
    },
  ]
  const pages = (await fanPages(fieldhouse.origin))
    .map(({ school, kind, path, host }) => ({
      school,
      what: `${school} ${kind}`,
      url: `http://${host}${path}`,
    }))
    .filter(({ what }) => wanted.test(what))
  await comeBefore(
    chromium,
    pages.map(({ url }) => url),
  )
  for (const { school, what, url } of pages) {
    const { figures, report } = await measure(url)
    console.log(`  ${what}: ${inWords(figures)}; ${scores(report)}`)
    for (const finding of findings(report)) console.log(`  ${what}: ${finding}`)
    lines.push({ what, ours: inWords(figures), ...besides(figures), aim: `${aims[school]} points` })
  }
  return lines
}

/** What the server makes for the first who come is not what is measured: it would work beside the browser. */
async function comeBefore(executablePath: string, urls: readonly string[]): Promise<void> {
  const browser = await playwright.launch({ executablePath, args: ['--no-sandbox'] })
  for (let round = 0; round < visitsBefore; round++) for (const url of urls) await visit(browser, url)
  await browser.close()
}

/** The page without its scripts, as a server of files has it. */
function serveBare(folder: string, html: string) {
  const bare = html.replaceAll(/<script[^]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '')
  const file = join(folder, 'bare.html.br')
  writeFileSync(file, brotliCompressSync(bare))
  const answer = { file, type: 'text/html; charset=utf-8', encoding: 'br' }
  writeFileSync(join(folder, 'answers.json'), JSON.stringify([answer]))
  return serveStatic(folder, [answer])
}

interface Audit {
  cli: string
  chromium: string
  url: string
  file: string
}

async function measured(asked: Audit): Promise<{ figures: Figures; report: Report }> {
  const reports: Report[] = []
  let failed = 0
  while (reports.length < runs) {
    // What is not about time is the same in every run.
    const categories = reports.length === 0 ? categoryNames : ['performance']
    const { report, problem } = await audit(asked, categories)
    if (report) reports.push(report)
    // A browser that is late to paint once in a hundred runs says nothing about the page; one that always is, does.
    else if (++failed > 2) throw new Error(`${asked.url}: ${problem}`)
    else console.log(`  ${asked.url}: one run without figures, made again: ${problem}`)
  }
  const [report] = reports
  if (!report) throw new Error('LIGHTHOUSE_RUNS must be at least 1')
  return { figures: middle(reports.map(figuresOf)), report }
}

type Audited = { report: Report; problem?: never } | { report?: never; problem: string }

async function audit({ cli, chromium, url, file }: Audit, categories: readonly string[]): Promise<Audited> {
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu']
  const args = [
    cli,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categories.join()}`,
    '--disable-full-page-screenshot',
    `--chrome-flags=${flags.join(' ')}`,
    '--no-enable-error-reporting',
  ]
  try {
    await run(process.execPath, args, { env: { CHROME_PATH: chromium } })
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  const problem = problemOf(report)
  return problem === null ? { report } : { problem }
}

/** Why a report has no figures, if it has none. */
function problemOf(report: Report): string | null {
  if (report.runtimeError) return report.runtimeError.message
  return Number.isFinite(Object.values(figuresOf(report)).reduce((sum, figure) => sum + figure))
    ? null
    : 'a figure is missing'
}
