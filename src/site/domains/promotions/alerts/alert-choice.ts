import type { Alert } from '#contract/promotions.ts'

type AlertState = Pick<Alert, 'id' | 'enabled' | 'showOnWeb' | 'endDate'>

/** The event by which the document hears that its lines of alerts are others now. */
export const alertsChanged = 'alertschanged'

/** Section 4 of the specification: a dismissed alert is hidden by a cookie lasting 12 hours. */
export function dismissalCookie(id: number): string {
  return `alert-${id}=dismissed; Max-Age=${12 * 60 * 60}; Path=/; SameSite=Lax`
}

/** Enabled, meant for the web, not past its end and not dismissed; the newest first, as many as may be shown. */
export function shownAlerts(
  alerts: readonly AlertState[],
  { cookies, now, max }: { cookies: string; now: number; max: number },
): number[] {
  return alerts
    .filter(
      ({ id, enabled, showOnWeb, endDate }) =>
        enabled &&
        showOnWeb &&
        (endDate === null || now <= Date.parse(endDate)) &&
        !cookies.split('; ').some((cookie) => cookie.startsWith(`alert-${id}=`)),
    )
    .map(({ id }) => id)
    .sort((a, b) => b - a)
    .slice(0, max)
}
