/** Leads whoever sent a form to the first field that was refused, wherever on the page it is. */
export function focusFault(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}
