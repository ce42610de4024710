import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from '../../scripts/lib/chromium.mjs'
import { run } from '../harness/children.ts'
import type { Context } from '../harness/context.ts'
import { getOk } from '../harness/http.ts'
import type { Row } from '../harness/rows.ts'
import { categoryNames, findings, type Report, scores, vitals } from '../lighthouse/report.ts'
import { ensureLighthouse } from '../lighthouse/tool.ts'

const schools = [
  { name: 'Halcyon', host: 'localhost', team: 'football' },
  { name: 'Tamarack', host: 'tamarack.localhost', team: 'mens-basketball' },
]
const pagesOf = (team: string) => [
  { name: 'Home', path: '/' },
  { name: 'Sport home', path: `/sports/${team}` },
  { name: 'Roster', path: `/sports/${team}/roster` },
]

/** Lighthouse with its mobile preset: a mid-range telephone on a slow connection, simulated; pages come from the cache. */
export async function lighthousePart(context: Context): Promise<Row[]> {
  const cli = await ensureLighthouse()
  const chromium = cli && (await ensureChromium(process.execPath, { whole: true }))
  if (cli && !chromium) console.log('  left out: there is no Chromium')
  if (!cli || !chromium) return []
  await using fieldhouse = await context.startFieldhouse()
  const { port } = new URL(fieldhouse.origin)
  const folder = context.folder('lighthouse')
  const rows: Row[] = []
  for (const school of schools) {
    for (const page of pagesOf(school.team)) {
      const what = `${school.name} ${page.name}`
      await getOk(fieldhouse.origin + page.path, { host: `${school.host}:${port}` })
      const url = `http://${school.host}:${port}${page.path}`
      const report = await audit({ cli, chromium, url, file: join(folder, 'report.json') })
      for (const finding of findings(report)) console.log(`  ${what}: ${finding}`)
      rows.push({ what: `Lighthouse ${what}`, ours: scores(report), reference: vitals(report), ratio: null })
    }
  }
  return rows
}

interface Audit {
  cli: string
  chromium: string
  url: string
  file: string
}

async function audit({ cli, chromium, url, file }: Audit): Promise<Report> {
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu']
  const args = [
    cli,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categoryNames.join()}`,
    `--chrome-flags=${flags.join(' ')}`,
    '--no-enable-error-reporting',
  ]
  await run(process.execPath, args, { env: { CHROME_PATH: chromium } })
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`)
  return report
}
