interface AlertState {
  id: number
  enabled: boolean
  showOnWeb: boolean
  endDate: Date | null
}

/** Section 4 of the specification: enabled, meant for the web, not past its end; the newest id first. */
export function visibleAlerts<Alert extends AlertState>(alerts: readonly Alert[], now: Date): Alert[] {
  return alerts
    .filter(({ enabled, showOnWeb, endDate }) => enabled && showOnWeb && (endDate === null || now <= endDate))
    .sort((a, b) => b.id - a.id)
}
