import type { Config } from '../../config/config.ts'
import { openPushService, type PushService } from './push-service.ts'
import { senderKey } from './vapid.ts'

/** Null where the configuration has no key: nobody is offered to be told, and nobody is. */
export function openPush(
  { PUSH_KEY, PUSH_HOSTS }: Pick<Config, 'PUSH_KEY' | 'PUSH_HOSTS'>,
  now: () => Date,
): PushService | null {
  const key = senderKey(PUSH_KEY)
  return key && openPushService({ key, hosts: PUSH_HOSTS.split(',').map((host) => host.trim()), now })
}
