import type { IconName } from './icon-names.ts'
import map from './sports-icons.json' with { type: 'json' }

const byCode = new Map(
  Object.entries(map).flatMap(([icon, codes]) => codes.map((code) => [code, icon as IconName] as const)),
)

/** The icon of a sport's short name; a name outside the map gets the all-sports icon. */
export function sportIcon(shortname: string | null | undefined): IconName {
  return byCode.get((shortname ?? '').trim().toLowerCase()) ?? 'sport-all'
}
