/** What a page is made of for who hears it: where they can go, what they can do, what there is to read by columns. */
const landmarks = ['banner', 'navigation', 'main', 'contentinfo', 'region', 'complementary', 'search', 'form']
const controls = [
  'button',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'radio',
  'switch',
  'slider',
  'spinbutton',
  'tab',
]
const groups = ['dialog', 'tablist', 'radiogroup', 'table', 'grid', 'status', 'alert']
const kept = new Set([...landmarks, ...controls, ...groups, 'heading', 'columnheader', 'rowheader', 'link'])

/** Around the content, links are the product's or the office's; in it they are contents. */
const withLinks = new Set(['banner', 'navigation', 'contentinfo'])

interface Node {
  role: string
  name: string
  states: string
  children: Node[]
}

const calendar =
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)[a-z]*\b/gi

/** A head that is seen short is heard in full: what follows the comma is the product's own word, and no game. */
const isHead = (role: string): boolean => role === 'columnheader' || role === 'rowheader'

/** A name without what changes with the day: numbers, months, days of the week, and what follows of which game it is. */
const lasting = (role: string, name: string): string =>
  (isHead(role) ? name.replaceAll(' , ', ', ') : (name.split(' , ')[0] ?? ''))
    .replaceAll(calendar, '…')
    .replaceAll(/\d+/g, '#')
    .trim()

/** A tree as Playwright writes it, without the words that are read and the places that links lead to. */
function parse(snapshot: string): Node[] {
  const root: Node = { role: '', name: '', states: '', children: [] }
  const way: { node: Node; depth: number }[] = [{ node: root, depth: -1 }]
  for (const line of snapshot.split('\n')) {
    const [isNode, indent = '', role = '', quoted = '', states = ''] =
      /^( *)- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]+\])*)/.exec(line) ?? []
    if (!isNode) continue
    while (way.length > 1 && (way.at(-1)?.depth ?? 0) >= indent.length) way.pop()
    const name = lasting(role, quoted.replaceAll('\\"', '"').replaceAll("''", "'"))
    const node = {
      role,
      name,
      states: states.replaceAll(/ \[(?:cursor|ref|active)[^\]]*\]/g, ''),
      children: [],
    }
    way.at(-1)?.node.children.push(node)
    way.push({ node, depth: indent.length })
  }
  return root.children
}

/** Every name of a tree. What two schools both say is the product's own word; all else is one school's content. */
export function namesOf(snapshot: string): Set<string> {
  const all = (nodes: Node[]): string[] => nodes.flatMap(({ name, children }) => [name, ...all(children)])
  return new Set(all(parse(snapshot)))
}

/**
 * The tree by its landmarks, headings, controls and tables, each named by the words that `isOwn`, or else by a blank. Of
 * several that read alike beside each other there is one: how many games or stories there are changes with the day.
 */
export function skeletonOf(snapshot: string, isOwn: (name: string) => boolean): string {
  const write = (nodes: Node[], depth: number, inside: string, seen = new Set<string>()): string[] =>
    // What is passed over hands up what is in it, among which nothing stands twice either.
    nodes.flatMap((node) => {
      const { role, name, states, children } = node
      const isKept =
        kept.has(role) &&
        (role !== 'link' || withLinks.has(inside)) &&
        // Titles of contents.
        (role !== 'heading' || /level=[12]/.test(states))
      if (!isKept) return write(children, depth, inside, seen)
      const own = name && isOwn(name) ? ` "${name}"` : name ? ' …' : ''
      const below = write(children, depth + 1, landmarks.includes(role) ? role : inside)
      const text = [`${'  '.repeat(depth)}${role}${own}${states}`, ...below].join('\n')
      if (seen.has(text)) return []
      seen.add(text)
      return [text]
    })
  return `${write(parse(snapshot), 0, '').join('\n')}\n`
}
