export interface RotatorOptions {
  slidesPerView: number
  /** Viewport width in px → slides in view from there on. */
  breakpoints: Record<string, { slidesPerView: number }>
  hasPagination: boolean
  /** Null: the slides wait for the visitor. */
  autoplayDelayMs: number | null
  isPausable: boolean
  /** The ids of its arrows, where something else on the page has to know them. */
  previousId?: string | undefined
  nextId?: string | undefined
}

/** The promotion carousel of the specification's section 9. */
export const defaultOptions: RotatorOptions = {
  slidesPerView: 1,
  breakpoints: {},
  hasPagination: true,
  autoplayDelayMs: 8_000,
  isPausable: true,
}
