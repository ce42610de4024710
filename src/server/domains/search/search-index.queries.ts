import { and, eq, inArray, sql } from 'drizzle-orm'
import type { SearchKind } from '#contract/search.ts'
import type { Tx } from '../../db/client.ts'
import { type SearchSource, searchEntries } from '../../db/schema/search.ts'
import { tsVector } from './query.ts'
import { type Draft, joined } from './search.draft.ts'
import { foldedText } from './words.ts'

/** What stands further down in a very long text is not looked for. */
const longestText = 30_000

export async function clearEntries(tx: Tx, source?: SearchSource, ids?: number[]): Promise<void> {
  const own = source && and(eq(searchEntries.source, source), ids && inArray(searchEntries.contentId, ids))
  await tx.delete(searchEntries).where(own)
}

export async function writeEntries(
  tx: Tx,
  source: SearchSource,
  kind: SearchKind,
  drafts: Draft[],
): Promise<void> {
  if (drafts.length === 0) return
  const rows = drafts.map((draft) => toRow(source, kind, draft))
  const columns = sql.join(
    Object.keys(rows[0] ?? {}).map((name) => sql.identifier(name)),
    sql`, `,
  )
  // One parameter for all rows is far quicker than one for each value.
  await tx.execute(sql`insert into ${searchEntries} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${searchEntries}, ${JSON.stringify(rows)}::jsonb)`)
}

function toRow(source: SearchSource, kind: SearchKind, draft: Draft) {
  const { title, lead } = draft
  const text = draft.text.slice(0, longestText)
  return {
    source,
    kind,
    content_id: draft.contentId,
    title,
    title_words: foldedText(title),
    body: joined(lead, text),
    url: draft.url,
    image: draft.image,
    sport_id: draft.sportId,
    date: draft.date,
    shown_from: draft.shownFrom,
    weight: draft.weight,
    tsv: tsVector({ A: title, B: lead, D: text }),
  }
}
