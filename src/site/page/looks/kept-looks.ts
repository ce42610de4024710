import { keptText, type Look, readLooks } from './looks.ts'

const key = 'looks'

/** What the document is shown by, which the script at its beginning has read off the device. */
export const shownLooks = (): Look[] => readLooks(document.documentElement.dataset.looks ?? '')

/** Shows the page so from now on, and keeps it for the next ones; false where the device keeps nothing. */
export function keepLooks(chosen: readonly Look[]): boolean {
  try {
    const text = keptText(chosen)
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
    return true
  } catch {
    return false
  } finally {
    showLooks(chosen)
  }
}

let sheet: CSSStyleSheet | undefined

function showLooks(chosen: readonly Look[]): void {
  // The script's own sheet is in the way of what is taken back.
  const { adoptedStyleSheets } = document
  sheet ??= adoptedStyleSheets.find((own) => 'isLooks' in own)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    adoptedStyleSheets.push(sheet)
  }
  sheet.replaceSync(keptText(chosen).split('\n')[1] ?? '')
  if (chosen.length > 0) document.documentElement.dataset.looks = chosen.join(' ')
  else delete document.documentElement.dataset.looks
}
