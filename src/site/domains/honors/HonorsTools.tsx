import { FilterForm, FilterSelect, FilterText } from '#site/parts/filters/FilterForm.tsx'
import { FilterLinks } from '#site/parts/filters/FilterLinks.tsx'
import { groupedAddress, groupings, type HonorsChoice, honorsHref } from './honors-choice.ts'
import type { HonorsListPage } from './honors-list-page.ts'

/** What narrows a list of honors, and what it is grouped by: a plain form and plain links. */
export function HonorsTools({ page: { list, choice, fields, noun } }: { page: HonorsListPage }) {
  const to = (change: Partial<HonorsChoice>) => honorsHref(list, { ...choice, page: 1, ...change })
  const selects = [
    { name: 'sport', label: 'Sport', every: 'Every sport', value: choice.sport, options: fields.sports },
    { name: 'year', label: 'Year', every: 'Every year', value: choice.year, options: fields.years },
    { name: 'decade', label: 'Decade', every: 'Any time', value: choice.decade, options: fields.decades },
    { name: 'type', label: 'Kind', every: 'Every kind', value: choice.type, options: fields.types },
  ].filter(({ options }) => options.length > 1)
  return (
    <div className="no-print u-grid u-gap-4 u-shrink-items" data-keep-scroll="">
      <FilterForm action={groupedAddress(list, choice.grouping)} label={noun[1]} submit="Find">
        <FilterText label={fields.search} name="text" value={choice.text} />
        {selects.map(({ every, value, options, ...select }) => (
          <FilterSelect
            key={select.name}
            {...select}
            value={String(value ?? '')}
            options={[{ value: '', label: every }, ...options]}
          />
        ))}
        {list.groupingIn === 'query' && choice.grouping !== 'year' ? (
          <input type="hidden" name="group" value={choice.grouping} />
        ) : null}
      </FilterForm>
      <FilterLinks
        label="Group by"
        links={groupings.map(({ grouping, label }) => ({
          href: to({ grouping, letter: null }),
          label,
          current: grouping === choice.grouping,
        }))}
      />
      {fields.letters.length > 1 ? (
        <FilterLinks
          label="Last name"
          links={[
            { href: to({ letter: null }), label: 'All', current: choice.letter === null },
            ...fields.letters.map((letter) => ({
              href: to({ letter }),
              label: letter,
              current: letter === choice.letter,
            })),
          ]}
        />
      ) : null}
    </div>
  )
}
