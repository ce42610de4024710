import { gt, inArray, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** What a source says about one thing that the public may find. */
export interface Draft {
  contentId: number
  title: string
  /** What says most after the title: a person's position, a story's teaser. Plain text, like the rest. */
  lead: string
  text: string
  url: string
  image: string | null
  sportId: number | null
  date: string | null
  shownFrom: Date | null
  /** How much it counts among what was found. */
  weight: number
}

/** Some contents by their ids, or the next so many after an id. */
export type Part = { ids: number[] } | { after: number; limit: number }

export const inPart = (column: AnyPgColumn, part: Part): SQL =>
  'ids' in part ? inArray(column, part.ids) : gt(column, part.after)
export const sizeOf = (part: Part): number => ('ids' in part ? part.ids.length : part.limit)

/** Each thing once: a department is often named like its team. */
export const joined = (...parts: (string | null | undefined | false)[]): string =>
  [...new Set(parts.filter(Boolean))].join(' · ')

/** Many a text begins with its own teaser; it is not to be read twice. */
export const afterTeaser = (text: string, teaser: string | null): string =>
  teaser && text.startsWith(teaser) ? text.slice(teaser.length).trim() : text
