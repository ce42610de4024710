import type { Call } from '../../writes/call.ts'
import { type AccountsWriteDeps, giveCookies, isSecure } from './account-call.ts'
import { deviceCookie, knownDevice } from './known-device.ts'
import { noteEvent } from './parts/account-events.queries.ts'
import { browserName } from './parts/browser-name.ts'
import { personOf } from './people.service.ts'

/** Gives the browser its session, and what it is known by the next time. */
export async function welcome(
  deps: AccountsWriteDeps,
  call: Call,
  email: string,
  cookies: readonly string[],
): Promise<void> {
  const { secret } = deps
  const { tenant, now, sender } = call
  const device = knownDevice(secret, sender.headers.cookie, email, now)
  if (device === null) await noteNewBrowser(deps, call, email)
  giveCookies(call, [...cookies, deviceCookie(secret, { email, device }, now, isSecure(deps, tenant))])
}

/** A browser that this account was never used with may be somebody else's. */
async function noteNewBrowser({ database }: AccountsWriteDeps, { tenant, now, sender }: Call, email: string) {
  const person = await personOf(database.platform, email)
  if (!person) return
  const detail = `from a new browser: ${browserName(sender.headers['user-agent'])}`
  const by = { userId: person.id, name: person.name }
  await noteEvent(database.platform, tenant.key, { what: 'signed in', by, about: email, detail, at: now })
}
