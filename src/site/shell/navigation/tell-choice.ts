import { onShownPage } from '#site/page/shown-page.ts'
import { choiceWords } from './choice-words.ts'

interface Followed {
  address: string
  words: string
  group: string | null
}

let followed: Followed | null = null
let told: HTMLElement | null = null

/** Says what a table is sorted by now, or which numbers a chart shows, to whoever chose it by a link and stays there. */
export function tellChoice(from: Element, address: string): void {
  const group = from.closest('nav')?.getAttribute('aria-label') ?? null
  followed =
    group || from.closest('th') ? { address: withoutHash(address), words: wordsOf(from), group } : null
  if (!told) {
    told = document.createElement('p')
    told.className = 'visually-hidden'
    told.setAttribute('role', 'status')
    document.body.append(told)
    // A region that comes together with its words is heard by nobody.
    setTimeout(() => onShownPage(tell), 100)
  }
}

function tell({ pathname, search }: { pathname: string; search: string }): void {
  if (!told || followed?.address !== pathname + search) return
  const { words, group } = followed
  followed = null
  told.textContent = choiceWords({ words, group, direction: group === null ? sortedNow(words) : null })
}

const withoutHash = (address: string): string => {
  const { pathname, search } = new URL(address, window.location.href)
  return pathname + search
}

/** The page draws itself in the same moment: the head is read when it has. */
const sortedNow = (words: string): string | null =>
  [...document.querySelectorAll('th[aria-sort]')]
    .find((head) => wordsOf(head) === words)
    ?.getAttribute('aria-sort') ?? null

const wordsOf = (element: Element): string => element.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
