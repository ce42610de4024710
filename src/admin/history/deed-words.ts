import type { HistoryEntry } from '#contract/editing/desk.shapes.ts'
import { counted } from '../words/plural.ts'
import { titleWords } from '../words/title-words.ts'

const deeds: Readonly<Record<string, string>> = {
  publish: 'published',
  delete: 'deleted',
  order: 'put in order',
  bulk: 'changed',
  import: 'brought in',
  release: 'released',
  upload: 'uploaded',
  undo: 'undid',
  restore: 'took out of the trash',
  planned: 'published as planned',
}

/** What somebody did, as a verb. */
export const deedWords = ({ what }: Pick<HistoryEntry, 'what'>): string => deeds[what] ?? what

/** What it was done to. Of the files of one drop it says how many there are. */
export const subjectWords = ({
  what,
  title,
  rows,
  named,
}: Pick<HistoryEntry, 'what' | 'title' | 'rows' | 'named'>) =>
  what === 'upload' && named > 0 ? counted(rows, 'file', 'files') : titleWords(title)

/** Those that several were done to, as far as there is room: 'A, B and 12 more'. */
export function namesWords({ names, named }: Pick<HistoryEntry, 'names' | 'named'>): string {
  const told = names.map(titleWords).join(', ')
  return named > names.length ? `${told} and ${named - names.length} more` : told
}
