export interface Window {
  startDate: Date | null
  endDate: Date | null
}

/** From the first moment to the last, both included; a missing end is open. */
export function isInWindow(now: Date, { startDate, endDate }: Window): boolean {
  return (startDate === null || now >= startDate) && (endDate === null || now <= endDate)
}
