/** The groups of sports that get special handling: their box scores, statistics and words differ. */
export const sportGroups = [
  'Basketball',
  'Soccer',
  'Volleyball',
  'Hockey',
  'Lacrosse',
  'Field hockey',
  'Baseball',
  'Football',
  'Water polo',
  'Tennis',
] as const
export type SportGroup = (typeof sportGroups)[number]

/** By sport code, because database ids differ from school to school. Softball is handled as baseball is. */
const codes: Record<SportGroup, readonly string[]> = {
  Basketball: ['mbball', 'wbball'],
  Soccer: ['msoc', 'wsoc'],
  Volleyball: ['mvball', 'wvball'],
  Hockey: ['mhockey', 'whockey'],
  Lacrosse: ['mlax', 'wlax'],
  'Field hockey': ['fhockey'],
  Baseball: ['baseball', 'softball'],
  Football: ['football'],
  'Water polo': ['mwpolo', 'wwpolo'],
  Tennis: ['mten', 'wten'],
}

const groupByCode = new Map(
  sportGroups.flatMap((group) => codes[group].map((code) => [code, group] as const)),
)

/** `code` is the sport's global short name. */
export function sportGroupOf(code: string): SportGroup | null {
  return groupByCode.get(code.toLowerCase()) ?? null
}
