import { type Element, element, type Tree, textOf } from '../text/tree.ts'

/** A line of a list as Word copies it: a paragraph that says how deep it stands, with its bullet in front. */
export interface WordLine {
  level: number
  isNumbered: boolean
  start: number
  inside: readonly Tree[]
}

const find = (trees: readonly Tree[], fits: (one: Element) => boolean): Element | null => {
  for (const tree of trees) {
    if (typeof tree === 'string') continue
    const found = fits(tree) ? tree : find(tree.children, fits)
    if (found) return found
  }
  return null
}

/** How deep a paragraph stands in a list of Word; null where it stands in none. */
export const levelOf = ({ attributes }: Element): number | null => {
  const found = /mso-list\s*:[^;]*\blevel(\d)/i.exec(attributes.style ?? '')
  return found ? Number(found[1]) : null
}

/** What stands in front of its words: '·', '1.', 'a)'. */
export function bulletOf({ children }: Element): string {
  const drawn = find(children, ({ attributes }) => /mso-list\s*:\s*ignore/i.test(attributes.style ?? ''))
  return drawn ? textOf([drawn]).replace(/[\s\u00a0]+/g, '') : ''
}

export const isNumber = (bullet: string): boolean => /^\(?([\da-z]{1,3}|[ivxlc]+)[.)]$/i.test(bullet)
export const startOf = (bullet: string): number => Number(/\d+/.exec(bullet)?.[0] ?? 1)

/** Lines one after the other as lists within lists. */
export function listsOf(lines: readonly WordLine[]): Element[] {
  const found: Element[] = []
  let at = 0
  while (at < lines.length) {
    const first = lines[at]
    if (!first) break
    const items: Element[] = []
    while (at < lines.length) {
      const line = lines[at]
      if (!line || line.level < first.level) break
      if (line.level > first.level) {
        const end = lines.findIndex((one, index) => index > at && one.level <= first.level)
        const deeper = lines.slice(at, end === -1 ? lines.length : end)
        const last = items.pop() ?? element('li', [])
        items.push(element('li', [...last.children, ...listsOf(deeper)]))
        at += deeper.length
      } else {
        if (items.length > 0 && line.isNumbered !== first.isNumbered) break
        items.push(element('li', line.inside))
        at += 1
      }
    }
    const said: Record<string, string> =
      first.isNumbered && first.start > 1 ? { start: String(first.start) } : {}
    found.push(element(first.isNumbered ? 'ol' : 'ul', items, said))
  }
  return found
}
