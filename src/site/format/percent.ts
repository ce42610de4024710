import { fixed } from '#contract/shapes/rounded.ts'

/** '75.0%' for 0.75: percent values are shown with one decimal. */
export const formatPercent = (share: number): string => `${fixed(share * 100, 1)}%`
