import type { StatColumn } from '#contract/shapes/stats-shapes.ts'
import { statValue } from './stat-value.ts'

/** A number in a cell; a dash where there is nothing to divide by, or nothing at all. */
export const statText = (value: number | null | undefined, format: StatColumn['format']): string =>
  value === null || value === undefined ? '–' : statValue(value, format)
