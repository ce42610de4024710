interface Change {
  field: string
  before: unknown
  after: unknown
}
interface Note {
  row: number
  reason: string
}

/** What the plans of all imports have in common. */
export interface ImportPlan {
  sport: string
  season: string
  rows: number
  newOpponents?: { title: string }[]
  creates: { row: number; name: string; playerId?: number | null; changes?: Change[] }[]
  updates: { row: number; name: string; changes: Change[] }[]
  unchanged: unknown[]
  removals: { name: string }[]
  rejects: Note[]
  warnings: Note[]
}

/** The plan for people: one line for each thing that would happen, and one that accounts for every row. */
export function planLines(
  plan: ImportPlan,
  { apply, remove }: { apply: boolean; remove: boolean },
): string[] {
  const { creates, updates, unchanged, removals, rejects, warnings } = plan
  const words = (value: unknown) =>
    value === null || value === undefined || value === '' ? 'nothing' : String(value)
  const list = (changes: Change[] = []) =>
    changes.map(({ field, before, after }) => `${field}: ${words(before)} → ${words(after)}`).join('; ')
  return [
    `${plan.sport} ${plan.season}: ${plan.rows} rows`,
    ...(plan.newOpponents ?? []).map(({ title }) => `  new opponent  ${title}`),
    ...creates.map(
      ({ row, name, playerId, changes }) =>
        `  + row ${row}: ${name}${playerId ? ` (known)${changes?.length ? ` ${list(changes)}` : ''}` : ''}`,
    ),
    ...updates.map(({ row, name, changes }) => `  ~ row ${row}: ${name}: ${list(changes)}`),
    ...removals.map(
      ({ name }) => `  ${remove ? '-' : '?'} ${name} is not in the file${remove ? '' : ' and stays'}`,
    ),
    ...warnings.map(({ row, reason }) => `  ! row ${row}: ${reason}`),
    ...rejects.map(({ row, reason }) => `  ✗ row ${row}: ${reason}`),
    `${creates.length} new, ${updates.length} changed, ${unchanged.length} unchanged, ${rejects.length} not taken; ${removals.length} not in the file.`,
    apply ? 'Done.' : 'Nothing was changed. Add --apply to do it.',
  ]
}
