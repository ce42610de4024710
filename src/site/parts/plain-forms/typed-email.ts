const key = 'typed-email'

/**
 * Who has mistyped something else types the address no second time. The tab keeps it, and nobody else: in the page's own
 * address it would be written down wherever addresses are.
 */
export function keepTypedEmail(field: HTMLInputElement, hasFailed: boolean): () => void {
  if (hasFailed && field.value === '') field.value = sessionStorage.getItem(key) ?? ''
  sessionStorage.removeItem(key)
  const keep = () => sessionStorage.setItem(key, field.value)
  field.form?.addEventListener('submit', keep)
  return () => field.form?.removeEventListener('submit', keep)
}
