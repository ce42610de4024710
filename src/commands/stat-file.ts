import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from '#server/config/config.ts'
import { listStatFiles, type Outcome, takeStatFile } from '#server/domains/stats/files/stat-files.service.ts'
import { type SchoolCommand, withSchool } from './with-school.ts'

export const usage =
  'npm run fieldhouse -- stat-file game.xml … --school halcyon [--game 12]\n' +
  'Takes in Stat Crew XML files; without a file it lists those that came last. --game names the game that is meant.'

const serverRuns =
  'A server uses this database. Send the file to it instead: POST /api/v2/stats/files with a token of the school.'

/** `stat-file`: the door of the command line. */
export async function statFileCommand(config: Config, args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { school: { type: 'string' }, game: { type: 'string' } },
  })
  const gameId = values.game === undefined ? null : Number(values.game)
  if (!values.school || (gameId !== null && !(Number.isInteger(gameId) && gameId > 0))) {
    console.error(usage)
    return 2
  }
  return withSchool(
    config,
    values.school,
    async (command) => {
      if (positionals.length === 0) return list(command)
      let failures = 0
      for (const path of positionals) if (!(await take(command, path, gameId))) failures++
      return failures > 0 ? 1 : 0
    },
    serverRuns,
  )
}

async function take(
  { services, tenant, now }: SchoolCommand,
  path: string,
  gameId: number | null,
): Promise<boolean> {
  const bytes = await readFile(path).catch(() => null)
  if (!bytes) {
    console.error(`${path} cannot be read.`)
    return false
  }
  const outcome = await takeStatFile(
    { ...services, now },
    { tenant, bytes, door: 'command', fileName: basename(path), gameId },
  )
  for (const line of outcomeLines(path, outcome)) console.log(line)
  return outcome.kind !== 'refused'
}

/** What was done, and what a person should look at. */
export function outcomeLines(path: string, outcome: Outcome): string[] {
  if (outcome.kind === 'overtaken') return [`${path}: has changed meanwhile.`]
  if (outcome.kind === 'refused') {
    const { kind, place, message } = outcome.refusal
    return [`${path}: refused (${kind}, ${place}). ${message}`]
  }
  const { receipt } = outcome
  const what = receipt.gameId === null ? `season ${receipt.seasonId}` : `game ${receipt.gameId}`
  const done = outcome.kind === 'unchanged' ? 'was taken in before, nothing changed' : 'taken in'
  return [
    `${path}: ${what}, ${done}.`,
    ...receipt.warnings.map(({ place, message }) => `  ! ${place}: ${message}`),
    ...receipt.strangers
      .filter(({ decision }) => decision === 'open')
      .map(
        ({ jersey, name }) => `  ? ${jersey ?? '–'} ${name} is not on the roster; decide with stat-player`,
      ),
  ]
}

const listed = 20

async function list({ write }: SchoolCommand): Promise<number> {
  const { items, totalItems } = await write((work) => listStatFiles(work, { pageIndex: 0, pageSize: listed }))
  for (const { receivedAt, door, fileName, status, gameId, errorKind, errorMessage, isStanding } of items) {
    const name = fileName ?? ''
    const fate = status === 'refused' ? `refused: ${errorKind}. ${errorMessage}` : `game ${gameId ?? '–'}`
    console.log(
      `${receivedAt.toISOString()}  ${door.padEnd(8)}${fate}${isStanding ? ', stands' : ''}  ${name}`.trimEnd(),
    )
  }
  console.log(`${items.length} of ${totalItems} files.`)
  return 0
}
