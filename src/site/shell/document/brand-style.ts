import type { Brand } from '#contract/tenants.ts'
import { brandCss } from '#ui/ground/brand.ts'

const made = new WeakMap<Brand, string>()

/** A school's colours as style text. Making it takes a millisecond, so each brand's is made once. */
export function brandStyleOf(brand: Brand): string {
  return made.getOrInsertComputed(brand, () => brandCss(brand))
}
