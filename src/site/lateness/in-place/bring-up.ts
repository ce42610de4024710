import { align, sameness } from './align.ts'

/** Of each node as it was drawn, the one on the page. */
export type Shown = WeakMap<Node, Node>

/** The page as it is, taken for what was drawn. Where a script has changed what is in an element, that is its own. */
export function shownAs(drawn: Node, page: Node, shown: Shown = new WeakMap()): Shown {
  shown.set(drawn, page)
  const [own, there] = [drawn.childNodes, page.childNodes]
  if (own.length === there.length) own.forEach((node, index) => shownAs(node, there[index] as Node, shown))
  return shown
}

/**
 * Brings what is on the page from what was drawn to what is drawn now, and touches nothing else: a node that is still
 * there stays the same node, with its focus, its choice, its scrolling and whatever a script or a reader has done to it.
 * What is open stays open: somebody may read it.
 * `shown` knows the nodes of `now` afterwards.
 */
export function bringUp(was: Node, now: Node, shown: Shown): void {
  const page = shown.get(was)
  if (!page) return
  shown.set(now, page)
  if (was instanceof Element && now instanceof Element) bringUpAttributes(was, now, page as Element)
  else if (was.nodeValue !== now.nodeValue) page.nodeValue = now.nodeValue
  bringUpChildren(was, now, page, shown)
}

function bringUpAttributes(was: Element, now: Element, page: Element): void {
  for (const name of new Set([...was.getAttributeNames(), ...now.getAttributeNames()])) {
    const value = now.getAttribute(name)
    if (value === was.getAttribute(name)) continue
    if (value === null && name === 'open') continue
    if (value === null) page.removeAttribute(name)
    else page.setAttribute(name, value)
  }
}

function bringUpChildren(was: Node, now: Node, page: Node, shown: Shown): void {
  const before = [...was.childNodes]
  const after = [...now.childNodes]
  const places = align(before, after, likeness)
  before.forEach((node, place) => {
    if (!places.includes(place)) takeOut(shown.get(node))
  })
  let last: Node | null = null
  after.forEach((node, index) => {
    const pair = before[places[index] ?? -1]
    if (pair && shown.has(pair)) bringUp(pair, node, shown)
    else {
      const copy = document.importNode(node, true)
      page.insertBefore(copy, last ? last.nextSibling : page.firstChild)
      shownAs(node, copy, shown)
    }
    last = shown.get(node) ?? last
  })
}

/** What has the focus goes when the focus has gone. */
function takeOut(node: Node | undefined): void {
  if (!(node instanceof Element) || !node.contains(document.activeElement))
    node?.parentNode?.removeChild(node)
  else node.addEventListener('focusout', () => setTimeout(() => node.remove()), { once: true })
}

/** What a reader knows by its name: another name is another thing, also in the same place. */
const named = 'li, tr, a, button, option, section, details'

function likeness(was: Node, now: Node): number {
  if (was.nodeName !== now.nodeName) return 0
  if (was.isEqualNode(now)) return sameness
  if (!(was instanceof Element && now instanceof Element)) return 1
  const alike = was.className === now.className ? 2 : 1
  const name = nameOf(was)
  if (name === nameOf(now)) return name ? alike + 4 : alike
  return was.matches(named) ? 0 : alike
}

/** What tells an element from its neighbours while its figures change: its id, its first heading, whom its row is about. */
function nameOf(element: Element): string {
  // React's own are others on a server and in a browser.
  if (element.id && !element.id.startsWith('_')) return element.id
  if (element instanceof HTMLAnchorElement) return element.href
  const name = element.querySelector('h1, h2, h3, h4, caption, legend, summary, th[scope="row"], a[href]')
  return name?.textContent ?? ''
}
