import { onShownPage } from '#site/page/shown-page.ts'
import { choiceWords } from './choice-words.ts'

interface Followed {
  address: string
  words: string
  group: string | null
}

/** Says what a table is sorted by now, or which numbers a chart shows, to whoever chose it by a link and stays there. */
export function startTellingChoices(): void {
  const told = document.createElement('p')
  told.className = 'visually-hidden'
  told.setAttribute('role', 'status')
  document.body.append(told)
  let followed: Followed | null = null
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-keep-scroll]') : null
    followed = link && followedBy(link)
  })
  onShownPage(({ pathname, search }) => {
    const { address, words, group } = followed ?? {}
    if (!words || address !== pathname + search) return
    followed = null
    const direction = group === null ? sortedNow(words) : null
    told.textContent = choiceWords({ words, group: group ?? null, direction })
  })
}

function followedBy(link: HTMLAnchorElement): Followed | null {
  const words = wordsOf(link)
  const address = link.pathname + link.search
  if (link.closest('th')) return { address, words, group: null }
  const group = link.closest('nav')?.getAttribute('aria-label')
  return group ? { address, words, group } : null
}

/** The page draws itself in the same moment: the head is read when it has. */
const sortedNow = (words: string): string | null =>
  [...document.querySelectorAll('th[aria-sort]')]
    .find((head) => wordsOf(head) === words)
    ?.getAttribute('aria-sort') ?? null

const wordsOf = (element: Element): string => element.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
