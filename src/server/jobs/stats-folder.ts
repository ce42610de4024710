import type { Stats } from 'node:fs'
import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tenant } from '#contract/tenants.ts'
import type { Config } from '../config/config.ts'
import {
  maxFileBytes,
  type Outcome,
  type StatFileDeps,
  takeStatFile,
} from '../domains/stats/files/stat-files.service.ts'
import { mayBeTakenLater } from '../domains/stats/files/stat-refusal.ts'
import { readStatFile } from '../feeds/statcrew/read-stat-file.ts'
import type { GoesOn, PlatformDuty } from './duty.ts'

export interface StatsFolderDeps extends StatFileDeps {
  config: Pick<Config, 'STATS_FOLDER' | 'STATS_FOLDER_MS'>
  /** The schools; each has a folder of its own by its key. */
  tenants: () => Tenant[]
  log: (line: string, error?: unknown) => void
}

interface Seen {
  mark: string
  /** How often it was looked at since it last changed without being readable. */
  failed: number
  isDone: boolean
  /** Looked at again then although it is the same: the schedule may have been seen to. */
  againAt: number
}

/** A program that writes slowly has this many looks to finish; what cannot be read then is refused. */
const looksToFinish = 5
const againMs = 60_000

/**
 * Scoring programs overwrite their file while the game runs; each version is taken in once it can be read. Processes that
 * watch the same folder look in turns, and what one has seen the others find taken in.
 */
export function statsFolderDuties(deps: StatsFolderDeps): PlatformDuty[] {
  const { STATS_FOLDER: folder, STATS_FOLDER_MS: everyMs } = deps.config
  if (!folder) return []
  const seen = new Map<string, Seen>()

  async function lookAtAll(goesOn: GoesOn): Promise<void> {
    const listed = new Set<string>()
    for (const tenant of deps.tenants()) {
      for (const path of await filesIn(join(folder, tenant.key))) {
        listed.add(path)
        await lookAt(tenant, path, goesOn).catch((error: unknown) =>
          deps.log(`${path} could not be taken in`, error),
        )
      }
    }
    for (const path of seen.keys()) if (!listed.has(path)) seen.delete(path)
  }

  async function lookAt(tenant: Tenant, path: string, goesOn: GoesOn): Promise<void> {
    const mark = await markOf(path)
    if (mark === null) return
    const before = seen.get(path)
    const isSame = before?.mark === mark
    if (isSame && before.isDone && deps.now().getTime() < before.againAt) return
    if (!(await goesOn())) return
    const bytes = await readFile(path)
    if ((await markOf(path)) !== mark) return
    const reading = readStatFile(bytes)
    const failed = isSame ? before.failed + 1 : 1
    if (!reading.ok && failed < looksToFinish) {
      seen.set(path, { mark, failed, isDone: false, againAt: 0 })
      return
    }
    const outcome = await takeStatFile(deps, {
      tenant,
      bytes,
      reading,
      door: 'folder',
      fileName: path.slice(folder.length + 1),
      isStillCurrent: async () => (await markOf(path)) === mark,
    })
    if (outcome.kind === 'overtaken') return
    seen.set(path, { mark, failed: 0, isDone: true, againAt: lookAgainAt(outcome, deps.now()) })
    tell(path, outcome, isSame && before.isDone)
  }

  function tell(path: string, outcome: Outcome, wasTold: boolean): void {
    if (outcome.kind === 'refused' && !wasTold)
      deps.log(
        `${path} was refused (${outcome.refusal.kind}, ${outcome.refusal.place}): ${outcome.refusal.message}`,
      )
  }

  // By its path: processes may watch folders of their own.
  return [{ name: `stats-folder ${folder}`, everyMs, forPlatform: lookAtAll }]
}

const lookAgainAt = (outcome: Outcome, now: Date): number =>
  outcome.kind === 'refused' && mayBeTakenLater(outcome.refusal)
    ? now.getTime() + againMs
    : Number.POSITIVE_INFINITY

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && /\.xml$/i.test(entry.name))
    .map(({ name }) => join(folder, name))
    .toSorted()
}

/** Changes with every writing of the file; null for what is no plain file, or too large to be one of ours. */
async function markOf(path: string): Promise<string | null> {
  const info: Stats | null = await lstat(path).catch(() => null)
  return info?.isFile() && info.size <= maxFileBytes ? `${info.ino} ${info.mtimeMs} ${info.size}` : null
}
