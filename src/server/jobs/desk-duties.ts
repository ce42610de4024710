import { type DueDeps, publishDue } from '../editing/pieces/due.ts'
import type { SchoolDuty } from './duty.ts'

/**
 * Drafts and releases that go out by themselves. What is published is announced as any other write: by the triggers of
 * the tables that it is written to.
 */
export const deskDuties = (deps: DueDeps, everyMs: number): SchoolDuty[] => [
  { name: 'planned-drafts', everyMs, forSchool: (tenant, goesOn) => publishDue(deps, tenant, goesOn) },
]
