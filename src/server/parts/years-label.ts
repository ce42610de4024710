/** '1987-90', '1998-2001', or '1987' when it is one year. */
export function yearsLabel(first: number, last: number): string {
  if (first === last) return `${first}`
  const isSameCentury = Math.floor(first / 100) === Math.floor(last / 100)
  return `${first}-${isSameCentury ? String(last % 100).padStart(2, '0') : last}`
}
