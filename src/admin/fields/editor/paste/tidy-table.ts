import { sections, type TableSection } from '../text/document.ts'
import { type Element, element, isInline, type Tree, textOf } from '../text/tree.ts'

const elements = (trees: readonly Tree[]) => trees.filter((tree): tree is Element => typeof tree !== 'string')

interface Row {
  section: TableSection
  cells: Element[]
}

function rowsIn(table: Element): Row[] {
  return elements(table.children).flatMap((one): Row[] => {
    if (one.tag === 'tr') return [{ section: 'tbody', cells: cellsIn(one) }]
    const section = sections.find((tag) => tag === one.tag)
    if (!section) return []
    return elements(one.children)
      .filter(({ tag }) => tag === 'tr')
      .map((row) => ({ section, cells: cellsIn(row) }))
  })
}

const cellsIn = (row: Element) => elements(row.children).filter(({ tag }) => tag === 'td' || tag === 'th')

const hasTable = (trees: readonly Tree[]): boolean =>
  elements(trees).some(({ tag, children }) => tag === 'table' || hasTable(children))

const isEmpty = (trees: readonly Tree[]): boolean =>
  textOf(trees).replace(/[\s\u00a0]+/g, '') === '' && !elements(trees).some(({ tag }) => tag === 'img')

const spanOf = (given: string | undefined): number => {
  const number = Math.trunc(Number(given ?? 1))
  return number >= 1 && number <= 50 ? number : 1
}

/** A paragraph that is all there is in a cell says nothing by being one. */
const loose = (trees: readonly Tree[]): readonly Tree[] => {
  const blocks = elements(trees).filter((one) => !isInline(one))
  const [only] = blocks
  return blocks.length === 1 && only?.tag === 'p' && trees.every((tree) => tree === only || isEmpty([tree]))
    ? only.children
    : trees
}

const isBold = (trees: readonly Tree[]): boolean =>
  trees.every((tree) => (typeof tree === 'string' ? tree.trim() === '' : holdsBold(tree)))
const holdsBold = (one: Element): boolean =>
  one.tag === 'strong' || (one.tag !== 'br' && isBold(one.children))

/** The same without a tag that says nothing there. */
export const without = (tag: string, trees: readonly Tree[]): Tree[] =>
  trees.flatMap((tree): Tree[] => {
    if (typeof tree === 'string') return [tree]
    const inside = without(tag, tree.children)
    return tree.tag === tag ? inside : [element(tree.tag, inside, tree.attributes)]
  })

/** Rows as long as the longest: a spreadsheet leaves out what is empty at the end. */
function padded(rows: readonly Row[]): Row[] {
  const taken = rows.map(() => new Set<number>())
  const placed = rows.map(({ section, cells }, at) => {
    let column = 0
    const fitted = cells.map((cell) => {
      while (taken[at]?.has(column)) column += 1
      const wide = spanOf(cell.attributes.colspan)
      const high = Math.min(spanOf(cell.attributes.rowspan), rows.length - at)
      for (let down = 0; down < high; down += 1)
        for (let across = 0; across < wide; across += 1) taken[at + down]?.add(column + across)
      column += wide
      return { cell, wide, high }
    })
    return { section, fitted }
  })
  const width = Math.max(...taken.map((places) => Math.max(-1, ...places) + 1))
  return placed.map(({ section, fitted }, at) => ({
    section,
    cells: [
      ...fitted.map(({ cell, wide, high }) => cellOf(cell, wide, high)),
      ...Array.from({ length: width - (taken[at]?.size ?? 0) }, () => element('td', [])),
    ],
  }))
}

function cellOf({ tag, attributes, children }: Element, wide: number, high: number): Element {
  return element(tag, isEmpty(children) ? [] : loose(children), {
    ...(tag === 'th' && /^(col|row)(group)?$/.test(attributes.scope ?? '')
      ? { scope: attributes.scope ?? 'col' }
      : {}),
    ...(wide > 1 ? { colspan: String(wide) } : {}),
    ...(high > 1 ? { rowspan: String(high) } : {}),
  })
}

/** A bold first row says what the columns are. */
function withHead(rows: readonly Row[]): readonly Row[] {
  const [first, ...rest] = rows
  const isHead =
    first?.section === 'tbody' &&
    rest.length > 0 &&
    first.cells.every(({ tag, attributes, children }) =>
      tag === 'th' ? true : !attributes.rowspan && !isEmpty(children) && isBold(children),
    )
  if (!first || !isHead) return rows
  const cells = first.cells.map(({ children, attributes }) =>
    element('th', without('strong', children), { scope: 'col', ...attributes }),
  )
  return [{ section: 'thead', cells }, ...rest]
}

/** A table that only lays a mail out: one within which others stand says so too. */
export const isLayout = ({ attributes, children }: Element): boolean =>
  attributes.role === 'presentation' || hasTable(children)

/** What stands in its cells, one after the other. */
export const contentsOf = (table: Element): Tree[] =>
  rowsIn(table)
    .flatMap(({ cells }) =>
      cells.map(({ children }) =>
        children.every(isInline) ? element('p', children) : element('div', children),
      ),
    )
    .flatMap((one) => (one.tag === 'div' ? [...one.children] : isEmpty(one.children) ? [] : [one]))

/** A table of somebody else's as one of ours. */
export function tidyTable(table: Element): Tree[] {
  const rows = rowsIn(table).filter(({ cells }) => cells.length > 0)
  const cells = rows.flatMap((row) => row.cells)
  if (cells.length <= 1) return contentsOf(table)
  const caption = elements(table.children).find(({ tag }) => tag === 'caption')
  const whole = withHead(padded(rows))
  const parts = sections.flatMap((section) => {
    const own = whole.filter((row) => row.section === section)
    return own.length > 0
      ? [
          element(
            section,
            own.map((row) => element('tr', row.cells)),
          ),
        ]
      : []
  })
  const named = caption && !isEmpty(caption.children) ? [element('caption', caption.children)] : []
  return [element('table', [...named, ...parts])]
}
