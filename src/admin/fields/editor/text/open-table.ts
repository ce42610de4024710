import { type Part, sections, type TableSection } from './document.ts'
import { Foreign } from './foreign.ts'
import { attributesOf, isEmptyLine, lineOf } from './inline.ts'
import { type Element, isBlank, type Tree } from './tree.ts'

const isSection = (tag: string): tag is TableSection => sections.some((section) => section === tag)

/** The elements of a place that has no words of its own. */
export function elementsOf(trees: readonly Tree[]): Element[] {
  return trees.flatMap((tree) => {
    if (typeof tree !== 'string') return [tree]
    if (!isBlank(tree)) throw new Foreign('words between rows')
    return []
  })
}

/** A table with what it is called: its rows know which of its sections they stand in. */
export function tableOf(table: Element, blocksOf: (trees: readonly Tree[]) => Part[]): Part {
  attributesOf(table)
  const inside = elementsOf(table.children)
  const caption = inside[0]?.tag === 'caption' ? inside[0] : null
  if (caption) attributesOf(caption)
  const rows: Part[] = []
  let reached = -1
  for (const section of grouped(inside.slice(caption ? 1 : 0))) {
    const at = sections.indexOf(section.tag)
    if (at <= reached) throw new Foreign('sections of a table in another order')
    reached = at
    rows.push(...section.rows.map((row) => rowOf(row, section.tag, blocksOf)))
  }
  if (!isWhole(rows)) throw new Foreign('a table with holes')
  const called = caption ? lineOf(caption.children) : []
  const named: Part[] = isEmptyLine(called) ? [] : [{ type: 'caption', content: called }]
  return { type: 'grid', content: [...named, { type: 'table', content: rows }] }
}

/** Rows that stand in no section stand in the body. */
function grouped(elements: readonly Element[]): { tag: TableSection; rows: Element[] }[] {
  const found: { tag: TableSection; rows: Element[] }[] = []
  let isLoose = false
  for (const one of elements) {
    if (one.tag === 'tr') {
      if (!isLoose) found.push({ tag: 'tbody', rows: [] })
      found.at(-1)?.rows.push(one)
      isLoose = true
    } else {
      if (!isSection(one.tag)) throw new Foreign(`${one.tag} in a table`)
      attributesOf(one)
      found.push({ tag: one.tag, rows: elementsOf(one.children) })
      isLoose = false
    }
  }
  return found
}

function rowOf(row: Element, section: TableSection, blocksOf: (trees: readonly Tree[]) => Part[]): Part {
  if (row.tag !== 'tr') throw new Foreign(`${row.tag} among rows`)
  attributesOf(row)
  const cells = elementsOf(row.children).map((cell): Part => {
    if (cell.tag !== 'td' && cell.tag !== 'th') throw new Foreign(`${cell.tag} in a row`)
    const { colspan, rowspan, ...rest } = attributesOf(cell)
    const attrs = { ...rest, colspan: span(colspan), rowspan: span(rowspan) }
    return { type: cell.tag, attrs, content: blocksOf(cell.children) }
  })
  if (cells.length === 0) throw new Foreign('a row without cells')
  return { type: 'tr', attrs: { section }, content: cells }
}

function span(given: string | null | undefined): number {
  if (given === null || given === undefined) return 1
  if (!/^[1-9]\d?$/.test(given)) throw new Foreign(`a span of ${given}`)
  return Number(given)
}

/** Whether every place of it is one cell's: otherwise editing it would have to mend it first. */
export function isWhole(rows: readonly Part[]): boolean {
  const taken = rows.map(() => new Set<number>())
  for (const [at, { content = [] }] of rows.entries()) {
    let column = 0
    for (const { attrs } of content) {
      while (taken[at]?.has(column)) column += 1
      const [wide, high] = [Number(attrs?.colspan ?? 1), Number(attrs?.rowspan ?? 1)]
      for (let down = 0; down < high; down += 1)
        for (let across = 0; across < wide; across += 1) {
          const places = taken[at + down]
          if (!places || places.has(column + across)) return false
          places.add(column + across)
        }
      column += wide
    }
  }
  const width = taken[0]?.size ?? 0
  return width > 0 && taken.every((places) => places.size === width && Math.max(...places) === width - 1)
}
