import type { Brand } from '#contract/tenants.ts'
import { brandCss } from '#ui/ground/brand.ts'
import { fontRules } from '#ui/ground/fonts.ts'

const made = new WeakMap<Brand, string>()

/** The fonts and a school's colours as style text. Making it takes a millisecond, so each brand's is made once. */
export function brandStyleOf(brand: Brand): string {
  return made.getOrInsertComputed(brand, () => fontRules + brandCss(brand))
}
