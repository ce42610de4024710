import type { CoachingRecordType } from '#contract/staff.ts'

type CoachesPage =
  | { page: 'list'; season: string | undefined }
  | { page: 'records'; type: CoachingRecordType }

/** What stands after /coaches: a season, nothing, or the kind of record. Anything else is no page. */
export function readCoachesPage(part: string | undefined): CoachesPage | null {
  if (part === 'year' || part === 'overall') return { page: 'records', type: part }
  if (part === undefined || /^\d{4}(-\d{2})?$/.test(part)) return { page: 'list', season: part }
  return null
}

/** Whether an address in the directory is that of a department; all others are people's. */
export const isDepartmentSlug = (slug: string | undefined): boolean => slug?.endsWith('-department') ?? false
