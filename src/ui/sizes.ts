export const SIZES = ['x-small', 'small', 'regular', 'large', 'x-large'] as const

export type Size = (typeof SIZES)[number]
