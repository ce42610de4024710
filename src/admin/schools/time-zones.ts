const usual: readonly [zone: string, words: string][] = [
  ['America/New_York', 'Eastern'],
  ['America/Chicago', 'Central'],
  ['America/Denver', 'Mountain'],
  ['America/Phoenix', 'Arizona'],
  ['America/Los_Angeles', 'Pacific'],
  ['America/Anchorage', 'Alaska'],
  ['Pacific/Honolulu', 'Hawaii'],
]

/** The zones of American campuses first, by the names that people know. */
export function timeZones(all: readonly string[] = Intl.supportedValuesOf('timeZone')) {
  const known = new Set(usual.map(([zone]) => zone))
  return [
    ...usual.map(([value, words]) => ({ value, label: `${words} (${value})` })),
    ...all.filter((zone) => !known.has(zone)).map((value) => ({ value, label: value.replaceAll('_', ' ') })),
  ]
}
