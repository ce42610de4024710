import type { ShopDiscount } from '#contract/settings.lists.ts'

/** In whole cents, so that prices never drift. */
export interface PricedProduct {
  price: number
  discountType: ShopDiscount['type'] | null
  discountAmount: number | null
  discountExpiration: Date | null
}

export interface ShopPrice {
  originalPrice: number
  finalPrice: number
  discount: ShopDiscount | null
}

/** What a product costs now. A discount that ran out is none. */
export function shopPrice(
  { price, discountType, discountAmount, discountExpiration }: PricedProduct,
  now: Date,
): ShopPrice {
  const isOver = discountExpiration !== null && now > discountExpiration
  if (discountType === null || discountAmount === null || isOver) {
    return { originalPrice: price / 100, finalPrice: price / 100, discount: null }
  }
  const isPercent = discountType === 'percent'
  const reduced = isPercent ? Math.round((price * (100 - discountAmount)) / 100) : price - discountAmount
  return {
    originalPrice: price / 100,
    finalPrice: Math.max(0, reduced) / 100,
    discount: {
      type: discountType,
      amount: isPercent ? discountAmount : discountAmount / 100,
      expiration: discountExpiration?.toISOString() ?? null,
    },
  }
}
