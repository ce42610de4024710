import { clickOutside } from './click-outside.ts'

const opened = new WeakMap<HTMLDetailsElement, AbortController>()

/** Menus that open without code, such as the one of the seasons, close like any other: by a click elsewhere or Escape. */
export function startDetailMenus(): void {
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.hasAttribute('data-menu')) return
      opened.get(target)?.abort()
      if (!target.open) return
      const stop = new AbortController()
      opened.set(target, stop)
      const close = () => {
        target.open = false
      }
      clickOutside(target, close, stop.signal)
      target.addEventListener(
        'keydown',
        ({ key }) => {
          if (key !== 'Escape') return
          close()
          target.querySelector('summary')?.focus()
        },
        { signal: stop.signal },
      )
    },
    { capture: true },
  )
}
