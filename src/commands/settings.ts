import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type SettingsGroup, settingsGroups } from '#contract/settings.ts'
import type { Config } from '#server/config/config.ts'
import { changeSettings } from '#server/domains/rosters/school-settings.service.ts'
import { readSettings } from '#server/domains/settings/settings.service.ts'
import { withSchool } from './with-school.ts'

const groups = Object.keys(settingsGroups).join(', ')
export const usage =
  'npm run fieldhouse -- settings --school halcyon --group site > site.json\n' +
  `npm run fieldhouse -- settings --school halcyon --group site --file site.json\n\nGroups: ${groups}`

const isGroup = (name: string | undefined): name is SettingsGroup =>
  name !== undefined && Object.hasOwn(settingsGroups, name)

/** `settings`: prints a group of a school's settings, or takes its new values from a file after checking them. */
export async function settingsCommand(config: Config, args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { school: { type: 'string' }, group: { type: 'string' }, file: { type: 'string' } },
  })
  const { school, group, file } = values
  if (!school || !isGroup(group)) {
    console.error(usage)
    return 2
  }
  return withSchool(config, school, async ({ write }) => {
    if (file === undefined)
      console.log(JSON.stringify(await write((work) => readSettings(work, group)), null, 2))
    else {
      const value = JSON.parse(await readFile(file, 'utf8'))
      await write((work) => changeSettings(work, group, value))
      console.log(`The ${group} settings of ${school} are those of ${file}.`)
    }
    return 0
  })
}
