import { useLoaderData } from 'react-router'
import { TagList } from '#site/domains/news/tags/TagList.tsx'
import { lateLoad } from '#site/lateness/late-code.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'
import { FilterForm, FilterText } from '#site/parts/filters/FilterForm.tsx'
import { PageHead } from '#site/parts/heads/PageHead.tsx'
import { ListFrame } from '#site/parts/lists/ListFrame.tsx'
import { countWords, listHref } from '#site/parts/lists/list-query.ts'

export const headers = cachedPage

export const meta = pageMeta

const loadTags = lateLoad(async () => (await import('#site/domains/news/tags/load-tags.ts')).loadTags)

export const loader = serverLoads(loadTags, { inHtmlOnly: ['tags'] })
export const clientLoader = clientLoads(loadTags)

export default function TagsPage() {
  const { text, page, pages, totalItems, tags } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title="Tags" note="What we write, show and tell, by what it is about." />
      <ListFrame
        tools={
          <FilterForm action="/tags" label="Tags" submit="Find">
            <FilterText label="Name of the tag" name="text" value={text} />
          </FilterForm>
        }
        status={
          <>
            {countWords(totalItems, 'tag', 'tags')}
            {text ? ` with “${text}”` : ''}
          </>
        }
        clear={text ? { href: '/tags', label: 'Show all tags' } : null}
        pages={{ page, pages, href: (one) => listHref('/tags', { text }, one) }}
      >
        <ServerHtml id="tags" value={tags}>
          {(list) => <TagList tags={list} />}
        </ServerHtml>
      </ListFrame>
    </>
  )
}
