/** Of a hundred that were seen so many were followed; nothing where none was seen. */
export const rateWords = (shown: number, pressed: number): string =>
  shown === 0 ? '' : `${((pressed / shown) * 100).toFixed(2)} %`

/** From the first of this month until today, by the day where somebody sits. */
export function thisMonth(now: Date): { from: string; to: string } {
  const to = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
  return { from: `${to.slice(0, 8)}01`, to }
}
