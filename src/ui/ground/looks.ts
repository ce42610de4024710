/** A whole look to begin with: what pages and heads lie on, and what of the ground is other than it is. */
export interface Look {
  page: 'white' | 'paper' | 'night'
  /** Of the header, the heads of pages and their bands. */
  band: 'brand' | 'light'
  tokens: Readonly<Record<`--${string}`, string>>
}

/** Each gives the same roles other colours; `brand.ts` sees to it that all can be read, whatever a school's own are. */
export const LOOKS = {
  classic: { page: 'white', band: 'brand', tokens: {} },
  night: { page: 'night', band: 'brand', tokens: {} },
  heritage: {
    page: 'paper',
    band: 'brand',
    tokens: {
      '--radius': '0',
      '--rule': '1px',
      '--font-display': 'Georgia,Cambria,"Times New Roman",Times,serif',
      '--display-stretch': '100%',
      '--display-weight': '700',
    },
  },
  bright: {
    page: 'white',
    band: 'light',
    tokens: { '--radius': '10px', '--rule': '5px', '--display-stretch': '85%' },
  },
} as const satisfies Record<string, Look>

export type LookName = keyof typeof LOOKS
