import type { KindSummary } from '#contract/editing/desk.shapes.ts'

const groups: readonly { title: string; kinds: readonly string[] }[] = [
  {
    title: 'Pages',
    kinds: ['home-template', 'sport-template', 'site-settings', 'ticket-office', 'takeover-settings'],
  },
  {
    title: 'Found and measured',
    kinds: ['search-engine-settings', 'analytics-settings', 'google-settings', 'mobile-settings'],
  },
]

export interface SettingGroup {
  title: string
  kinds: KindSummary[]
}

/** Settings by what they are about; what has no place yet comes last. */
export function settingGroups(all: readonly KindSummary[]): SettingGroup[] {
  const singles = all.filter(({ isSingle }) => isSingle)
  const placed = new Set(groups.flatMap(({ kinds }) => kinds))
  return [
    ...groups.map(({ title, kinds }) => ({
      title,
      kinds: kinds.flatMap((name) => singles.find(({ kind }) => kind === name) ?? []),
    })),
    { title: 'Other', kinds: singles.filter(({ kind }) => !placed.has(kind)) },
  ].filter(({ kinds }) => kinds.length > 0)
}
