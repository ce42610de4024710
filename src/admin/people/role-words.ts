import type { Role } from '#contract/shapes/visitor.ts'

/** What each role may do, for whoever gives it. Each may do what those before it may. */
export const roleWords: Readonly<Record<Role, { label: string; may: string }>> = {
  visitor: { label: 'Visitor', may: 'Signs in and sees hidden pages. Writes nothing.' },
  editor: { label: 'Editor', may: 'Writes drafts and submits them for approval.' },
  publisher: { label: 'Publisher', may: 'Also approves, publishes and plans.' },
  administrator: { label: 'Administrator', may: 'Also sees to settings, people and keys.' },
}

/** A few teams mean something to those who write; the others see all of them anyway. */
export const hasTeams = (role: Role): boolean => role === 'editor' || role === 'publisher'

/** 'All teams', 'Football and Rowing', 'Football, Rowing and 3 more'. */
export function teamsWords(
  sportIds: readonly number[] | null,
  titleOf: (id: number) => string | undefined,
): string {
  if (sportIds === null) return 'All teams'
  const titles = sportIds.map((id) => titleOf(id) ?? 'a team that is gone').toSorted()
  if (titles.length <= 2) return titles.join(' and ')
  return `${titles.slice(0, 2).join(', ')} and ${titles.length - 2} more`
}
