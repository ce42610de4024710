import type { RosterPlayer } from '#contract/rosters.ts'
import { shortAcademicYear } from './academic-year.ts'

/** Plain functions rather than components: a roster of a hundred calls them in every row. */

/** 'QB' */
export const positionAbbr = ({ position, positionTitle }: RosterPlayer) =>
  position ? <abbr title={positionTitle ?? undefined}>{position}</abbr> : null

/** 'R-Jr.' */
export const classAbbr = ({ academicYear }: RosterPlayer) =>
  academicYear ? <abbr title={academicYear}>{shortAcademicYear(academicYear)}</abbr> : null
