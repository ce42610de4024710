import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { IconName } from '#ui/icons/icon-names.ts'
import { Select } from '#ui/Select.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import styles from './RosterTools.module.css'
import { foundBy, type RosterView, rosterQuery, rosterViews, withQuery } from './roster-choice.ts'
import type { RosterSort } from './roster-sort.ts'
import { type RosterToolsProps, useRosterForm } from './use-roster-form.ts'

const viewNames: Record<RosterView, { label: string; icon: IconName }> = {
  cards: { label: 'Cards', icon: 'grid' },
  list: { label: 'List', icon: 'list' },
  table: { label: 'Table', icon: 'table' },
}

const sortLabels: Record<RosterSort, string> = {
  jersey: 'Jersey',
  name: 'Name',
  position: 'Position',
  class: 'Class',
  hometown: 'Hometown',
  height: 'Height',
  weight: 'Weight',
}

/** Views, filters and orders: plain links and a plain form, which in the browser acts as it is filled in. */
export function RosterTools({ address, choice, options }: RosterToolsProps) {
  const form = useRosterForm({ address, choice, options })
  return (
    <div className={`no-print u-grid u-gap-3 u-shrink u-shrink-items ${styles.tools}`} data-keep-scroll="">
      <Tabs
        label="View"
        items={rosterViews.map((view) => ({
          href: withQuery(address, rosterQuery({ ...choice, view }, options)),
          label: (
            <>
              <Icon name={viewNames[view].icon} size="small" />
              {viewNames[view].label}
            </>
          ),
          current: view === choice.view,
        }))}
      />
      <form
        {...form}
        action={address}
        role="search"
        className={`u-shrink-items ${styles.form}`}
        autoComplete="off"
      >
        <div className={`u-grid u-gap-1 u-whole ${styles.find}`}>
          <label className="u-label u-tracked-6" htmlFor="roster-text">
            Find a player
          </label>
          <input
            id="roster-text"
            className={`u-target u-full u-surface u-rounded ${styles.input}`}
            type="search"
            name="text"
            defaultValue={choice.text}
            maxLength={100}
            placeholder={foundBy(options.sorts)}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        {options.positions.length > 1 ? (
          <Select
            label="Position"
            name="position"
            size="small"
            defaultValue={choice.position ?? ''}
            options={[
              { value: '', label: 'All' },
              ...options.positions.map(({ position, title }) => ({ value: position, label: title })),
            ]}
          />
        ) : null}
        {options.academicYears.length > 1 ? (
          <Select
            label="Class"
            name="class"
            size="small"
            defaultValue={choice.academicYear ?? ''}
            options={[
              { value: '', label: 'All' },
              ...options.academicYears.map((year) => ({ value: year, label: year })),
            ]}
          />
        ) : null}
        <Select
          label="Sort by"
          name="sort"
          size="small"
          defaultValue={choice.sort}
          options={options.sorts.map((sort) => ({ value: sort, label: sortLabels[sort] }))}
        />
        <input type="hidden" name="view" value={choice.view} />
        <Button type="submit" className={styles.submit}>
          Show
        </Button>
      </form>
    </div>
  )
}
