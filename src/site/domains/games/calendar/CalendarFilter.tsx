import { useEffect, useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import { locationFilters } from '../parts/location-filter.ts'
import styles from './CalendarFilter.module.css'
import { calendarTypes } from './calendar-choice.ts'
import type { CalendarData } from './load-calendar.ts'

const types = Object.entries(calendarTypes).map(([type, { label }]) => ({
  value: type === 'all' ? '' : type,
  label,
}))
const places = locationFilters.map(({ label, location }) => ({ value: location ?? '', label }))

/** Which events are shown: a plain form, so that the choice is in the address and needs no script. */
export function CalendarFilter({ page }: { page: CalendarData }) {
  const { address, choice, team, teams } = page
  const form = useRef<HTMLFormElement>(null)
  const { sport, location, type } = choice
  // A link that changes the page leaves the fields as they were chosen, so they are told.
  useEffect(() => {
    const fields = { sport: sport ?? '', location: location ?? '', type: type === 'all' ? '' : type }
    for (const [name, value] of Object.entries(fields)) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLSelectElement) field.value = value
    }
  }, [sport, location, type])
  return (
    <form
      ref={form}
      action={address}
      className={`no-print u-grid u-columns-2 u-gap-3 u-shrink u-align-end ${styles.filter}`}
      data-keep-scroll=""
      aria-label="Filter"
    >
      {choice.view === 'month' ? null : <input type="hidden" name="view" value={choice.view} />}
      {choice.date ? <input type="hidden" name="date" value={choice.date} /> : null}
      {team ? null : (
        <Select
          label="Sport"
          size="small"
          name="sport"
          defaultValue={sport ?? ''}
          options={[
            { value: '', label: 'All Sports' },
            ...teams.map(({ title, slug }) => ({ value: slug, label: title })),
          ]}
        />
      )}
      <Select label="Location" size="small" name="location" defaultValue={location ?? ''} options={places} />
      <Select
        label="Type"
        size="small"
        name="type"
        defaultValue={type === 'all' ? '' : type}
        options={types}
      />
      <Button type="submit" icon="filter">
        Show
      </Button>
    </form>
  )
}
