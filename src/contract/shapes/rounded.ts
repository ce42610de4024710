/** A sum of counts over a count misses a half by a few of these at most; no other share comes as near to one. */
const slack = 8 * Number.EPSILON

/** The one way to round: halves go away from zero, on both sides of it, as statistics manuals have them. */
export function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals
  return (Math.sign(value) * Math.round(Math.abs(value) * scale * (1 + slack))) / scale + 0
}

/** The same, with all of its decimals: '12.0'. */
export const fixed = (value: number, decimals: number): string => rounded(value, decimals).toFixed(decimals)
