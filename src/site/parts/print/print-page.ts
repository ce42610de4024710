/** Pictures and fonts have come by then, or will not. */
const printDelay = 1500
const closeDelay = 1

type PrintWindow = Pick<Window, 'print' | 'close'> & {
  opener: unknown
  document: Pick<Document, 'getElementById'>
}

/**
 * Prints a print view by itself and closes the window again if a page of ours opened it; a reader who came by the
 * address keeps it. Answers with how to call it off.
 */
export function printPage(
  id: string,
  page: PrintWindow,
  log: (message: string) => void = console.error,
): () => void {
  const timer = setTimeout(() => {
    if (!page.document.getElementById(id)) return log(`Element to print #${id} not found!`)
    page.print()
    if (page.opener) setTimeout(() => page.close(), closeDelay)
  }, printDelay)
  return () => clearTimeout(timer)
}
