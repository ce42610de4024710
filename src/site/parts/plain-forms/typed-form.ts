import { trapName } from './Trap.tsx'

/**
 * Whoever goes back to a form that was not taken finds it as they sent it, also where the browser draws the page and has
 * forgotten it. The tab keeps it until they have gone on from there, and nobody else: what is asked again is not asked twice.
 */
export function keepTypedForm(form: HTMLFormElement, key: string, hasFailed: boolean): () => void {
  if (isBack()) fillIn(form, sessionStorage.getItem(key))
  else if (!hasFailed) sessionStorage.removeItem(key)
  const keep = () => sessionStorage.setItem(key, JSON.stringify([...new FormData(form)]))
  form.addEventListener('submit', keep)
  return () => form.removeEventListener('submit', keep)
}

const isBack = () =>
  performance
    .getEntriesByType('navigation')
    .some((navigation) => (navigation as PerformanceNavigationTiming).type === 'back_forward')

/** What the browser has remembered by itself stays, and so does what is typed meanwhile. */
function fillIn(form: HTMLFormElement, kept: string | null): void {
  for (const [name, text] of JSON.parse(kept ?? '[]') as [string, string][]) {
    const field = form.elements.namedItem(name)
    if (name === trapName || !field || !('value' in field)) continue
    if (field.value === '' || field instanceof HTMLSelectElement) field.value = text
  }
}
