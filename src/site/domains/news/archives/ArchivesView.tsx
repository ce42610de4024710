import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { FilterForm, FilterSelect, FilterText } from '#site/parts/filters/FilterForm.tsx'
import { PageHead } from '#site/parts/heads/PageHead.tsx'
import { ListFrame } from '#site/parts/lists/ListFrame.tsx'
import { countWords } from '#site/parts/lists/list-query.ts'
import { ArchiveMonths } from './ArchiveMonths.tsx'
import { ArchiveStories } from './ArchiveStories.tsx'
import { type ArchiveChoice, archiveHref, monthTitle } from './archive-choice.ts'
import type { ArchivesData } from './load-archives.ts'

type Shown = Omit<ArchivesData, 'head' | 'sportBar' | 'structuredData' | 'groups'> & {
  groups: ArchivesData['groups'] | undefined
}

/** Every story: words, sport, month and tag narrow the list. */
export function ArchivesView(page: Shown) {
  const { name, isOfSport, choice, sports, months, tags, totalItems, pages, groups } = page
  const { sportSlug, month, tag, text } = choice
  const to = (change: Partial<ArchiveChoice>) => archiveHref({ ...choice, page: 1, ...change })
  const isFiltered = month !== null || tag !== null || text !== ''
  const tagName = tags.find(({ value }) => value === tag)?.label
  return (
    <>
      <PageHead
        title={name}
        note="Everything we wrote, month by month."
        {...(isOfSport ? { up: { href: '/archives', label: 'Every sport' } } : {})}
      />
      <ListFrame
        tools={
          <FilterForm action="/archives" label="Stories" submit="Find">
            <FilterText label="Words of the story" name="text" value={text} />
            <FilterSelect
              label="Sport"
              name="sport"
              value={sportSlug ?? ''}
              options={[{ value: '', label: 'Every sport' }, ...sports]}
            />
            <FilterSelect
              label="Month"
              name="month"
              value={month ?? ''}
              options={[
                { value: '', label: 'Any time' },
                ...months.map((one) => ({ value: one.month, label: monthTitle(one.month) })),
              ]}
            />
            <FilterSelect
              label="Tag"
              name="tag"
              value={tag ?? ''}
              options={[{ value: '', label: 'Any tag' }, ...tags]}
            />
          </FilterForm>
        }
        status={
          <>
            {countWords(totalItems, 'story', 'stories')}
            {month ? ` of ${monthTitle(month)}` : ''}
            {tagName ? ` tagged ${tagName}` : ''}
            {text ? ` with “${text}”` : ''}
          </>
        }
        clear={
          isFiltered ? { href: to({ month: null, tag: null, text: '' }), label: 'Show all stories' } : null
        }
        pages={{ page: choice.page, pages, href: (one) => to({ page: one }) }}
        aside={<ArchiveMonths months={months} chosen={month} href={(one) => to({ month: one })} />}
      >
        <ServerHtml id="archive" value={groups}>
          {(list) => <ArchiveStories groups={list} showSport={!isOfSport} />}
        </ServerHtml>
      </ListFrame>
    </>
  )
}
