import type { people as table } from '#contract/editing/people.ts'
import { badRequest, rejected, signInNeeded } from '#contract/shapes/problem.ts'
import type { TenantDirectory } from '../../../unit-of-work/tenant-directory.ts'
import type { AllHandlers, Call } from '../../../writes/call.ts'
import { sportRefs } from '../../sports/sports.service.ts'
import type { AccountsWriteDeps } from '../account-call.ts'
import { emailIn } from '../account-forms.ts'
import { invite } from '../invitations.service.ts'
import { listEvents } from '../parts/account-events.queries.ts'
import { hostOf } from '../parts/passkey-plugin.ts'
import { hasPasskey } from '../parts/passkeys.queries.ts'
import { hasApp } from '../parts/two-step.ts'
import { invitedByEmail, invitedById, listInvited, withdrawInvitation } from './invited.service.ts'
import { keyCalls } from './key.calls.ts'
import { noteSeen } from './members.queries.ts'
import { changeMember, listMembers, type OfficeWork, removeMember, signOutMember } from './members.service.ts'
import { ruleCalls } from './sign-in-rules.ts'

/** Who works on the site. */
export function peopleCalls(
  deps: AccountsWriteDeps & { directory: Pick<TenantDirectory, 'byKey'> },
): AllHandlers<typeof table> {
  const { database, scope, mail, config, directory, originOf, log } = deps
  const workOf = ({ visitor, tenant, now }: Call): OfficeWork => {
    if (!visitor) throw signInNeeded()
    const host = hostOf(originOf(tenant))
    return { platform: database.platform, tenant: tenant.key, host, by: visitor, now }
  }
  /** Of the teams that are given, refused where one is not the school's. */
  async function knownSports({ tenant }: Call, sportIds: readonly number[] | null) {
    const sports = await scope.read(tenant.key, (tx) => sportRefs({ tx }))
    if (sportIds?.some((id) => !sports.has(id))) throw rejected('One of the sports is not there any more.')
    return (id: number) => sports.get(id)?.title ?? 'a sport that is gone'
  }
  async function sendInvitation(call: Call, given: Omit<Parameters<typeof invite>[2], 'by'>) {
    const { tenant, now } = call
    const sender = { tenant, origin: originOf(tenant), mailFrom: config.MAIL_FROM }
    const { by } = workOf(call)
    try {
      await invite({ database, mail, now }, sender, { ...given, by })
    } catch (error) {
      log('an invitation could not be sent', error)
      throw rejected('The mail could not be sent. Try again in a few minutes.')
    }
    return invitedByEmail(workOf(call), given.email)
  }

  return {
    async me(call) {
      const { platform, tenant, host, by, now } = workOf(call)
      await noteSeen(platform, tenant, by.userId, now)
      const { userId, name, email, role, isOperator, sportIds = null, schools = [] } = by
      return {
        userId,
        name,
        email,
        role,
        isOperator,
        schools: schools.map((school) => {
          const tenant = directory.byKey(school.key)
          return { ...school, origin: tenant ? originOf(tenant) : null }
        }),
        sportIds: sportIds && [...sportIds],
        hasTwoStep: (await hasApp(platform, userId)) || (await hasPasskey(platform, userId, host)),
        mustSetUpTwoStep: by.mustSetUpTwoStep ?? false,
      }
    },
    async endMySessions(call) {
      const work = workOf(call)
      return { sessions: await signOutMember(work, work.by.userId) }
    },
    async members(call) {
      const work = workOf(call)
      return { members: await listMembers(work), invitations: await listInvited(work) }
    },
    async changeMember(call, { userId, body: { role, sportIds } }) {
      return changeMember(workOf(call), userId, { role, sportIds }, await knownSports(call, sportIds))
    },
    async removeMember(call, { userId }) {
      await removeMember(workOf(call), userId)
      return { userId }
    },
    async endSessions(call, { userId }) {
      return { sessions: await signOutMember(workOf(call), userId) }
    },
    async invite(call, { body: { email: given, role, sportIds = null } }) {
      const email = emailIn({ email: given })
      if (!email) throw rejected('Give a whole e-mail address, such as name@school.edu.')
      const work = workOf(call)
      await knownSports(call, sportIds)
      if ((await listMembers(work)).some((member) => member.email === email))
        throw rejected('This person works on the site already. Change their role in the list.')
      return sendInvitation(call, { email, role, sportIds, what: 'invited' })
    },
    async resendInvitation(call, { invitationId }) {
      const { email, role, sportIds } = await invitedById(workOf(call), invitationId)
      return sendInvitation(call, { email, role, sportIds, what: 'invitation resent' })
    },
    async withdrawInvitation(call, { invitationId }) {
      await withdrawInvitation(workOf(call), invitationId)
      return { id: invitationId }
    },
    async accountLog({ tenant }, { search, what, after, limit = 50 }) {
      if (after !== undefined && !/^\d{1,9}$/.test(after))
        throw badRequest('There is no such place in this list.')
      const before = after === undefined ? undefined : Number(after)
      const rows = await scope.read(tenant.key, (tx) =>
        listEvents(tx, { search, what, before, limit: limit + 1 }),
      )
      const page = rows.slice(0, limit)
      return {
        events: page.map((row) => ({
          id: row.id,
          what: row.what,
          by: { userId: row.userId, name: row.userName },
          about: row.about,
          detail: row.detail,
          at: row.at.toISOString(),
        })),
        next: rows.length > page.length ? String(page.at(-1)?.id ?? '') : null,
      }
    },
    ...keyCalls(deps, workOf),
    ...ruleCalls(deps, workOf),
  }
}
