import type { ShopDiscount } from '#contract/settings.lists.ts'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** '$54.50', and '$28' where there are no cents. */
export const priceText = (price: number): string => dollars.format(price).replace(/\.00$/, '')

/** '25% off', '$10 off' */
export const discountWords = ({ type, amount }: Pick<ShopDiscount, 'type' | 'amount'>): string =>
  type === 'percent' ? `${amount}% off` : `${priceText(amount)} off`
