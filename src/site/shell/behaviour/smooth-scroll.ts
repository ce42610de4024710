import { mark } from '#site/page/layout/live-markers.ts'

const duration = 400

/** Jumps within a page glide, going back and forth through the history does not: so the class is there for the jump only. */
export function startSmoothScroll(): void {
  let timer: number | undefined
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('a[href^="#"]')) return
    mark({ isScrollingSmoothly: true })
    clearTimeout(timer)
    timer = window.setTimeout(() => mark({ isScrollingSmoothly: false }), duration)
  })
}
