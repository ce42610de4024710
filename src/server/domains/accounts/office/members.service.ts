import type { Member } from '#contract/editing/people.shapes.ts'
import { ApiProblem, notFound } from '#contract/shapes/problem.ts'
import type { Role, Visitor } from '#contract/shapes/visitor.ts'
import type { PlatformScope } from '../../../db/client.ts'
import { inPlatform } from '../../../db/platform-scope.ts'
import { makeProblem } from '../../../plugins/errors.ts'
import { noteEvent } from '../parts/account-events.queries.ts'
import { changeInWords, leavesNobody } from './member-rules.ts'
import {
  deleteMembership,
  endSessionsOf,
  lockedAdministrators,
  type MemberRow,
  membersOf,
  updateMembership,
} from './members.queries.ts'

/** At which school something is done, by whom and when. */
export interface OfficeWork {
  platform: PlatformScope
  tenant: string
  /** Of the school, at which passkeys are good. */
  host: string
  by: Visitor
  now: Date
}

export const unknownPerson = () => notFound('Nobody like that works on this site.')

const lastAdministrator = () =>
  new ApiProblem(
    makeProblem(409, 'This is the only administrator. Make somebody else an administrator first.'),
  )

export async function listMembers(work: OfficeWork): Promise<Member[]> {
  const { platform, by } = work
  const rows = await membersOf(platform, work)
  const administrators = rows.filter(({ role }) => role === 'administrator').map(({ userId }) => userId)
  return rows.map((row) => ({
    ...row,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    isYou: row.userId === by.userId,
    isLastAdministrator: leavesNobody(administrators, row.userId, null),
  }))
}

/** Somebody of the school, and whether nobody may take that from them; refused where it would leave nobody. */
async function memberToChange(
  work: OfficeWork,
  platform: PlatformScope,
  userId: string,
  role: Role | null,
): Promise<MemberRow> {
  const administrators = await lockedAdministrators(platform, work.tenant)
  const member = (await membersOf(platform, work)).find((each) => each.userId === userId)
  if (!member) throw unknownPerson()
  if (leavesNobody(administrators, userId, role)) throw lastAdministrator()
  return member
}

export async function changeMember(
  work: OfficeWork,
  userId: string,
  set: { role: Role; sportIds: number[] | null },
  sportName: (id: number) => string,
): Promise<Member> {
  const { tenant, by, now } = work
  await inPlatform(work.platform, async (platform) => {
    const member = await memberToChange(work, platform, userId, set.role)
    const detail = changeInWords(member, set, sportName)
    if (detail === '') return
    await updateMembership(platform, tenant, userId, set)
    await noteEvent(platform, tenant, { what: 'role changed', by, about: member.name, detail, at: now })
  })
  const changed = (await listMembers(work)).find((member) => member.userId === userId)
  if (!changed) throw unknownPerson()
  return changed
}

export const removeMember = (work: OfficeWork, userId: string): Promise<void> =>
  inPlatform(work.platform, async (platform) => {
    const { tenant, by, now } = work
    const { name, role } = await memberToChange(work, platform, userId, null)
    await deleteMembership(platform, tenant, userId)
    await noteEvent(platform, tenant, { what: 'removed', by, about: name, detail: `was ${role}`, at: now })
  })

/** Ends all sessions of somebody of the school; they may sign in again. */
export const signOutMember = (work: OfficeWork, userId: string): Promise<number> =>
  inPlatform(work.platform, async (platform) => {
    const { tenant, by, now } = work
    const member = (await membersOf(platform, work)).find((each) => each.userId === userId)
    // Whoever runs the platform is no member, and may sign themselves out.
    if (!member && userId !== by.userId) throw unknownPerson()
    const ended = await endSessionsOf(platform, userId)
    await noteEvent(platform, tenant, {
      what: 'signed out everywhere',
      by,
      about: member?.name ?? by.name,
      at: now,
    })
    return ended
  })
