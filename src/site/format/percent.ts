/** '75.0%' for 0.75: percent values are shown with one decimal. */
export const formatPercent = (share: number): string => `${(share * 100).toFixed(1)}%`
