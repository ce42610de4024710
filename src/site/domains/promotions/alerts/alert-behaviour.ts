import type { Alert } from '#contract/promotions.ts'
import { lateApi } from '#site/page/browser/late-api.ts'
import { linkRel } from '#site/page/links/link-rel.ts'
import { alertsChanged } from './alert-choice.ts'

type TicketHost = string | null | undefined

/** A new alert arrives and one that was taken back goes, without a new document. */
export const askForAlerts = async (ticketHost: TicketHost): Promise<void> =>
  showAlerts(await (await lateApi()).promotions.alerts(), ticketHost)

/** Those that stand there stay as they are, with the focus that one may have. */
export function showAlerts(alerts: Alert[], ticketHost: TicketHost): void {
  const bar = document.querySelector<HTMLElement>('[data-alerts]')
  const empty = bar?.querySelector('template')
  if (!bar || !empty) return
  const lines = [...bar.querySelectorAll<HTMLElement>('[data-alert]')]
  // Where no alert stands there is no room for one: it comes over the page and moves nothing.
  if (lines.every(({ hidden }) => hidden)) bar.dataset.over = ''
  const wanted = alerts.filter(({ enabled, showOnWeb }) => enabled && showOnWeb)
  const known = new Map(lines.map((line) => [Number(line.dataset.alert), line]))
  for (const alert of wanted) {
    if (!known.delete(alert.id)) empty.before(lineOf(alert, empty, ticketHost))
  }
  for (const line of known.values()) line.remove()
  document.dispatchEvent(new Event(alertsChanged))
}

function lineOf(
  { id, title, link, endDate }: Alert,
  empty: HTMLTemplateElement,
  ticketHost: TicketHost,
): Node {
  const fragment = document.importNode(empty.content, true)
  const line = fragment.querySelector<HTMLElement>('[data-alert]')
  const anchor = fragment.querySelector('a')
  if (line) Object.assign(line.dataset, { alert: id, ...(endDate ? { ends: endDate } : {}) })
  if (link === null) anchor?.replaceWith(title)
  else if (anchor)
    Object.assign(anchor, { href: link || '/', rel: linkRel(link, ticketHost) ?? '', textContent: title })
  return fragment
}
