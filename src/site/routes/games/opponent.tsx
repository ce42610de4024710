import { useLoaderData } from 'react-router'
import { FixtureList } from '#site/domains/games/front/FixtureList.tsx'
import { OpponentChart } from '#site/domains/games/opponents/OpponentChart.tsx'
import { OpponentHero } from '#site/domains/games/opponents/OpponentHero.tsx'
import { OpponentMeetings } from '#site/domains/games/opponents/OpponentMeetings.tsx'
import { OpponentMoments } from '#site/domains/games/opponents/OpponentMoments.tsx'
import { lateLoad } from '#site/lateness/late-code.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'
import { useSchool } from '#site/page/school/school.ts'
import { Heading } from '#ui/Heading.tsx'
import styles from './opponent.module.css'

export const headers = cachedPage

export const meta = pageMeta

const loadOpponent = lateLoad(
  async () => (await import('#site/domains/games/opponents/load-opponent.ts')).loadOpponent,
)

export const loader = serverLoads(loadOpponent, { inHtmlOnly: ['decades'] })
export const clientLoader = clientLoads(loadOpponent)

export default function OpponentPage() {
  const { sport, opponent, record, standing, facts, moments, bars, coming, decades } =
    useLoaderData<typeof loader>()
  const { shortName } = useSchool()
  return (
    <>
      <OpponentHero sport={sport} opponent={opponent} record={record} standing={standing} facts={facts} />
      <div className="u-page-6">
        {coming.length > 0 ? (
          <section className="u-grid u-gap-5 u-shrink u-shrink-items">
            <Heading level={2} barred>
              {coming.length === 1 ? 'Next meeting' : 'Next meetings'}
            </Heading>
            <FixtureList games={coming} />
          </section>
        ) : null}
        {bars.length > 0 ? (
          <section className="u-grid u-gap-5 u-shrink u-shrink-items">
            <Heading level={2} barred>
              The series at a glance
            </Heading>
            <div className={`u-grid u-gap-6 u-shrink-items ${styles.glance}`}>
              <OpponentChart bars={bars} school={shortName} />
              <OpponentMoments moments={moments} />
            </div>
          </section>
        ) : null}
        <section className="u-grid u-gap-5 u-shrink u-shrink-items">
          <Heading level={2} barred>
            All meetings
          </Heading>
          <ServerHtml id="opponent-meetings" value={decades} className="u-grid u-gap-5 u-shrink">
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
