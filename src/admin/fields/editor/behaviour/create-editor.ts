import { Editor } from '@tiptap/core'
import { isWordless, outOfReach } from '../paste/pasted-pictures.ts'
import { formattedText } from '../schema/schema.ts'
import { openDocument } from '../text/open-document.ts'
import { readHtml } from '../text/tree.ts'
import { writeHtml } from '../text/write-html.ts'
import { Clipboard, plainSlice } from './clipboard.ts'
import { keys } from './keys.ts'
import { picturesAmong, takeOutOfReach, takePictures } from './pictures.ts'

interface EditorNeeds {
  place: HTMLElement
  html: string
  isReadOnly: boolean
  attributes: Record<string, string>
  onKeyDown(event: KeyboardEvent): boolean
  onLink(): void
  onLeave(): void
  onBar(): void
  onSave(): void
}

/** An editor over a text, in its place. Nothing of it is written anew before somebody writes. */
export function createEditor(needs: EditorNeeds): Editor {
  const { place, html, isReadOnly, attributes, onKeyDown, ...ways } = needs
  const editor: Editor = new Editor({
    element: { mount: place },
    injectCSS: false,
    editable: !isReadOnly,
    extensions: [...formattedText, keys.configure(ways)],
    editorProps: {
      attributes,
      handleKeyDown: (_view, event) => onKeyDown(event),
      clipboardTextParser: (text, _context, _plain, view) => plainSlice(view.state.schema, text),
      handlePaste: (_view, event) => {
        const copied = readHtml(event.clipboardData?.getData('text/html') ?? '')
        const files = picturesAmong(event.clipboardData?.files ?? [])
        // A spreadsheet puts a picture of itself beside its cells.
        const isPicture = files.length > 0 && isWordless(copied)
        if (isPicture) void takePictures(editor, files)
        else void takeOutOfReach(editor, outOfReach(copied))
        return isPicture
      },
      handleDrop: (view, event, _slice, isMoved) => {
        const files = picturesAmong(event.dataTransfer?.files ?? [])
        if (isMoved || files.length === 0) return false
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
        if (at) editor.commands.setTextSelection(at.pos)
        void takePictures(editor, files)
        return true
      },
    },
  })
  editor.setOptions({
    editorProps: { ...editor.options.editorProps, clipboardParser: Clipboard.for(editor.schema) },
  })
  putHtml(editor, html)
  return editor
}

/** Another text in its place: somebody else's, or what was there before. It is no step that can be undone. */
export function putHtml(editor: Editor, html: string): void {
  const { state, view } = editor
  const doc = openDocument(state.schema, html, readHtml)
  if (doc.eq(state.doc)) return
  const tr = state.tr.replaceWith(0, state.doc.content.size, doc.content)
  view.dispatch(tr.setMeta('addToHistory', false).setMeta('preventUpdate', true))
}

export const htmlOf = (editor: Editor): string => writeHtml(editor.state.doc)
