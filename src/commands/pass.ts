import { parseArgs } from 'node:util'
import type { Config } from '#server/config/config.ts'
import { openSecret } from '#server/config/secret.ts'
import { isPassName, makePass, passHeader } from '#server/signing/pass.ts'
import { signWith } from '#server/signing/sign.ts'

export const usage = 'npm run fieldhouse -- pass --name googlebot [--days 365]'

/** `pass`: who is not counted by MISS_LIMIT. */
export async function passCommand(config: Config, args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { name: { type: 'string' }, days: { type: 'string', default: '365' } },
  })
  const { name = '', days } = values
  if (!isPassName(name) || !/^[1-9]\d{0,3}$/.test(days)) {
    console.error(usage)
    return 2
  }
  const lastDay = new Date(Date.now() + Number(days) * 86_400_000).toISOString().slice(0, 10)
  console.log(`${passHeader}: ${makePass(signWith(openSecret(config)), name, lastDay)}`)
  return 0
}
