import { dressPage } from './dress-page.ts'

/** Runs in the browser by itself, before anything is painted. Fails where nothing was chosen, or nothing can be kept. */
function startLooks(dress: typeof dressPage): void {
  try {
    const [words = '', rules = ''] = (localStorage.looks as string).split('\n')
    const sheet = Object.assign(new CSSStyleSheet(), { isLooks: 1 })
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
    document.documentElement.dataset.looks = words
    dress()
  } catch {}
}

/**
 * Stands at the head of the document. The page is the same for everybody and kept for all; how somebody wants to see it
 * is on their device alone, with the rules that it takes, which no document has to carry.
 */
export const looksScript = import.meta.env.SSR ? `(${startLooks})(${dressPage})` : ''
