import { FactStrip } from '#site/parts/heads/FactStrip.tsx'
import { TeamPageHead } from '#site/parts/heads/TeamPageHead.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { coachTabs } from './coach-tabs.ts'
import type { RecordsData } from './load-coaches.ts'
import { RecordsTable } from './RecordsTable.tsx'
import styles from './RecordsView.module.css'

type Shown = Pick<RecordsData, 'sport' | 'type' | 'order' | 'total' | 'facts' | 'records'>

export function RecordsView({ facts, ...table }: Shown) {
  const { sport, type, records } = table
  return (
    <>
      <TeamPageHead sport={sport} page="Coaching Records" season="" seasonLinks={[]}>
        {facts.length > 0 ? (
          <div className={styles.facts}>
            <FactStrip facts={facts} />
          </div>
        ) : null}
      </TeamPageHead>
      <div className={`u-frame ${styles.page}`}>
        <Tabs label="Coaches" items={coachTabs(sport.globalSportNameSlug, type)} />
        {records.length > 0 ? (
          // Sorting is a look at the same table, so the page stays where it is.
          <div data-keep-scroll="" className="u-above-5">
            <RecordsTable {...table} />
          </div>
        ) : (
          <p className="u-measure u-above-5">
            {sport.title} is a sport of meets and tournaments: no record of wins and losses is kept for its
            coaches.
          </p>
        )}
      </div>
    </>
  )
}
