import { use } from 'react'
import { Nonce } from '#site/page/nonce.ts'

/**
 * Brings the card that the strip opens on to its beginning. `scroll-initial-target` does so where no script runs, but not
 * every time: a row that is laid out before that card is there stays where it was.
 */
export function openAtStart(row: HTMLElement) {
  const open = () => {
    const start = row.querySelector<HTMLElement>('[data-start]')
    if (start && row.scrollLeft === 0) row.scrollLeft = start.offsetLeft
  }
  // Right before the paint, where the page is laid out anyway; a browser that opens it itself is asked after the paint.
  const opensItself = CSS.supports('scroll-initial-target', 'nearest')
  requestAnimationFrame(opensItself ? () => setTimeout(open) : open)
}

/**
 * The same for what the server sent. It is asked for while the document is read, so the strip is never seen elsewhere,
 * and done when the browser lays the page out for a paint: sooner would have it do that twice.
 */
const step = `(r=>requestAnimationFrame(()=>{let s=r.querySelector("[data-start]");if(s)r.scrollLeft=s.offsetLeft}))(document.currentScript.parentElement.previousElementSibling)`

/** Stands right behind the row. A script that the browser's own render writes would not run, so there is none. */
export function ScoreboardStart() {
  const nonce = use(Nonce)
  const html = import.meta.env.SSR ? `<script nonce="${nonce}">${step}</script>` : ''
  return <span hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
