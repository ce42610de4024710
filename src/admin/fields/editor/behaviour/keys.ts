import {
  type Editor,
  Extension,
  InputRule,
  markInputRule,
  textblockTypeInputRule,
  wrappingInputRule,
} from '@tiptap/core'
import { dropCursor } from '@tiptap/pm/dropcursor'
import { gapCursor } from '@tiptap/pm/gapcursor'
import { history } from '@tiptap/pm/history'
import { tableEditing } from '@tiptap/pm/tables'
import { goBack, goOn, toggleEmphasis, toggleList, toggleMark, toggleQuote } from './acts.ts'
import { lineBelow } from './line-below.ts'
import { nextCell } from './table-acts.ts'

interface KeyOptions {
  /** Asks for the address of a link. */
  onLink(): void
  /** Out of the text, to what stands below it. */
  onLeave(): void
  /** To the bar above it. */
  onBar(): void
  onSave(): void
}

const nobody = () => {}

/** The keys of the editor. Tab is a key of tables alone: everywhere else it leads on, as in any field. */
export const keys = Extension.create<KeyOptions>({
  name: 'keys',
  addOptions: () => ({ onLink: nobody, onLeave: nobody, onBar: nobody, onSave: nobody }),
  addKeyboardShortcuts() {
    const { editor, options } = this
    const did = (act: () => void) => () => {
      act()
      return true
    }
    const block = (tag: string) => () =>
      editor.isActive(tag) ? editor.commands.setNode('p') : editor.commands.setNode(tag)
    return {
      'Mod-b': did(() => toggleEmphasis(editor, 'strong')),
      'Mod-i': did(() => toggleEmphasis(editor, 'em')),
      'Mod-u': did(() => toggleMark(editor, 'u')),
      'Mod-Shift-x': did(() => toggleMark(editor, 's')),
      'Mod-k': did(options.onLink),
      'Mod-Alt-0': () => editor.commands.setNode('p'),
      'Mod-Alt-2': block('h2'),
      'Mod-Alt-3': block('h3'),
      'Mod-Alt-4': block('h4'),
      'Mod-Shift-8': did(() => toggleList(editor, 'ul')),
      'Mod-Shift-7': did(() => toggleList(editor, 'ol')),
      'Mod-Shift-9': did(() => toggleQuote(editor)),
      'Mod-]': () => editor.commands.sinkListItem('li'),
      'Mod-[': () => editor.commands.liftListItem('li'),
      'Mod-z': () => goBack(editor),
      'Mod-Shift-z': () => goOn(editor),
      'Mod-y': () => goOn(editor),
      Enter: () => leaveCaption(editor) || editor.commands.splitListItem('li'),
      'Shift-Enter': () => editor.commands.insertContent({ type: 'br' }),
      Tab: () => nextCell(editor, 1),
      'Shift-Tab': () => nextCell(editor, -1),
      'Alt-F10': did(options.onBar),
      Escape: did(options.onLeave),
      // The form saves; what was typed last goes along.
      'Mod-s': () => {
        options.onSave()
        return false
      },
      // Publishes: it is the form's key.
      'Mod-Enter': () => {
        options.onSave()
        return false
      },
    }
  },
  addInputRules() {
    const { nodes, marks } = this.editor.schema
    const { h2, h3, h4, ul, ol, blockquote } = nodes
    const { strong, em, code } = marks
    return [
      ...(h2 ? [textblockTypeInputRule({ find: /^##\s$/, type: h2 })] : []),
      ...(h3 ? [textblockTypeInputRule({ find: /^###\s$/, type: h3 })] : []),
      ...(h4 ? [textblockTypeInputRule({ find: /^####\s$/, type: h4 })] : []),
      ...(ul ? [wrappingInputRule({ find: /^\s*[-*•]\s$/, type: ul })] : []),
      ...(ol ? [wrappingInputRule({ find: /^1[.)]\s$/, type: ol })] : []),
      ...(blockquote ? [wrappingInputRule({ find: /^>\s$/, type: blockquote })] : []),
      ...(strong ? [markInputRule({ find: /(?:^|\s)(\*\*([^*]+)\*\*)$/, type: strong })] : []),
      ...(em ? [markInputRule({ find: /(?:^|\s)(_([^_]+)_)$/, type: em })] : []),
      ...(code ? [markInputRule({ find: /(?:^|\s)(`([^`]+)`)$/, type: code })] : []),
      dash,
    ]
  },
  addProseMirrorPlugins: () => [
    history(),
    gapCursor(),
    dropCursor({ color: 'var(--accent)', width: 2 }),
    tableEditing(),
    lineBelow(),
  ],
})

/** Two hyphens between words are a dash. */
const dash = new InputRule({
  find: /(?<=[\p{L}\p{N}\s])--\s$/u,
  handler: ({ state, range }) => {
    state.tr.insertText('— ', range.from, range.to)
  },
})

/** Whoever is done with a caption goes on below the picture. */
function leaveCaption(editor: Editor): boolean {
  const { $from } = editor.state.selection
  const { name } = $from.parent.type
  if (name !== 'figcaption' && name !== 'caption') return false
  const after = $from.after($from.depth - 1)
  const line = editor.schema.nodes.p?.create()
  if (name === 'caption' || !line) return editor.commands.setTextSelection($from.after() + 4)
  const { tr, doc } = editor.state
  const next = doc.nodeAt(after)
  if (next?.type.name !== 'p' || next.content.size > 0) tr.insert(after, line)
  editor.view.dispatch(tr)
  return editor.commands.setTextSelection(after + 1)
}
