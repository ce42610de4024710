import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Names in the Material Symbols set; lacrosse has none and is drawn below. */
const names: Record<string, string> = {
  football: 'sports-football',
  basketball: 'sports-basketball',
  baseball: 'sports-baseball',
  softball: 'sports-baseball-outline',
  soccer: 'sports-soccer',
  volleyball: 'sports-volleyball',
  'ice-hockey': 'sports-hockey',
  'field-hockey': 'sports-hockey',
  tennis: 'sports-tennis',
  golf: 'golf-course',
  'cross-country': 'directions-run',
  track: 'sprint',
  skiing: 'downhill-skiing',
  swimming: 'pool',
  'water-polo': 'sports-handball',
  wrestling: 'sports-kabaddi',
  rowing: 'rowing',
  general: 'stadium',
}

const lacrosse =
  '<path fill="currentColor" fill-rule="evenodd" d="M14.2 2.6c2.6-1.2 5.600-.9 6.600.8 1.300 2.200.4 5.800-2.200 8.100-1.900 1.700-4 2.100-5.700 1.500L4.600 21.800l-1.900-1.600 8.400-8.500c-.8-1.600-.7-3.900.4-6 .6-1.300 1.600-2.500 2.700-3.100Zm.8 1.900c-.7.400-1.300 1.100-1.700 2-.7 1.300-.8 2.700-.5 3.700l2-2-1.100-1.100 1-1 1.200 1.100 1.800-1.800-.9-.9c-.6-.2-1.200-.2-1.800 0Zm3.900 1.100-2 2 1.100 1.100c.8-1.100 1.200-2.200.9-3.100Zm-3 3-1.900 1.900.8.8c1-.2 1.800-.7 2.300-1.500l-1.200-1.200Z"/>'

interface IconSet {
  icons: Record<string, { body: string } | undefined>
}

let set: IconSet | undefined

/** The inside of a 24 by 24 icon for a sport's family, in currentColor. The set is large, so it is read when first drawn. */
export function sportIcon(family: string): string {
  if (family === 'lacrosse') return lacrosse
  set ??= JSON.parse(
    readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/material-symbols/icons.json')), 'utf8'),
  ) as IconSet
  const body = set.icons[names[family] ?? 'stadium']?.body
  if (!body) throw new RangeError(`the icon set has nothing for ${family}`)
  return body
}
