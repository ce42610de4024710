import type { PageNote } from './PlainPage.tsx'

/** The first that is heard of a page says whether what was sent to it was taken. */
export const titleWith = (note: Pick<PageNote, 'isProblem'> | null, title: string): string =>
  note?.isProblem ? `Error: ${title}` : title
