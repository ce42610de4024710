import type { Brand } from '#contract/tenants.ts'
import { brandCss } from '#ui/ground/brand.ts'
import { fontRules } from '#ui/ground/fonts.ts'
import { LOOKS } from '#ui/ground/looks.ts'

const made = new WeakMap<Brand, string>()

/** The fonts and a school's colours as style text. Making it takes a millisecond, so each brand's is made once. */
export function brandStyleOf(brand: Brand): string {
  return made.getOrInsertComputed(brand, () => fontRules + lookCss(brand) + familyCss(brand))
}

const lookCss = (brand: Brand): string => brandCss(brand, LOOKS[brand.theme ?? 'classic'])

/** Families that every machine has: the site's own font is then fetched by nobody. */
const families = {
  archivo: null,
  system: 'system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif',
  serif: 'Georgia,Cambria,"Times New Roman",Times,serif',
} as const

function familyCss({ font = 'archivo' }: Brand): string {
  const family = families[font]
  return family === null ? '' : `:root{--font-body:${family};--font-display:${family}}`
}
