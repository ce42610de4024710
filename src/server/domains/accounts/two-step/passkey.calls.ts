import type { Passkey, passkeys as table } from '#contract/editing/passkeys.ts'
import { notFound, rejected } from '#contract/shapes/problem.ts'
import type { AllHandlers, Call } from '../../../writes/call.ts'
import { giveCookies } from '../account-call.ts'
import { passkeyMail } from '../account-mails.ts'
import { hashed } from '../hashing.ts'
import { attestationIn } from '../parts/credentials.ts'
import { hostOf } from '../parts/passkey-plugin.ts'
import {
  confirmSession,
  deletePasskey,
  type PasskeyRow,
  passkeysAt,
  renamePasskey,
} from '../parts/passkeys.queries.ts'
import { asksForTwoStep, hasApp } from '../parts/two-step.ts'
import { verifyPassword } from '../password.ts'
import { passwordOf } from '../people.service.ts'
import { ownSteps, type StepDeps, wrongPassword } from './own-steps.ts'

/** More than anybody has devices. */
const mostPasskeys = 20

const tell = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})
const unknownPasskey = () => notFound('There is no such passkey. It may have been removed.')
const notMade = () => rejected('The passkey could not be checked. Try again.')

/** A person's own passkeys. */
export function passkeyCalls(deps: StepDeps): AllHandlers<typeof table> {
  const { database, config, mail, originOf, log } = deps
  const { visitorOf, tried, refusePasswordAlone, note, apiOf, asked } = ownSteps(deps)
  const hostHere = ({ tenant }: Call) => hostOf(originOf(tenant))

  async function refuseWrong(call: Call, userId: string, password: string): Promise<void> {
    const hash = await passwordOf(database.platform, userId)
    // Whom a university signs in is signed in by that one alone: a key of their own would outlive their time there.
    if (!hash) throw rejected('Passkeys are for accounts with a password, and yours has none.')
    if (!(await hashed(call, () => verifyPassword(password, hash)))) throw wrongPassword()
  }
  /** Whoever did not do it themselves hears of it. Nothing waits for the mail. */
  function tellOwner({ tenant }: Call, email: string, name: string, what: 'added' | 'removed'): void {
    const sender = { tenant, origin: originOf(tenant), mailFrom: config.MAIL_FROM }
    mail
      .send(passkeyMail(sender, email, name, what))
      .catch((error: unknown) => log('a mail about a passkey could not be sent', error))
  }

  return {
    async list(call) {
      const { userId, tookTwoSteps = false } = visitorOf(call)
      const own = await passkeysAt(database.platform, hostHere(call), userId)
      return { passkeys: own.map(tell), isUsed: tookTwoSteps }
    },
    async begin(call, { body: { password } }) {
      const visitor = await tried(call)
      await refusePasswordAlone(visitor, hostHere(call))
      await refuseWrong(call, visitor.userId, password)
      if ((await passkeysAt(database.platform, hostHere(call), visitor.userId)).length >= mostPasskeys)
        throw rejected(`You have ${mostPasskeys} passkeys here. Remove one first.`)
      const response = await apiOf(call).generatePasskeyRegistrationOptions({ query: {}, ...asked(call) })
      if (!response.ok) throw notMade()
      giveCookies(call, response.headers.getSetCookie())
      return { options: (await response.json()) as PublicKeyCredentialCreationOptionsJSON }
    },
    async add(call, { body: { name: given, credential } }) {
      const visitor = await tried(call)
      const name = given.trim()
      // Whoever holds a challenge gave the password a moment ago.
      const made = attestationIn(credential)
      const response =
        made &&
        (await apiOf(call).verifyPasskeyRegistration({ body: { response: made, name }, ...asked(call) }))
      if (!response?.ok) throw notMade()
      const { id } = (await response.json()) as { id: string }
      const session = await apiOf(call).getSession({ headers: asked(call).headers })
      if (session) await confirmSession(database.platform, session.session.id)
      await note(call, 'passkey added', visitor.email, name)
      tellOwner(call, visitor.email, name, 'added')
      const own = await passkeysAt(database.platform, hostHere(call), visitor.userId)
      const row = own.find((each) => each.id === id)
      if (!row) throw unknownPasskey()
      return tell(row)
    },
    async rename(call, { passkeyId, body: { name } }) {
      const { userId } = visitorOf(call)
      const row = await renamePasskey(database.platform, [hostHere(call), userId, passkeyId], name.trim())
      if (!row) throw unknownPasskey()
      return tell(row)
    },
    async remove(call, { passkeyId, body: { password } }) {
      const visitor = await tried(call)
      const { userId, email } = visitor
      await refusePasswordAlone(visitor, hostHere(call))
      await refuseWrong(call, userId, password)
      const own = await passkeysAt(database.platform, hostHere(call), userId)
      if (!own.some(({ id }) => id === passkeyId)) throw unknownPasskey()
      if (
        own.length === 1 &&
        asksForTwoStep(call.tenant, visitor) &&
        !(await hasApp(database.platform, userId))
      )
        throw rejected('This school asks everybody for a second step, and this is your only one.')
      const row = await deletePasskey(database.platform, [hostHere(call), userId, passkeyId])
      if (!row) throw unknownPasskey()
      await note(call, 'passkey removed', email, row.name)
      tellOwner(call, email, row.name, 'removed')
      return { id: passkeyId }
    },
  }
}
