import type { Editor } from '@tiptap/core'
import type { Shown } from '../behaviour/shown.ts'
import { captionTable, insertTable, removeTable, tableActs, toggleHead } from '../behaviour/table-acts.ts'
import { ToolMenu } from './ToolMenu.tsx'

/** Puts a table in, and within one all that can be done to it. */
export function TableMenu({ editor, shown }: { editor: Editor; shown: Shown }) {
  const choices = shown.isInTable
    ? [
        { id: 'row-below', label: 'Row below', onChoose: () => tableActs.rowBelow(editor) },
        { id: 'row-above', label: 'Row above', onChoose: () => tableActs.rowAbove(editor) },
        { id: 'column-after', label: 'Column after', onChoose: () => tableActs.columnAfter(editor) },
        { id: 'column-before', label: 'Column before', onChoose: () => tableActs.columnBefore(editor) },
        { id: 'head', label: 'Heading row', isChosen: shown.hasHead, onChoose: () => toggleHead(editor) },
        { id: 'caption', label: 'Caption', onChoose: () => captionTable(editor) },
        { id: 'merge', label: 'Merge cells', onChoose: () => tableActs.merge(editor) },
        { id: 'split', label: 'Split cell', onChoose: () => tableActs.split(editor) },
        {
          id: 'delete-row',
          label: 'Delete row',
          isDangerous: true,
          onChoose: () => tableActs.deleteRow(editor),
        },
        {
          id: 'delete-column',
          label: 'Delete column',
          isDangerous: true,
          onChoose: () => tableActs.deleteColumn(editor),
        },
        { id: 'delete', label: 'Delete table', isDangerous: true, onChoose: () => removeTable(editor) },
      ]
    : [{ id: 'insert', label: 'Insert a table', onChoose: () => insertTable(editor) }]
  return <ToolMenu name="table" label="Table" choices={choices} />
}
