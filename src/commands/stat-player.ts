import { parseArgs } from 'node:util'
import type { Config } from '#server/config/config.ts'
import {
  decideStranger,
  findStrangersAgain,
  openStrangers,
} from '#server/domains/stats/files/stat-strangers.service.ts'
import { type SchoolCommand, withSchool } from './with-school.ts'

export const usage =
  'npm run fieldhouse -- stat-player list --school halcyon\n' +
  'npm run fieldhouse -- stat-player decide --school halcyon --season 12 --number 7 --name "Marsh, A" --is 345|nobody\n' +
  'npm run fieldhouse -- stat-player again --school halcyon --season 12'

/** `stat-player`: players of files whom no rule found on the roster. */
export async function statPlayerCommand(config: Config, args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      school: { type: 'string' },
      season: { type: 'string' },
      number: { type: 'string' },
      name: { type: 'string' },
      is: { type: 'string' },
    },
  })
  const action = actionOf(positionals[0], values)
  if (!values.school || !action) {
    console.error(usage)
    return 2
  }
  return withSchool(config, values.school, async (command) => {
    for (const line of await action(command)) console.log(line)
    return 0
  })
}

interface Values {
  season?: string | undefined
  number?: string | undefined
  name?: string | undefined
  is?: string | undefined
}

function actionOf(
  word: string | undefined,
  { season = '', number, name, is = '' }: Values,
): ((command: SchoolCommand) => Promise<string[]>) | null {
  const seasonId = Number(season)
  const isSeason = Number.isInteger(seasonId) && seasonId > 0
  if (word === 'list') return list
  if (word === 'again' && isSeason)
    return async ({ services, tenant, now }) => {
      await findStrangersAgain({ ...services, now }, tenant, seasonId)
      return ['The files of the season were read anew.']
    }
  if (word !== 'decide' || !isSeason || !name || !/^(\d+|nobody)$/.test(is)) return null
  return async ({ services, tenant, now }) => {
    const { games } = await decideStranger({ ...services, now }, tenant, {
      seasonId,
      jersey: number ?? null,
      name,
      rosterPlayerId: is === 'nobody' ? null : Number(is),
    })
    return [`Remembered for the season; ${games.length} box scores were made anew.`]
  }
}

async function list({ write }: SchoolCommand): Promise<string[]> {
  const open = await write((work) => openStrangers(work))
  return open.map(
    ({ seasonId, jersey, name, gameIds }) =>
      `season ${seasonId}: ${jersey ?? '–'} ${name}, in the games ${gameIds.join(', ')}`,
  )
}
