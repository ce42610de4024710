import { sweepFiles, sweepUploads } from '../domains/media/library/sweep.ts'
import type { SchoolDuty } from './duty.ts'

/** Every file of a school is looked at. */
const filesMs = 60 * 60_000

/** Parts of files that nobody finished uploading, and files that nothing names. */
export const libraryDuties = (deps: Parameters<typeof sweepFiles>[0], everyMs: number): SchoolDuty[] => [
  { name: 'abandoned-uploads', everyMs, forSchool: (tenant) => sweepUploads(deps, tenant) },
  {
    name: 'unnamed-files',
    everyMs: filesMs,
    forSchool: (tenant, goesOn) => sweepFiles(deps, tenant, goesOn),
  },
]
