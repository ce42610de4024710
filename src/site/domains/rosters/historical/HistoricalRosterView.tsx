import type { HistoricalPlayer } from '#contract/rosters.ts'
import { grouped } from '#site/format/number.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { FilterForm, FilterSelect, FilterText } from '#site/parts/filters/FilterForm.tsx'
import { FilterLinks } from '#site/parts/filters/FilterLinks.tsx'
import { PageHead } from '#site/parts/heads/PageHead.tsx'
import { PageLinks } from '#site/parts/lists/PageLinks.tsx'
import { HistoricalRosterTable } from './HistoricalRosterTable.tsx'
import styles from './HistoricalRosterView.module.css'
import { type HistoricalChoice, historicalHref } from './historical-roster-choice.ts'
import type { HistoricalRosterData } from './load-historical-roster.ts'

type Shown = Omit<HistoricalRosterData, 'head' | 'sportBar' | 'structuredData' | 'players'> & {
  players: HistoricalPlayer[] | undefined
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

/** Everybody, by name: letters, words, sport and decade narrow the list. */
export function HistoricalRosterView({
  sport,
  choice,
  sports,
  decades,
  firstYear,
  totalItems,
  pages,
  players,
}: Shown) {
  const to = (change: Partial<HistoricalChoice>) => historicalHref({ ...choice, page: 1, ...change })
  const isFiltered = choice.letter !== null || choice.text !== '' || choice.decade !== null
  const who = sport ? `played ${sport.title}` : 'played'
  return (
    <>
      <PageHead
        title={sport ? `${sport.title} All-Time Roster` : 'All-Time Roster'}
        note={`Everybody who ever ${who} for us${firstYear ? `, since ${firstYear}` : ''}.`}
        {...(sport ? { up: { href: '/historical-roster', label: 'Every sport' } } : {})}
      />
      <div className="u-page">
        <div className={`u-grid u-gap-4 u-shrink-items ${styles.tools}`} data-keep-scroll="">
          <FilterForm action="/historical-roster" label="Players" submit="Find">
            <FilterText label="Find a player" name="text" value={choice.text} />
            <FilterSelect
              label="Sport"
              name="sport"
              value={choice.sportSlug ?? ''}
              options={[{ value: '', label: 'Every sport' }, ...sports]}
            />
            <FilterSelect
              label="Decade"
              name="decade"
              value={choice.decade ? String(choice.decade) : ''}
              options={[
                { value: '', label: 'Any time' },
                ...decades.map((decade) => ({ value: String(decade), label: `${decade}s` })),
              ]}
            />
            {choice.letter ? <input type="hidden" name="letter" value={choice.letter} /> : null}
          </FilterForm>
          <FilterLinks
            label="Last name"
            links={[
              { href: to({ letter: null }), label: 'All', current: choice.letter === null },
              ...letters.map((letter) => ({
                href: to({ letter }),
                label: letter,
                current: letter === choice.letter,
              })),
            ]}
          />
        </div>
        <p className={`u-cluster u-gap-1-4 u-muted ${styles.found}`}>
          <span role="status">
            {totalItems === 1 ? '1 player' : `${grouped(totalItems)} players`}
            {choice.text ? ` for “${choice.text}”` : ''}
            {choice.letter ? ` under ${choice.letter}` : ''}
            {choice.decade ? ` in the ${choice.decade}s` : ''}
          </span>
          {isFiltered ? (
            <a href={to({ letter: null, text: '', decade: null })} data-keep-scroll="">
              Show everybody
            </a>
          ) : null}
        </p>
        <ServerHtml id="historical-roster" value={players}>
          {(list) =>
            list.length === 0 ? (
              <p>
                {isFiltered
                  ? 'Nobody fits. Try the last name alone, another letter or any time.'
                  : 'Nobody has been entered yet.'}
              </p>
            ) : (
              <HistoricalRosterTable players={list} sport={sport?.title ?? null} />
            )
          }
        </ServerHtml>
        <PageLinks page={choice.page} pages={pages} href={(page) => historicalHref({ ...choice, page })} />
      </div>
    </>
  )
}
