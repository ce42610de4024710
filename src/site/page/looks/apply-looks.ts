import { keepLooks, shownLooks } from './kept-looks.ts'
import { plainDate } from './plain-date.ts'

/** What no rule of style can do, for what is on the page and whatever comes to it. */
function dress(): void {
  const chosen = shownLooks()
  if (chosen.includes('dates'))
    for (const time of document.querySelectorAll<HTMLTimeElement>('time[datetime]:not([data-plain])')) {
      const plain = plainDate(time.dateTime, time.textContent ?? '')
      if (plain) time.dataset.plain = plain
    }
  if (chosen.includes('bare'))
    for (const image of document.querySelectorAll<HTMLImageElement>('img[src]:not([alt=""])')) {
      for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove()
      // Without an address the browser writes the description.
      image.removeAttribute('srcset')
      image.removeAttribute('src')
    }
}

let isWatching = false

/** Comes late, and only to who has chosen something. */
export function applyLooks(): void {
  // The rules that the device keeps may be those of an earlier version.
  keepLooks(shownLooks())
  dress()
  if (isWatching) return
  isWatching = true
  let isAsked = false
  new MutationObserver(() => {
    if (isAsked) return
    isAsked = true
    requestAnimationFrame(() => {
      isAsked = false
      dress()
    })
  }).observe(document.body, { childList: true, subtree: true })
}
