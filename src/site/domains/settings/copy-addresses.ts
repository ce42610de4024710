/** How long a button says that it has copied. */
const copiedMs = 1500

/** Where a page says aloud what was copied. */
const statusId = 'copied-address'

async function copy(button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(button.dataset.copy ?? '')
  } catch {
    // Where the browser forbids it, the link beside the button still has the address.
    return
  }
  const say = (words: string) => {
    const status = document.getElementById(statusId)
    if (status) status.textContent = words
  }
  button.dataset.copied = ''
  say('Copied')
  setTimeout(() => {
    delete button.dataset.copied
    say('')
  }, copiedMs)
}

/** One listener for every button with an address: they stand in HTML that React leaves alone. */
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[data-copy]') : null
  if (button) void copy(button)
})

export {}
