import { linkRel } from '#site/page/links/link-rel.ts'
import { knownShell } from '#site/page/school/known-root.ts'
import { withWord } from './outside-links.ts'

/** What the browser draws after the document came gets the same rels as the document. */
export function startOutsideLinks(): void {
  giveRels(document.body)
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') giveRel(target as HTMLAnchorElement)
      else for (const node of addedNodes) if (node instanceof Element) giveRels(node)
    }
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['href'] })
}

function giveRels(within: Element): void {
  if (within instanceof HTMLAnchorElement) giveRel(within)
  for (const link of within.querySelectorAll('a')) giveRel(link)
}

function giveRel(link: Element): void {
  if (!(link instanceof HTMLAnchorElement)) return
  const wanted = linkRel(link.getAttribute('href') ?? '', knownShell()?.google?.ticketProvider)
  if (!wanted) return
  const rel = withWord(link.rel, wanted)
  if (link.rel !== rel) link.rel = rel
}
