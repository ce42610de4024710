/** What comes after a year of study; null where it is the last. */
const after: Readonly<Record<string, string | null>> = {
  Freshman: 'Sophomore',
  'First-Year': 'Sophomore',
  Sophomore: 'Junior',
  Junior: 'Senior',
  Senior: null,
  'Graduate Student': null,
  'Fifth Year': null,
  'Sixth Year': null,
}

interface NextClass {
  to: string
  stays: boolean
}

/**
 * The class of somebody a year on. Whoever is a senior or later leaves unless somebody says otherwise; what is no class
 * that we know stays as it is, for an editor to decide.
 */
export function nextClass(academicYear: string): NextClass {
  const [, prefix = '', year = ''] = /^(Redshirt )?(.*)$/.exec(academicYear) ?? []
  const next = after[year]
  if (next === undefined) return { to: academicYear, stays: true }
  if (next === null) return { to: leaving(prefix, year), stays: false }
  return { to: `${prefix}${next}`, stays: true }
}

/** What a senior would be who comes back all the same. */
const leaving = (prefix: string, year: string): string =>
  year === 'Senior' ? (prefix ? 'Redshirt 5th-Year' : 'Fifth Year') : 'Graduate Student'
