import { useLoaderData } from 'react-router'
import { ListFrame } from '../../domains/news/ListFrame.tsx'
import { countWords } from '../../domains/news/list-query.ts'
import { TaggedContent } from '../../domains/news/TaggedContent.tsx'
import { kindWords, type TagChoice, tagHref } from '../../domains/news/tag-choice.ts'
import { FilterForm, FilterSelect } from '../../domains/sports/FilterForm.tsx'
import { FilterLinks } from '../../domains/sports/FilterLinks.tsx'
import { DirectoryHead } from '../../domains/staff/DirectoryHead.tsx'
import { lateLoad } from '../../shell/late-module.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '../../shell/page.ts'
import { ServerHtml } from '../../shell/ServerHtml.tsx'

export const headers = cachedPage

export const meta = pageMeta

const loadTag = lateLoad(async () => (await import('../../domains/news/load-tag.ts')).loadTag)

export const loader = serverLoads(loadTag, { inHtmlOnly: ['content'] })
export const clientLoader = clientLoads(loadTag)

export default function TagPage() {
  const { tag, sport, choice, sports, counts, totalItems, pages, content } = useLoaderData<typeof loader>()
  const to = (change: Partial<TagChoice>) => tagHref({ ...choice, page: 1, ...change })
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <DirectoryHead title={tag.name} note={tag.description} up={{ href: '/tags', label: 'All tags' }} />
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
