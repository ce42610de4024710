import { ICON_NAMES, type IconName } from '#ui/icons/icon-names.ts'

/** 'ticket', or 'icon-ticket' as editors write it; a name outside the icon map gets the all-sports icon. */
export function campaignIcon(iconClass: string | null): IconName {
  const name = iconClass
    ?.trim()
    .toLowerCase()
    .replace(/^icon-/, '')
  return ICON_NAMES.find((known) => known === name) ?? 'sport-all'
}
