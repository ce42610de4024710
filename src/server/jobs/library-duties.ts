import { sweepUploads } from '../domains/media/library/uploads.service.ts'
import type { SchoolDuty } from './duty.ts'

/** Parts of files that nobody finished uploading. */
export const libraryDuties = (deps: Parameters<typeof sweepUploads>[0], everyMs: number): SchoolDuty[] => [
  { name: 'abandoned-uploads', everyMs, forSchool: (tenant) => sweepUploads(deps, tenant) },
]
