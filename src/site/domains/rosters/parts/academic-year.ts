/** The academic years in the specification's order for sorting, each with the short form that rosters print. */
const academicYears: Record<string, { rank: number; short: string }> = {
  redshirt: { rank: 0, short: 'RS' },
  freshman: { rank: 1, short: 'Fr.' },
  'first-year': { rank: 1, short: 'Fy.' },
  'redshirt freshman': { rank: 2, short: 'R-Fr.' },
  sophomore: { rank: 3, short: 'So.' },
  'redshirt sophomore': { rank: 4, short: 'R-So.' },
  junior: { rank: 5, short: 'Jr.' },
  'redshirt junior': { rank: 6, short: 'R-Jr.' },
  senior: { rank: 7, short: 'Sr.' },
  'redshirt senior': { rank: 8, short: 'R-Sr.' },
  'graduate student': { rank: 9, short: 'Gr.' },
  'fifth year': { rank: 10, short: '5th' },
  'redshirt 5th-year': { rank: 11, short: 'R-5th' },
  'sixth year': { rank: 12, short: '6th' },
}

/** Where a class stands in the order; one the order does not know stands after all others. */
export function academicYearRank(academicYear: string): number {
  return academicYears[academicYear.toLowerCase()]?.rank ?? Number.POSITIVE_INFINITY
}

/** 'R-Jr.' for 'Redshirt Junior'; a class without a short form keeps its words. */
export function shortAcademicYear(academicYear: string): string {
  return academicYears[academicYear.toLowerCase()]?.short ?? academicYear
}
