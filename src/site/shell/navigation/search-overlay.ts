import { searchId } from './search-id.ts'

const formOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest(`#${searchId}`)?.querySelector('form') : null

/** There is nothing to go to without text. A disabled button also keeps the Enter key from sending the form. */
function showWhetherItGoes(form: HTMLFormElement): void {
  const text = new FormData(form).get('q')
  const go = form.querySelector<HTMLButtonElement>('[type="submit"]')
  if (go) go.disabled = String(text ?? '').trim() === ''
}

/** The overlay opens, focuses and closes by itself; this empties it when it closes, and fetches what makes offers. */
export function startSearchOverlay(): void {
  document.addEventListener('input', ({ target }) => {
    const form = formOf(target)
    if (form) showWhetherItGoes(form)
  })
  document.addEventListener(
    'toggle',
    ({ target }) => {
      const form = formOf(target)
      if (!form) return
      if (target instanceof Element && target.matches(':popover-open')) {
        form.querySelector('input')?.focus()
        // Without what it offers the search is as good: it goes to its page.
        import('./search-suggestions.ts').then(
          ({ suggestIn }) => suggestIn(form),
          () => {},
        )
      } else form.reset()
      showWhetherItGoes(form)
    },
    { capture: true },
  )
}
