import type { ShopDiscount } from '#contract/settings.lists.ts'
import { formatMoment } from '#site/format/date.ts'
import { dollars } from '#site/format/dollars.ts'

/** '$54.50', and '$28' where there are no cents. */
export const priceText = (price: number): string => dollars(price).replace(/\.00$/, '')

/** '25% off', '$10 off until Nov 30' */
export function discountWords({ type, amount, expiration }: ShopDiscount, timeZone: string): string {
  const words = type === 'percent' ? `${amount}% off` : `${priceText(amount)} off`
  return expiration ? `${words} until ${formatMoment(new Date(expiration), timeZone, 'MMM d')}` : words
}
