import { and, desc, eq, lte } from 'drizzle-orm'
import { stories } from '../../db/schema/news.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { toStoryRef } from './news.mapper.ts'

/** Where a published story is to be read, for those who know no more of it than its id or its name. The newest of a name counts. */
export async function storyAddress(
  { tx, now }: Work,
  { id, slug }: { id?: number; slug?: string },
): Promise<{ url: string; isExternal: boolean } | null> {
  const asked =
    id !== undefined ? eq(stories.id, id) : slug !== undefined ? eq(stories.slug, slug) : undefined
  if (!asked) return null
  const [row] = await tx
    .select({
      id: stories.id,
      title: stories.title,
      slug: stories.slug,
      publishedOn: stories.publishedOn,
      externalUrl: stories.externalUrl,
    })
    .from(stories)
    .where(and(asked, eq(stories.hidden, false), lte(stories.publishAt, now)))
    .orderBy(desc(stories.publishAt), desc(stories.id))
    .limit(1)
  return row ? { url: toStoryRef(row).url, isExternal: row.externalUrl !== null } : null
}
