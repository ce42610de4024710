import type { CoachingRecordType } from '#contract/staff.ts'
import type { TabLink } from '#ui/Tabs.tsx'

/** The pages about a team's coaches. */
export function coachTabs(sportSlug: string, current: 'list' | CoachingRecordType): TabLink[] {
  const address = `/sports/${sportSlug}/coaches`
  return [
    { href: address, label: 'Coaching staff', current: current === 'list' },
    { href: `${address}/year`, label: 'Records by year', current: current === 'year' },
    { href: `${address}/overall`, label: 'Overall records', current: current === 'overall' },
  ]
}
