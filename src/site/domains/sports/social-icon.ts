import type { IconName } from '#ui/icons/icon-names.ts'

const icons: Record<string, IconName> = {
  facebook: 'social-facebook',
  instagram: 'social-instagram',
  twitter: 'social-x',
  youtube: 'social-youtube',
  pinterest: 'social-pinterest',
  tiktok: 'social-tiktok',
  threads: 'social-threads',
}

/** The icon of a network by the name it has in the data; what we have no icon for is a link. */
export const socialIcon = (network: string | null): IconName => icons[network ?? ''] ?? 'link'
