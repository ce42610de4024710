import type { HistoryEntry } from '#contract/editing/desk.shapes.ts'

const deeds: Readonly<Record<string, string>> = {
  publish: 'published',
  delete: 'deleted',
  order: 'put in order',
  bulk: 'changed',
  import: 'brought in',
  release: 'released',
  undo: 'undid',
  restore: 'took out of the trash',
  planned: 'published as planned',
}

/** What somebody did, as a verb. */
export const deedWords = ({ what }: Pick<HistoryEntry, 'what'>): string => deeds[what] ?? what
