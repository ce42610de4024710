import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { FilterForm, FilterSelect } from '#site/parts/filters/FilterForm.tsx'
import { PageHead } from '#site/parts/heads/PageHead.tsx'
import { ListFrame } from '#site/parts/lists/ListFrame.tsx'
import { countWords } from '#site/parts/lists/list-query.ts'
import { useOneFilmAtATime } from '../videos/use-one-film.ts'
import type { MomentsData } from './load-moments.ts'
import { MomentWall } from './MomentWall.tsx'
import { type MomentChoice, momentHref } from './moment-choice.ts'

type Shown = Omit<MomentsData, 'head' | 'sportBar' | 'structuredData' | 'moments'> & {
  moments: MomentsData['moments'] | undefined
}

/** Great moments on a wall, of a sport and a year if one is chosen. */
export function MomentsView({ name, isOfSport, choice, sports, years, totalItems, pages, moments }: Shown) {
  useOneFilmAtATime()
  const to = (change: Partial<MomentChoice>) => momentHref({ ...choice, page: 1, ...change })
  return (
    <>
      <PageHead
        title={name}
        note="Days to keep, in pictures and film."
        {...(isOfSport ? { up: { href: '/moments', label: 'Every sport' } } : {})}
      />
      <ListFrame
        tools={
          <FilterForm action="/moments" label="Moments">
            <FilterSelect
              label="Sport"
              name="sport"
              value={choice.sportSlug ?? ''}
              options={[{ value: '', label: 'Every sport' }, ...sports]}
            />
            <FilterSelect
              label="Year"
              name="year"
              value={choice.year === null ? '' : String(choice.year)}
              options={[
                { value: '', label: 'Any year' },
                ...years.map((year) => ({ value: String(year), label: String(year) })),
              ]}
            />
          </FilterForm>
        }
        status={
          <>
            {countWords(totalItems, 'moment', 'moments')}
            {choice.year === null ? '' : ` of ${choice.year}`}
          </>
        }
        clear={choice.year === null ? null : { href: to({ year: null }), label: 'Show every year' }}
        pages={{ page: choice.page, pages, href: (one) => to({ page: one }) }}
      >
        <ServerHtml id="moments" value={moments}>
          {(list) => <MomentWall moments={list} />}
        </ServerHtml>
      </ListFrame>
    </>
  )
}
