import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import { secretsIn } from '../../../config/secret.ts'
import type { Database } from '../../../db/client.ts'
import { twoFactors } from '../../../db/schema/accounts.ts'

const openedBy = (key: string, data: string): Promise<string | null> =>
  symmetricDecrypt({ key, data }).catch(() => null)

/**
 * What authenticator apps are checked with is encrypted under the secret. When that changes, each is encrypted anew, so
 * that nobody sets up their second step again. Answers with how many were.
 */
export async function resealSteps({ platform }: Pick<Database, 'platform'>, secret: string): Promise<number> {
  const { now, before } = secretsIn(secret)
  if (before === null) return 0
  let count = 0
  for (const { id, secret: data, backupCodes } of await platform.select().from(twoFactors)) {
    if ((await openedBy(now, data)) !== null) continue
    const [step, codes] = await Promise.all([openedBy(before, data), openedBy(before, backupCodes)])
    if (step === null) continue
    await platform
      .update(twoFactors)
      .set({
        secret: await symmetricEncrypt({ key: now, data: step }),
        ...(codes === null ? {} : { backupCodes: await symmetricEncrypt({ key: now, data: codes }) }),
      })
      .where(eq(twoFactors.id, id))
    count++
  }
  return count
}
