import { useLoaderData } from 'react-router'
import { TaggedContent } from '#site/domains/news/tags/TaggedContent.tsx'
import { kindWords, type TagChoice, tagHref } from '#site/domains/news/tags/tag-choice.ts'
import { lateLoad } from '#site/lateness/late-code.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'
import { FilterForm, FilterSelect } from '#site/parts/filters/FilterForm.tsx'
import { FilterLinks } from '#site/parts/filters/FilterLinks.tsx'
import { PageHead } from '#site/parts/heads/PageHead.tsx'
import { ListFrame } from '#site/parts/lists/ListFrame.tsx'
import { countWords } from '#site/parts/lists/list-query.ts'

export const headers = cachedPage

export const meta = pageMeta

const loadTag = lateLoad(async () => (await import('#site/domains/news/tags/load-tag.ts')).loadTag)

export const loader = serverLoads(loadTag, { inHtmlOnly: ['content'] })
export const clientLoader = clientLoads(loadTag)

export default function TagPage() {
  const { tag, sport, choice, sports, counts, totalItems, pages, content } = useLoaderData<typeof loader>()
  const to = (change: Partial<TagChoice>) => tagHref({ ...choice, page: 1, ...change })
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <PageHead title={tag.name} note={tag.description} up={{ href: '/tags', label: 'All tags' }} />
      <ListFrame
        tools={
          <>
            <FilterLinks
              label="Kind"
              links={[
                { href: to({ kind: null }), label: `All ${all}`, current: choice.kind === null },
                ...counts.map(({ kind, count }) => ({
                  href: to({ kind }),
                  label: `${kindWords[kind][1]} ${count}`,
                  current: kind === choice.kind,
                })),
              ]}
            />
            <FilterForm action={`/tags/${tag.slug}`} label="Tagged content">
              {choice.kind ? <input type="hidden" name="kind" value={choice.kind} /> : null}
              <FilterSelect
                label="Sport"
                name="sport"
                value={sport?.slug ?? ''}
                options={[{ value: '', label: 'Every sport' }, ...sports]}
              />
            </FilterForm>
          </>
        }
        status={
          <>
            {choice.kind
              ? countWords(totalItems, ...lower(kindWords[choice.kind]))
              : countWords(totalItems, 'item', 'items')}
            {sport ? ` of ${sport.title}` : ''}
          </>
        }
        clear={
          sport || choice.kind
            ? { href: to({ kind: null, sportSlug: null }), label: 'Show everything' }
            : null
        }
        pages={{ page: choice.page, pages, href: (one) => to({ page: one }) }}
      >
        <ServerHtml id="tagged" value={content}>
          {(list) => <TaggedContent content={list} />}
        </ServerHtml>
      </ListFrame>
    </>
  )
}

const lower = ([one, many]: readonly [string, string]): [string, string] => [
  one.toLowerCase(),
  many.toLowerCase(),
]
