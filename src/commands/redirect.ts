import { parseArgs } from 'node:util'
import type { Config } from '#server/config/config.ts'
import { listRedirects, writeRedirect } from '#server/domains/settings/settings.redirects.service.ts'
import { withSchool } from './with-school.ts'

export const usage =
  'npm run fieldhouse -- redirect --school halcyon --from /parade --to /calendar [--permanent]\n' +
  'npm run fieldhouse -- redirect --school halcyon'

/** `redirect`: where the visitors of a path are sent; without a path it lists those that there are. */
export async function redirectCommand(config: Config, args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      school: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      permanent: { type: 'boolean', default: false },
    },
  })
  const { school, from, to, permanent: isPermanent } = values
  if (!school || (from === undefined) !== (to === undefined)) {
    console.error(usage)
    return 2
  }
  return withSchool(config, school, async ({ write }) => {
    if (from !== undefined && to !== undefined)
      await write((work) => writeRedirect(work, { from, location: to, isPermanent }))
    for (const rule of await write(listRedirects))
      console.log(`${rule.from} → ${rule.location}${rule.isPermanent ? ' (for good)' : ''}`)
    return 0
  })
}
