import type { Node } from '@tiptap/pm/model'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import type { Mention, NameBook, Named } from './find-names.ts'

/** Where the text leads already. */
export function linkedIn(doc: Node): Set<string> {
  const found = new Set<string>()
  doc.descendants(({ marks }) => {
    for (const { type, attrs } of marks) if (type.name === 'a') found.add(String(attrs.href))
  })
  return found
}

/** A line as text in which every letter has its place: what is no text is a sign of its own. */
const textOf = (line: Node): string => line.textBetween(0, line.content.size, undefined, '\ufffc')

const isLinked = (line: Node, from: number, to: number): boolean => {
  const { a } = line.type.schema.marks
  return a !== undefined && line.rangeHasMark(from, to, a)
}

const isRunning = ({ isTextblock, type }: Node): boolean =>
  isTextblock && !/^(h[234]|pre|caption)$/.test(type.name)

/** The first mention of everybody whose page nothing leads to yet, in the order of the text. */
export function firstMentions<Name extends Named>(doc: Node, book: NameBook<Name>): Mention<Name>[] {
  const known = linkedIn(doc)
  const found: Mention<Name>[] = []
  doc.descendants((line, at) => {
    if (!isRunning(line)) return true
    for (const { from, to, named } of book.find(textOf(line))) {
      if (known.has(named.address) || isLinked(line, from, to)) continue
      known.add(named.address)
      found.push({ from: at + 1 + from, to: at + 1 + to, named })
    }
    return false
  })
  return found
}

/** The name that was just written, for the first time: it ends at the cursor, or a sign before it. */
export function mentionAtCursor<Name extends Named>(
  { selection, doc }: EditorState,
  book: NameBook<Name>,
): Mention<Name> | null {
  const { $from, empty } = selection
  const line = $from.parent
  if (!empty || !isRunning(line)) return null
  const start = $from.start()
  const last = book
    .find(textOf(line).slice(0, $from.parentOffset))
    .findLast(({ to }) => $from.parentOffset - to <= 2)
  if (!last || /[\p{L}\p{N}]/u.test(textOf(line).slice(last.to, $from.parentOffset))) return null
  return firstMentions(doc, book).find(({ from }) => from === start + last.from) ?? null
}

/** Leads from names to their pages. */
export function link(tr: Transaction, mentions: readonly Mention<Named>[]): Transaction {
  const { a } = tr.doc.type.schema.marks
  if (!a) return tr
  for (const { from, to, named } of mentions) tr.addMark(from, to, a.create({ href: named.address }))
  return tr.removeStoredMark(a)
}
