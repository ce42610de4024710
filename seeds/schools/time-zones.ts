const eastern = [
  'CT',
  'DE',
  'FL',
  'GA',
  'IN',
  'KY',
  'MA',
  'MD',
  'ME',
  'MI',
  'NC',
  'NH',
  'NJ',
  'NY',
  'OH',
  'PA',
  'RI',
  'SC',
  'VA',
  'VT',
  'WV',
]
const central = ['AL', 'AR', 'IA', 'IL', 'KS', 'LA', 'MN', 'MO', 'MS', 'OK', 'TN', 'TX', 'WI']
const mountain = ['CO', 'MT', 'NM', 'UT', 'WY']
const pacific = ['CA', 'NV', 'OR', 'WA', 'ID']

const zones = new Map([
  ...eastern.map((state) => [state, 'America/New_York'] as const),
  ...central.map((state) => [state, 'America/Chicago'] as const),
  ...mountain.map((state) => [state, 'America/Denver'] as const),
  ...pacific.map((state) => [state, 'America/Los_Angeles'] as const),
  ['AZ', 'America/Phoenix'] as const,
  ['HI', 'Pacific/Honolulu'] as const,
])

/** The zone most of a state keeps: a venue's clock decides on which day a game is filed. */
export function timeZoneOf(state: string): string {
  const zone = zones.get(state)
  if (!zone) throw new RangeError(`no time zone is known for ${state}`)
  return zone
}
