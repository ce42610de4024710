import { useLoaderData } from 'react-router'
import { ListFrame } from '../../domains/news/ListFrame.tsx'
import { countWords, listHref } from '../../domains/news/list-query.ts'
import { TagList } from '../../domains/news/TagList.tsx'
import { FilterForm, FilterText } from '../../domains/sports/FilterForm.tsx'
import { DirectoryHead } from '../../domains/staff/DirectoryHead.tsx'
import { lateLoad } from '../../shell/late-module.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '../../shell/page.ts'
import { ServerHtml } from '../../shell/ServerHtml.tsx'

export const headers = cachedPage

export const meta = pageMeta

const loadTags = lateLoad(async () => (await import('../../domains/news/load-tags.ts')).loadTags)

export const loader = serverLoads(loadTags, { inHtmlOnly: ['tags'] })
export const clientLoader = clientLoads(loadTags)

export default function TagsPage() {
  const { text, page, pages, totalItems, tags } = useLoaderData<typeof loader>()
  return (
    <>
      <DirectoryHead title="Tags" note="What we write, show and tell, by what it is about." />
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
