import type { Editor } from '@tiptap/core'
import { redoDepth, undoDepth } from '@tiptap/pm/history'
import type { ResolvedPos } from '@tiptap/pm/model'
import { NodeSelection } from '@tiptap/pm/state'
import { formattedTags } from '#contract/editing/formatted-text.ts'
import { type Trigger, triggerBefore } from './trigger.ts'

/** What the bars around the text say of the place that somebody is in. */
export interface Shown {
  block: string
  marks: readonly string[]
  list: 'ul' | 'ol' | null
  isInQuote: boolean
  isInTable: boolean
  hasHead: boolean
  link: string | null
  /** In which language words are said to be. */
  language: string | null
  picture: { at: number; src: string; alt: string; hasCaption: boolean } | null
  trigger: Trigger | null
  isSomeChosen: boolean
  mayUndo: boolean
  mayRedo: boolean
}

export const nothingShown: Shown = {
  block: 'p',
  marks: [],
  list: null,
  isInQuote: false,
  isInTable: false,
  hasHead: false,
  link: null,
  language: null,
  picture: null,
  trigger: null,
  isSomeChosen: false,
  mayUndo: false,
  mayRedo: false,
}

function around($from: ResolvedPos, names: readonly string[]): string | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { name } = $from.node(depth).type
    if (names.includes(name)) return name
  }
  return null
}

const headOf = ($from: ResolvedPos): boolean => {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth)
    if (node.type.name === 'table') return node.firstChild?.attrs.section === 'thead'
  }
  return false
}

/** Whose caption would stand below the picture. */
export function captionAt($from: ResolvedPos): boolean {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type.name === 'figure')
      return $from.node(depth).children.some(({ type }) => type.name === 'figcaption')
  return false
}

export function shownOf({ state }: Editor): Shown {
  const { selection } = state
  const { $from, empty } = selection
  const marks = state.storedMarks ?? (empty ? $from.marks() : ($from.nodeAfter?.marks ?? $from.marks()))
  const list = around($from, ['ul', 'ol', 'td', 'th'])
  const image = selection instanceof NodeSelection && selection.node.type.name === 'img' ? selection : null
  const before = $from.parent.isTextblock
    ? $from.parent.textBetween(Math.max(0, $from.parentOffset - 60), $from.parentOffset, undefined, '\ufffc')
    : ''
  return {
    block: $from.parent.type.name,
    marks: formattedTags.words.filter((tag) => marks.some(({ type }) => type.name === tag)),
    list: list === 'ul' || list === 'ol' ? list : null,
    isInQuote: around($from, ['blockquote']) !== null,
    isInTable: around($from, ['table']) !== null,
    hasHead: headOf($from),
    link: wordOf(marks.find(({ type }) => type.name === 'a')?.attrs.href),
    language: wordOf(marks.find(({ type }) => type.name === 'i')?.attrs.lang),
    picture: image
      ? {
          at: image.from,
          src: String(image.node.attrs.src),
          alt: String(image.node.attrs.alt),
          hasCaption: captionAt($from),
        }
      : null,
    trigger: empty && $from.parent.type.name !== 'pre' ? triggerBefore(before) : null,
    isSomeChosen: !empty,
    mayUndo: undoDepth(state) > 0,
    mayRedo: redoDepth(state) > 0,
  }
}

const wordOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
