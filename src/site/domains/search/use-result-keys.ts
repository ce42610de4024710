import { useEffect } from 'react'
import { nextResult } from './search-choice.ts'

/** The arrow keys lead from the field through the results and back; everything is reached by Tab as well. */
export function useResultKeys(): void {
  useEffect(() => {
    const stop = new AbortController()
    document.addEventListener(
      'keydown',
      (event) => {
        const field = document.querySelector<HTMLInputElement>('main input[name="q"]')
        const results = [...document.querySelectorAll<HTMLElement>('a[data-result]')]
        const at = results.findIndex((result) => result === event.target)
        if (at === -1 && event.target !== field) return
        const next = nextResult(event.key, at, results.length)
        if (next === null) return
        event.preventDefault()
        ;(next === -1 ? field : results[next])?.focus()
      },
      { signal: stop.signal },
    )
    return () => stop.abort()
  }, [])
}
