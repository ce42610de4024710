export const SIZES = ['x-small', 'small', 'regular', 'large', 'x-large'] as const

export type Size = (typeof SIZES)[number]

const THREE = ['small', 'regular', 'large'] as const

/** The sizes that each component has; a component's type allows no other. */
export const ALLOWED_SIZES = {
  button: THREE,
  icon: SIZES,
  avatar: SIZES,
  tabs: THREE,
  heading: SIZES,
  card: THREE,
  stamp: ['x-small', 'small', 'regular', 'large'],
  'expansion-panel': THREE,
  'person-thumbnail': THREE,
  'progress-indicator': THREE,
  select: THREE,
  table: ['small', 'regular'],
  'social-links': THREE,
} as const satisfies Record<string, readonly Size[]>

export type Sized = keyof typeof ALLOWED_SIZES

export type SizeOf<Component extends Sized> = (typeof ALLOWED_SIZES)[Component][number]
