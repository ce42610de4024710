import type { StoryBlock } from '#contract/shapes/news.story-parts.ts'
import { cleanHtml } from './clean-html.ts'

type Clean = (value: unknown, row: Record<string, unknown>) => unknown

const html: Clean = (value) => (typeof value === 'string' ? cleanHtml(value) : value)

const blocks: Clean = (value) =>
  Array.isArray(value)
    ? value.map((block: StoryBlock | null) =>
        block?.kind === 'text' ? { ...block, html: cleanHtml(String(block.html)) } : block,
      )
    : value

/** A story told elsewhere leads to an address of the web and to nothing else. */
const webAddress: Clean = (value) =>
  typeof value === 'string' && !/^https?:\/\//i.test(value) ? null : value

/** A separator's title is HTML, every other field's is its label. */
const separator: Clean = (value, row) => (row.type === '-' ? html(value, row) : value)

/** By table, the columns whose text is shown as HTML, under the names they have in the database. */
const columns: Readonly<Record<string, Readonly<Record<string, Clean>>>> = {
  writers: { bio: html },
  stories: { content: html, blocks, external_url: webAddress },
  sport_files: { content: html },
  moments: { text: html },
  players: { bio: html },
  staff_members: { bio: html },
  facilities: { description: html },
  awards: { description: html },
  all_americans: { bio: html },
  inductees: { bio: html },
  forms: { description: html },
  promotion_campaigns: { html },
  form_fields: { title: separator },
}

/** A row that comes from elsewhere, one line of JSON, with its HTML cleaned. Most tables have none. */
export function cleanRow(table: string, line: string): string {
  const asked = columns[table]
  if (!asked) return line
  const row = JSON.parse(line) as Record<string, unknown>
  for (const [column, clean] of Object.entries(asked))
    if (column in row) row[column] = clean(row[column], row)
  return JSON.stringify(row)
}
