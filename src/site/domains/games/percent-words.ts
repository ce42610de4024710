/** '75.0%' for 0.75. */
export const percentWords = (share: number): string => `${(share * 100).toFixed(1)}%`
