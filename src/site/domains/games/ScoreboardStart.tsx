import { use } from 'react'
import { Nonce } from '../../shell/nonce.ts'

/** Brings the card that the strip opens on to its beginning, where the browser does not do so by itself. */
export function openAtStart(row: HTMLElement) {
  // Measuring would make the browser lay out the whole new page at once.
  if (CSS.supports('scroll-initial-target: nearest')) return
  const start = row.querySelector<HTMLElement>('[data-start]')
  if (start && row.scrollLeft === 0) row.scrollLeft = start.offsetLeft
}

/** The same for what the server sent: it runs while the document is read, so the strip is never seen elsewhere. */
const step = `(r=>{let s=r.querySelector("[data-start]");if(s&&!CSS.supports("scroll-initial-target:nearest"))r.scrollLeft=s.offsetLeft})(document.currentScript.parentElement.previousElementSibling)`

/** Stands right behind the row. A script that the browser's own render writes would not run, so there is none. */
export function ScoreboardStart() {
  const nonce = use(Nonce)
  const html = import.meta.env.SSR ? `<script nonce="${nonce}">${step}</script>` : ''
  return <span hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
