import { TeamPageHead } from '#site/parts/heads/TeamPageHead.tsx'
import { Heading } from '#ui/Heading.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { StaffCards } from '../parts/StaffCards.tsx'
import styles from './CoachListView.module.css'
import { coachTabs } from './coach-tabs.ts'
import { HeadCoach } from './HeadCoach.tsx'
import type { CoachListData } from './load-coaches.ts'

type Shown = Pick<CoachListData, 'sport' | 'season' | 'seasonLinks' | 'leader' | 'others' | 'supportStaff'>

export function CoachListView({ sport, season, seasonLinks, leader, others, supportStaff }: Shown) {
  const hasRecords = Boolean(leader?.career)
  return (
    <>
      <TeamPageHead sport={sport} page="Coaches" season={season} seasonLinks={seasonLinks} />
      <div className={`u-frame u-grid u-gap-6 u-shrink-items ${styles.page}`}>
        {hasRecords ? <Tabs label="Coaches" items={coachTabs(sport.globalSportNameSlug, 'list')} /> : null}
        {leader ? (
          <HeadCoach coach={leader.coach} more={leader} year={Number(season.slice(0, 4))} />
        ) : others.length === 0 ? (
          <p>The coaches of this season have not been announced yet.</p>
        ) : null}
        {others.length > 0 ? (
          <section className="u-grid u-gap-5 u-above-5">
            <Heading level={2} barred>
              {leader ? 'Assistant Coaches' : 'Coaching Staff'}
            </Heading>
            <StaffCards members={others} size="regular" />
          </section>
        ) : null}
        {supportStaff.length > 0 ? (
          <section className="u-grid u-gap-5 u-above-5">
            <Heading level={2} barred>
              Support Staff
            </Heading>
            <StaffCards members={supportStaff} size="small" />
          </section>
        ) : null}
      </div>
    </>
  )
}
