import type { Role } from '#contract/shapes/visitor.ts'

interface Membership {
  role: Role
  sportIds: readonly number[] | null
}

/** Whether nobody would be left who can let others in. */
export const leavesNobody = (administrators: readonly string[], userId: string, role: Role | null): boolean =>
  role !== 'administrator' && administrators.length === 1 && administrators[0] === userId

/** What of a membership is other than it was, in words; empty where nothing is. */
export function changeInWords(
  before: Membership,
  after: Membership,
  sportName: (id: number) => string,
): string {
  const teams = ({ sportIds }: Membership) =>
    sportIds === null ? 'all sports' : sportIds.map(sportName).toSorted().join(', ')
  return [
    ...(before.role === after.role ? [] : [`${before.role} → ${after.role}`]),
    ...(teams(before) === teams(after) ? [] : [`${teams(before)} → ${teams(after)}`]),
  ].join('; ')
}
