import { Icon } from '#ui/Icon.tsx'
import type { IconName } from '#ui/icons/icon-names.ts'
import { Tabs } from '#ui/Tabs.tsx'
import { FilterLinks } from '../sports/FilterLinks.tsx'
import styles from './RosterToolbar.module.css'
import {
  type PositionOption,
  type RosterChoice,
  type RosterView,
  rosterHref,
  rosterViews,
} from './roster-choice.ts'
import { type RosterSort, rosterSorts } from './roster-sort.ts'

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

interface RosterToolbarProps {
  address: string
  choice: RosterChoice
  positions: readonly PositionOption[]
}

export function RosterToolbar({ address, choice, positions }: RosterToolbarProps) {
  const link = (change: Partial<RosterChoice>) => rosterHref(address, { ...choice, ...change })
  return (
    <div className={styles.toolbar}>
      <div data-keep-scroll="">
        <Tabs
          label="View"
          items={rosterViews.map((view) => ({
            href: link({ view }),
            label: (
              <>
                <Icon name={viewNames[view].icon} size="small" />
                {viewNames[view].label}
              </>
            ),
            current: view === choice.view,
          }))}
        />
      </div>
      <FilterLinks
        label="Sort by"
        links={rosterSorts.map((sort) => ({
          href: link({ sort }),
          label: sortLabels[sort],
          current: sort === choice.sort,
        }))}
      />
      {positions.length > 1 ? (
        <FilterLinks
          label="Position"
          links={[
            { href: link({ position: null }), label: 'All', current: choice.position === null },
            ...positions.map(({ position, title }) => ({
              href: link({ position }),
              label: <abbr title={title}>{position}</abbr>,
              current: position === choice.position,
            })),
          ]}
        />
      ) : null}
    </div>
  )
}
