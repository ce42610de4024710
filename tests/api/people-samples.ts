import type { SeededApi } from '#tests/support/seeded-api.ts'

interface Listed {
  items: { id: number }[]
}

/** Path parameters of people, places and honors. */
export async function peopleSamples(
  api: Pick<SeededApi, 'get'>,
  tenant: string,
  slug: string,
): Promise<Record<string, string>> {
  const read = async <Answer>(path: string) => (await api.get(`/api/v2${path}`, tenant)).json<Answer>()
  const first = async (path: string) => String((await read<Listed>(path)).items[0]?.id ?? '')
  const roster = await read<{ players: { rosterPlayerId: number }[] }>(`/Rosters/bySport/${slug}`)
  const coaches = await read<{ coaches: { id: number }[]; supportStaff: { id: number }[] }>(
    `/Coaches/bySport/${slug}`,
  )
  const departments = await read<{ id: number }[]>('/Staff/departments')
  const directory = await read<{ departments: { members: { id: number }[] }[] }>('/Staff')
  const [honor] = await read<{ slug: string }[]>('/honors')
  const roll = await read<{ groups: { inductees: { id: number }[] }[] }>(`/honors/${honor?.slug}`)
  return {
    rosterPlayerId: String(roster.players[0]?.rosterPlayerId ?? ''),
    coachId: String(coaches.coaches[0]?.id ?? ''),
    supportStaffId: String(coaches.supportStaff[0]?.id ?? ''),
    departmentId: String(departments[0]?.id ?? ''),
    staffMemberId: String(directory.departments[0]?.members[0]?.id ?? ''),
    type: 'year',
    facilityId: await first('/Facilities'),
    awardId: await first('/awards'),
    allAmericanId: await first('/all-americans'),
    honorSlug: honor?.slug ?? '',
    inducteeId: String(roll.groups[0]?.inductees[0]?.id ?? ''),
  }
}
