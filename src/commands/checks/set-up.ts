import { checkSmtp } from '#server/adapters/mail.ts'
import { senderKey } from '#server/adapters/web-push/vapid.ts'
import type { Config } from '#server/config/config.ts'
import { type Finding, found } from './finding.ts'

/** Whether visitors may follow games in their browsers. */
export function checkPush({
  PUSH_KEY,
  PUBLIC_URL,
  DEMO,
}: Pick<Config, 'PUSH_KEY' | 'PUBLIC_URL' | 'DEMO'>): Finding {
  const name = 'Notices of games'
  if (PUSH_KEY === '') return { name, note: 'not offered; the command push-key makes a PUSH_KEY' }
  try {
    senderKey(PUSH_KEY)
  } catch {
    return { name, problem: 'PUSH_KEY is no key; the command push-key makes one' }
  }
  return !DEMO && PUBLIC_URL.startsWith('http:')
    ? { name, problem: 'browsers take them by https alone; set PUBLIC_URL to https://{host}' }
    : { name, note: 'browsers can follow games' }
}

export const checkMail = ({
  SMTP_URL,
  DATA_DIR,
  DEMO,
}: Pick<Config, 'SMTP_URL' | 'DATA_DIR' | 'DEMO'>): Promise<Finding> =>
  found('Mail', async () => {
    if (SMTP_URL === '')
      return DEMO
        ? { note: `written to ${DATA_DIR}/outbox` }
        : { problem: `nobody is sent any: it is written to ${DATA_DIR}/outbox. Set SMTP_URL` }
    const { host } = new URL(SMTP_URL)
    const fault = await checkSmtp(SMTP_URL)
    return fault === null
      ? { note: `${host} lets us in` }
      : { problem: `${host} says: ${fault}. Look at SMTP_URL` }
  })

type Keys = Pick<
  Config,
  'SECRET' | 'DATABASE_URL' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'PUBLIC_URL' | 'DEMO'
>

/** What signs and what pays; none of it is shown. */
export function checkKeys(config: Keys): Finding {
  const { SECRET, DATABASE_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, PUBLIC_URL, DEMO } = config
  const problems = [
    DATABASE_URL !== '' && SECRET === '' && !DEMO
      ? 'SECRET is not set, so each machine signs with one of its own and none knows what another signed; set the same for all'
      : null,
    (STRIPE_SECRET_KEY === '') !== (STRIPE_WEBHOOK_SECRET === '')
      ? 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET need each other'
      : null,
    !DEMO && PUBLIC_URL.startsWith('http:')
      ? 'PUBLIC_URL is http, so cookies are not bound to https; set https://{host}'
      : null,
  ].filter((problem) => problem !== null)
  return problems.length > 0
    ? { name: 'Keys', problem: problems.join('; ') }
    : { name: 'Keys', note: 'as they should be' }
}
