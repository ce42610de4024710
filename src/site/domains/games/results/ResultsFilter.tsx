import { useEffect, useRef } from 'react'
import { FilterLinks } from '#site/parts/filters/FilterLinks.tsx'
import { Button } from '#ui/Button.tsx'
import { locationFilters } from '../parts/location-filter.ts'
import type { ResultsData } from './load-results.ts'
import styles from './ResultsFilter.module.css'
import { outcomeFilters, type ResultsChoice, resultsHref } from './results-choice.ts'

/** Which results are shown: plain links and a plain form, each keeping what the others chose. */
export function ResultsFilter({ page: { address, choice } }: { page: ResultsData }) {
  const input = useRef<HTMLInputElement>(null)
  // A link that clears the words changes the page and not the field, which keeps what was typed.
  useEffect(() => {
    if (input.current) input.current.value = choice.opponent
  }, [choice.opponent])
  const href = (change: Partial<ResultsChoice>) => resultsHref(address, { ...choice, page: 1, ...change })
  const { season, location, outcome, conferenceOnly } = choice
  const kept = { season, location, outcome, conference: conferenceOnly ? '1' : null }
  return (
    <div className={`no-print u-cluster u-shrink ${styles.filter}`} data-keep-scroll="">
      <FilterLinks
        label="Where"
        links={locationFilters.map((one) => ({
          href: href({ location: one.location }),
          label: one.label,
          current: one.location === location,
        }))}
      />
      <FilterLinks
        label="Result"
        links={outcomeFilters.map((one) => ({
          href: href({ outcome: one.outcome }),
          label: one.label,
          current: one.outcome === outcome,
        }))}
      />
      <FilterLinks
        label="Against"
        links={[
          { href: href({ conferenceOnly: false }), label: 'Everybody', current: !conferenceOnly },
          { href: href({ conferenceOnly: true }), label: 'Conference', current: conferenceOnly },
        ]}
      />
      <form action={address} className={styles.search} role="search" aria-label="Results by opponent">
        {Object.entries(kept).map(([name, value]) =>
          value ? <input key={name} type="hidden" name={name} value={value} /> : null,
        )}
        <label className="visually-hidden" htmlFor="results-opponent">
          Opponent
        </label>
        <input
          ref={input}
          id="results-opponent"
          className={styles.input}
          type="search"
          name="opponent"
          placeholder="Opponent"
          defaultValue={choice.opponent}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" icon="search" label="Find" />
      </form>
    </div>
  )
}
