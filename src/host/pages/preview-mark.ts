/** What the mark of a preview says. */
export interface PreviewMark {
  /** As people at the school read it. */
  moment: string
  shown: readonly string[]
  /** What could not be shown, with the reason. */
  left: readonly string[]
  /** Where it is left from. */
  path: string
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** Lets through what lies below it, where the bar itself has moved up. */
const place = 'position:fixed;inset:auto 0 0 0;z-index:2147483647;pointer-events:none'
const box =
  'position:relative;pointer-events:auto;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;' +
  'padding:.5rem 1rem;background:#7c2d12;color:#fff;font:600 1rem/1.4 system-ui,sans-serif'

/**
 * Says on every page of a preview that it is one, and how to leave. Without script, so that it is there in any case. At the
 * foot of the page it makes room for the question of consent (`data-foot`), and it is left by a document: the router of
 * the site knows no such page.
 */
export function markPreview(html: string, { moment, shown, left, path }: PreviewMark): string {
  const told = shown.length > 0 ? ` with ${shown.length} unpublished: ${shown.slice(0, 5).join(', ')}` : ''
  const missing = left.length > 0 ? `<span>Not shown yet: ${escaped(left.slice(0, 5).join(' '))}</span>` : ''
  const way = `/preview/leave?to=${encodeURIComponent(path)}`
  const mark = `<div style="${place}"><aside aria-label="Preview" data-foot style="${box}"><span>Preview of ${escaped(moment)}${escaped(told)}</span>${missing}<a href="${escaped(way)}" target="_top" style="color:#fff;margin-inline-start:auto">Leave the preview</a></aside></div>`
  const end = html.lastIndexOf('</body>')
  return end < 0 ? html : html.slice(0, end) + mark + html.slice(end)
}
