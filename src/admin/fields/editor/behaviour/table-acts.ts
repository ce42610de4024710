import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type Command, TextSelection } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  findTable,
  goToNextCell,
  mergeCells,
  splitCell,
} from '@tiptap/pm/tables'
import { insertBlock } from './acts.ts'

const run = (command: Command) => (editor: Editor) => {
  command(editor.state, editor.view.dispatch)
  editor.view.focus()
}

const rowOf = (editor: Editor, isHead: boolean, columns: number): Node | null => {
  const { tr, td, th, p } = editor.schema.nodes
  if (!tr || !td || !th || !p) return null
  const cells = Array.from({ length: columns }, () =>
    isHead ? th.create({ scope: 'col' }, p.create()) : td.create(null, p.create()),
  )
  return tr.create({ section: isHead ? 'thead' : 'tbody' }, cells)
}

/** A head and two rows, three wide; the cursor stands in the first cell. */
export function insertTable(editor: Editor): void {
  const { grid, table } = editor.schema.nodes
  const rows = [true, false, false].map((isHead) => rowOf(editor, isHead, 3))
  if (!grid || !table) return
  const made = grid.create(
    null,
    table.create(
      null,
      rows.filter((row) => row !== null),
    ),
  )
  const at = insertBlock(editor, made)
  const { state, view } = editor
  view.dispatch(state.tr.setSelection(TextSelection.near(state.doc.resolve(at + 4))))
  view.focus()
}

/** The head says what the columns are; without it they are rows like the others. */
export function toggleHead(editor: Editor): void {
  const { state, view, schema } = editor
  const found = findTable(state.selection.$from)
  const first = found?.node.firstChild
  const { td, th } = schema.nodes
  if (!found || !first || !td || !th) return
  const isHead = first.attrs.section === 'thead'
  const tr = state.tr.setNodeAttribute(found.start, 'section', isHead ? 'tbody' : 'thead')
  first.forEach((cell, offset) => {
    const { colspan, rowspan } = cell.attrs
    const attrs = isHead ? { colspan, rowspan } : { colspan, rowspan, scope: 'col' }
    tr.setNodeMarkup(found.start + 1 + offset, isHead ? td : th, attrs)
  })
  view.dispatch(tr)
  view.focus()
}

/** The table with its caption, as a whole. */
export function removeTable(editor: Editor): void {
  const { state, view } = editor
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type.name === 'grid') {
      view.dispatch(state.tr.delete($from.before(depth), $from.after(depth)).scrollIntoView())
      break
    }
  view.focus()
}

/** Named above the table, where it is not yet. */
export function captionTable(editor: Editor): void {
  const { state, view, schema } = editor
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth)
    if (node.type.name !== 'grid') continue
    const start = $from.start(depth)
    const tr = state.tr
    const caption = schema.nodes.caption
    if (node.firstChild?.type !== caption && caption) tr.insert(start, caption.create())
    view.dispatch(tr.setSelection(TextSelection.create(tr.doc, start + 1)).scrollIntoView())
    break
  }
  view.focus()
}

export const tableActs = {
  rowBelow: run(addRowAfter),
  rowAbove: run(addRowBefore),
  columnAfter: run(addColumnAfter),
  columnBefore: run(addColumnBefore),
  deleteRow: run(deleteRow),
  deleteColumn: run(deleteColumn),
  merge: run(mergeCells),
  split: run(splitCell),
}

/** To the next cell; after the last a row is added. False where somebody is in no table. */
export function nextCell(editor: Editor, direction: 1 | -1): boolean {
  const { state, view } = editor
  if (!findTable(state.selection.$from)) return false
  if (goToNextCell(direction)(state, view.dispatch)) return true
  if (direction === -1) return true
  addRowAfter(state, view.dispatch)
  goToNextCell(1)(editor.state, view.dispatch)
  return true
}
