import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { OpenInvitation } from '#contract/editing/people.shapes.ts'
import { notFound } from '#contract/shapes/problem.ts'
import { invitations } from '../../../db/schema/accounts.ts'
import { noteEvent } from '../parts/account-events.queries.ts'
import type { OfficeWork } from './members.service.ts'

type Row = typeof invitations.$inferSelect

function tell(row: Row, now: Date): OpenInvitation {
  return {
    id: row.id,
    email: row.email ?? '',
    role: row.role,
    sportIds: row.sportIds,
    invitedBy: row.invitedBy,
    sentAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isExpired: row.expiresAt <= now,
  }
}

/** Those that were mailed: what a start printed is nobody's. */
const mailed = (tenant: string) => and(eq(invitations.tenantId, tenant), isNotNull(invitations.email))

export async function listInvited({ platform, tenant, now }: OfficeWork): Promise<OpenInvitation[]> {
  const rows = await platform
    .select()
    .from(invitations)
    .where(mailed(tenant))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
  return rows.map((row) => tell(row, now))
}

export async function invitedById(work: OfficeWork, id: number): Promise<OpenInvitation> {
  const found = (await listInvited(work)).find((invitation) => invitation.id === id)
  if (!found) throw notFound('There is no such invitation. It may have been accepted.')
  return found
}

export async function invitedByEmail(work: OfficeWork, email: string): Promise<OpenInvitation> {
  const found = (await listInvited(work)).find((invitation) => invitation.email === email)
  if (!found) throw notFound('There is no such invitation.')
  return found
}

export async function withdrawInvitation(work: OfficeWork, id: number): Promise<void> {
  const { platform, tenant, by, now } = work
  const { email, role } = await invitedById(work, id)
  await platform.delete(invitations).where(and(eq(invitations.tenantId, tenant), eq(invitations.id, id)))
  await noteEvent(platform, tenant, {
    what: 'invitation withdrawn',
    by,
    about: email,
    detail: `as ${role}`,
    at: now,
  })
}
