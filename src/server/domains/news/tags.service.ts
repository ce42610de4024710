import type { Tag, TagPage, TagQuery, TagsQuery } from '#contract/news.ts'
import { notFound } from '#contract/shapes/problem.ts'
import { pageOf, sliceOf } from '../../parts/paging.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { sportRefs } from '../sports/sports.service.ts'
import { toContentCard, toTag } from './news.mapper.ts'
import { countTagged, countTags, pageOfTagged, pageOfTags, tagBySlug } from './news.tags.read-model.ts'

export async function listTags({ tx, now }: Work, filter: TagsQuery) {
  const rows = await pageOfTags(tx, filter, sliceOf(filter))
  const counts = rows.length > 0 ? await countTagged(tx, { now, tagIds: rows.map(({ id }) => id) }) : []
  const items: Tag[] = rows.map((row) => toTag(row, totalOf(counts.filter(({ tagId }) => tagId === row.id))))
  return pageOf(filter, items, await countTags(tx, filter))
}

const totalOf = (counts: { count: number }[]): number => counts.reduce((total, { count }) => total + count, 0)

export async function tagPage(work: Work, slug: string, filter: TagQuery): Promise<TagPage> {
  const { tx, now } = work
  const row = await tagBySlug(tx, slug)
  if (!row) throw notFound(`There is no tag '${slug}'.`)
  const selection = { now, tagIds: [row.id], ...(filter.sportId ? { sportId: filter.sportId } : {}) }
  const counts = await countTagged(tx, selection)
  const content = await pageOfTagged(tx, selection, filter.kind, sliceOf(filter))
  const sports = await sportRefs(work)
  const shown = filter.kind ? counts.filter(({ kind }) => kind === filter.kind) : counts
  return {
    tag: toTag(row, totalOf(counts)),
    counts: counts.map(({ kind, count }) => ({ kind, count })),
    content: pageOf(
      filter,
      content.map((item) => toContentCard(item, sports.get(item.sportId ?? 0) ?? null)),
      totalOf(shown),
    ),
  }
}
