import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { KindName } from '#contract/editing/inputs.ts'
import { isApiProblem } from '#contract/shapes/problem.ts'
import type { Config } from '#server/config/config.ts'
import { applyScheduleImport, planScheduleImport, seasonSpan } from '#server/domains/games/games.import.ts'
import { applyRosterImport, planRosterImport } from '#server/domains/rosters/rosters.import.ts'
import { allTenants } from '#server/domains/tenants/tenants.queries.ts'
import { beginWork } from '#server/editing/pieces/begin-work.ts'
import { FileProblem } from '#server/feeds/csv.ts'
import { readRoster } from '#server/feeds/roster-file.ts'
import { readSchedule } from '#server/feeds/schedule-file.ts'
import { openServices } from '#server/open.ts'
import type { Work } from '#server/unit-of-work/work.ts'
import { type ImportPlan, planLines } from './plan-lines.ts'

export const usage =
  'npm run fieldhouse -- import roster|schedule --school halcyon --sport football --season 2026 --file x.csv [--apply] [--remove]\n' +
  'Prints what would change. --apply does it; --remove also takes out what the file does not have.'

/** As whom the history knows it. */
const importer = { userId: 'import', name: 'Import' }

interface Request {
  sport: string
  season: string
  text: string
  apply: boolean
  remove: boolean
  /** From here on what is written is one piece of work, which the desk lists and can undo. */
  begin(kind: KindName): Promise<unknown>
}

/** Plans, and applies in the same transaction, so that what was printed is what was done. */
const kinds: Record<string, (work: Work, request: Request) => Promise<ImportPlan>> = {
  async roster(work, { sport, season, text, apply, remove, begin }) {
    const plan = await planRosterImport(work, sport, season, readRoster(text))
    if (!apply) return plan
    await begin('roster-entries')
    await applyRosterImport(work, plan, { remove })
    return plan
  },
  async schedule(work, { sport, season, text, apply, remove, begin }) {
    const plan = await planScheduleImport(
      work,
      sport,
      season,
      readSchedule(text, await seasonSpan(work, sport, season)),
    )
    if (!apply) return plan
    await begin('games')
    await applyScheduleImport(work, plan, { remove })
    return plan
  },
}

export async function importCommand(config: Config, args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      school: { type: 'string' },
      sport: { type: 'string' },
      season: { type: 'string' },
      file: { type: 'string' },
      apply: { type: 'boolean', default: false },
      remove: { type: 'boolean', default: false },
    },
  })
  const { school, sport, season, file, apply, remove } = values
  const run = kinds[positionals[0] ?? '']
  if (!run || !school || !sport || !season || !file) {
    console.error(usage)
    return 2
  }
  const services = await openServices(config)
  try {
    const tenant = (await allTenants(services.database.platform)).find(({ key }) => key === school)
    if (!tenant) throw new FileProblem(`There is no school '${school}'.`)
    const text = await readFile(file, 'utf8').catch(() => {
      throw new FileProblem(`${file} cannot be read.`)
    })
    const inScope = apply ? services.scope.write : services.scope.read
    const now = new Date()
    const plan = await inScope(school, (tx) => {
      const begin = (kind: KindName) =>
        beginWork(
          { tx, now, visitor: importer },
          { what: 'import', subject: kind, title: `${basename(file)}, ${sport} ${season}`, sportId: null },
        )
      return run({ tx, tenant, now }, { sport, season, text, apply, remove, begin })
    })
    for (const line of planLines(plan, { apply, remove })) console.log(line)
    return 0
  } catch (error) {
    if (!(error instanceof FileProblem) && !isApiProblem(error)) throw error
    console.error(error.message)
    return 1
  } finally {
    await services.close()
  }
}
