import { forgetOldFigures } from '../domains/figures/figures.service.ts'
import type { SchoolDuty } from './duty.ts'

const dayMs = 24 * 60 * 60_000

/** Figures are kept for thirteen months. */
export const figureDuties = (deps: Parameters<typeof forgetOldFigures>[0]): SchoolDuty[] => [
  { name: 'old-figures', everyMs: dayMs, forSchool: (tenant) => forgetOldFigures(deps, tenant) },
]
