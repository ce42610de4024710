const trackingNames = new Set([
  '_ga',
  '_gl',
  '_hsenc',
  '_hsmi',
  'dclid',
  'fbclid',
  'gad_source',
  'gbraid',
  'gclid',
  'gclsrc',
  'igshid',
  'li_fat_id',
  'mkt_tok',
  'msclkid',
  'srsltid',
  'ttclid',
  'twclid',
  'wbraid',
  'yclid',
])
const trackingPrefixes = ['utm_', 'mc_', 'hsa_', 'pk_', 'mtm_', 'oly_', 'vero_']

/** Whether a parameter of an address says where its visitor came from, as campaigns and search engines write it. */
export function isTracking(name: string): boolean {
  const lower = name.toLowerCase()
  return trackingNames.has(lower) || trackingPrefixes.some((prefix) => lower.startsWith(prefix))
}
