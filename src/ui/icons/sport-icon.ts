import type { IconName } from './icon-names.ts'

/** Which sports an icon stands for, by their short names: the icons mapper, a public file. */
export type IconsMap = Readonly<Record<string, readonly string[]>>

let byCode = new Map<string, IconName>()

/** Takes the icons mapper as it was asked for. Until then, and where it could not be had, all sports share one icon. */
export function readIcons(map: IconsMap): void {
  byCode = new Map(
    Object.entries(map).flatMap(([icon, codes]) => codes.map((code) => [code, icon as IconName] as const)),
  )
}

/** The icon of a sport's short name; a name outside the map gets the all-sports icon. */
export function sportIcon(shortname: string | null | undefined): IconName {
  return byCode.get((shortname ?? '').trim().toLowerCase()) ?? 'sport-all'
}
