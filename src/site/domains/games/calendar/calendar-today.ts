import { dayAt } from '../parts/game-dates.ts'

/** A page may be older than the day, kept by a cache or left open over night: the mark is put where it belongs by now. */
export function startTodayMark(body: Element, timeZone: string): () => void {
  const mark = () => {
    const today = dayAt(new Date(), timeZone)
    for (const day of body.querySelectorAll<HTMLElement>('[data-day]')) {
      if (day.dataset.day === today) day.setAttribute('aria-current', 'date')
      else day.removeAttribute('aria-current')
    }
  }
  mark()
  const stop = new AbortController()
  document.addEventListener('visibilitychange', mark, { signal: stop.signal })
  return () => stop.abort()
}
