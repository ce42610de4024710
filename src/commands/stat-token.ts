import { parseArgs } from 'node:util'
import type { Config } from '#server/config/config.ts'
import {
  createStatToken,
  listStatTokens,
  revokeStatToken,
} from '#server/domains/stats/files/stat-tokens.service.ts'
import type { Work } from '#server/unit-of-work/work.ts'
import { withSchool } from './with-school.ts'

export const usage =
  'npm run fieldhouse -- stat-token create --school halcyon --label "Press box"\n' +
  'npm run fieldhouse -- stat-token list --school halcyon\n' +
  'npm run fieldhouse -- stat-token revoke --school halcyon --token 3'

/** `stat-token`: who may send stat files. */
export async function statTokenCommand(config: Config, args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { school: { type: 'string' }, label: { type: 'string' }, token: { type: 'string' } },
  })
  const action = actionOf(positionals[0], values)
  if (!values.school || !action) {
    console.error(usage)
    return 2
  }
  return withSchool(config, values.school, async ({ write }) => {
    for (const line of await write(action)) console.log(line)
    return 0
  })
}

function actionOf(
  name: string | undefined,
  { label, token }: { label?: string | undefined; token?: string | undefined },
): ((work: Work) => Promise<string[]>) | null {
  if (name === 'list') return list
  if (name === 'create' && label !== undefined)
    return async (work) => {
      const made = await createStatToken(work, label)
      return [made.token, `Token ${made.id}, '${made.label}'. It is shown this once.`]
    }
  if (name === 'revoke' && token !== undefined && /^\d+$/.test(token))
    return async (work) => {
      await revokeStatToken(work, Number(token))
      return [`Token ${token} is revoked.`]
    }
  return null
}

async function list(work: Work): Promise<string[]> {
  const day = (moment: Date | null) => moment?.toISOString().slice(0, 16) ?? 'never'
  return (await listStatTokens(work)).map(
    ({ id, label, createdAt, lastUsedAt, revokedAt }) =>
      `${String(id).padStart(4)}  ${label}: made ${day(createdAt)}, used ${day(lastUsedAt)}${revokedAt ? `, revoked ${day(revokedAt)}` : ''}`,
  )
}
