import { shortSchoolName } from '#contract/shapes/short-school-name.ts'
import type { Tenant } from '#contract/tenants.ts'

const png = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a phone shows when a fan puts the site on its home screen. */
export function manifestText({ name, brand }: Pick<Tenant, 'name' | 'brand'>): string {
  return JSON.stringify({
    id: '/',
    name: `${name} Athletics`,
    short_name: shortSchoolName(name),
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    lang: 'en-US',
    theme_color: brand.primary,
    background_color: brand.primary,
    icons: [
      png('/icons/192.png', 192, 'any'),
      png('/icons/512.png', 512, 'any'),
      png('/icons/maskable-512.png', 512, 'maskable'),
    ],
  })
}
