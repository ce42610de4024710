import { useLoaderData } from 'react-router'
import { Heading } from '#ui/Heading.tsx'
import { FixtureList } from '../../domains/games/FixtureList.tsx'
import { OpponentChart } from '../../domains/games/OpponentChart.tsx'
import { OpponentHero } from '../../domains/games/OpponentHero.tsx'
import { OpponentMeetings } from '../../domains/games/OpponentMeetings.tsx'
import { OpponentMoments } from '../../domains/games/OpponentMoments.tsx'
import { lateLoad } from '../../shell/late-module.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '../../shell/page.ts'
import { ServerHtml } from '../../shell/ServerHtml.tsx'
import { useSchool } from '../../shell/school.ts'
import styles from './opponent.module.css'

export const headers = cachedPage

export const meta = pageMeta

const loadOpponent = lateLoad(async () => (await import('../../domains/games/load-opponent.ts')).loadOpponent)

export const loader = serverLoads(loadOpponent, { inHtmlOnly: ['decades'] })
export const clientLoader = clientLoads(loadOpponent)

export default function OpponentPage() {
  const { sport, opponent, record, standing, facts, moments, bars, coming, decades } =
    useLoaderData<typeof loader>()
  const { shortName } = useSchool()
  return (
    <>
      <OpponentHero sport={sport} opponent={opponent} record={record} standing={standing} facts={facts} />
      <div className={styles.page}>
        {coming.length > 0 ? (
          <section className={styles.part}>
            <Heading level={2} barred>
              {coming.length === 1 ? 'Next meeting' : 'Next meetings'}
            </Heading>
            <FixtureList games={coming} />
          </section>
        ) : null}
        {bars.length > 0 ? (
          <section className={styles.part}>
            <Heading level={2} barred>
              The series at a glance
            </Heading>
            <div className={styles.glance}>
              <OpponentChart bars={bars} school={shortName} />
              <OpponentMoments moments={moments} />
            </div>
          </section>
        ) : null}
        <section className={styles.part}>
          <Heading level={2} barred>
            All meetings
          </Heading>
          <ServerHtml id="opponent-meetings" value={decades} className={styles.decades}>
            {(list) =>
              list.length === 0 ? (
                <p>
                  {shortName} and {opponent.title} have not met yet in {sport.title}.
                </p>
              ) : (
                <OpponentMeetings decades={list} opponent={opponent.title} />
              )
            }
          </ServerHtml>
        </section>
      </div>
    </>
  )
}
