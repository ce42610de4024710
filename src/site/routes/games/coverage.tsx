import { useLoaderData } from 'react-router'
import { coverageDays } from '#site/domains/games/coverage/coverage-days.ts'
import { sportsEvent } from '#site/domains/games/parts/sports-event.ts'
import { lateModule } from '#site/lateness/late-code.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'
import { FilterForm, FilterSelect } from '#site/parts/filters/FilterForm.tsx'
import { PageHead } from '#site/parts/heads/PageHead.tsx'
import { realSports, sportBySlug } from '#site/parts/teams/teams.ts'
import { Button } from '#ui/Button.tsx'
import styles from './coverage.module.css'

export const headers = cachedPage

export const meta = pageMeta

const coverageList = lateModule(() => import('#site/domains/games/coverage/CoverageList.tsx'))

const gamesOnPage = 30
/** How many games are told to machines: those of the next days. */
const eventsTold = 10

async function load({ api, url, school }: LoadArgs) {
  const sports = realSports(await api.sports.list())
  const sport = sportBySlug(sports, url.searchParams.get('sport') ?? '')
  const asked = url.searchParams.get('page') ?? ''
  const page = /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : 1
  const { items, totalItems } = await api.games.coverage({
    ...(sport ? { sportId: sport.id } : {}),
    $pageIndex: page - 1,
    $pageSize: gamesOnPage,
  })
  const addressOf = (number: number) => {
    const query = new URLSearchParams({
      ...(sport ? { sport: sport.globalSportNameSlug } : {}),
      ...(number > 1 ? { page: String(number) } : {}),
    })
    return query.size > 0 ? `/coverage?${query}` : '/coverage'
  }
  return {
    head: { canonical: '/coverage' },
    sportBar: null,
    structuredData: [
      breadcrumbList([{ name: 'Live Coverage', href: '/coverage' }]),
      ...items.slice(0, eventsTold).map((game) => sportsEvent(game, school)),
    ],
    sport: sport ? { title: sport.title, slug: sport.globalSportNameSlug } : null,
    sports: sports.map(({ title, globalSportNameSlug }) => ({ value: globalSportNameSlug, label: title })),
    totalItems,
    earlier: page > 1 ? addressOf(page - 1) : null,
    later: page * gamesOnPage < totalItems ? addressOf(page + 1) : null,
    days: coverageDays(items, new Date()),
  }
}

export const loader = serverLoads(load, { inHtmlOnly: ['days'] })
export const clientLoader = coverageList.with(clientLoads(load))

export default function CoveragePage() {
  const { sport, sports, totalItems, earlier, later, days } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title="Live Coverage" note="What to watch, hear and follow, and where it is on." />
      <div className="u-page">
        <FilterForm action="/coverage" label="Coverage">
          <FilterSelect
            label="Sport"
            name="sport"
            value={sport?.slug ?? ''}
            options={[{ value: '', label: 'Every sport' }, ...sports]}
          />
        </FilterForm>
        <p className={`u-cluster u-gap-1-4 u-muted ${styles.found}`}>
          <span role="status">
            {totalItems === 1 ? '1 coming event' : `${totalItems} coming events`}
            {sport ? ` of ${sport.title}` : ''} with coverage
          </span>
          {sport ? (
            <a href="/coverage" data-keep-scroll="">
              Show every sport
            </a>
          ) : null}
        </p>
        <ServerHtml id="coverage" value={days} className="u-grid u-gap-6">
          {(list) => {
            const { CoverageList } = coverageList.get()
            return list.length > 0 ? (
              <CoverageList days={list} />
            ) : (
              <p>
                {sport
                  ? `No coverage of ${sport.title} is planned at the moment. The schedule has every game.`
                  : 'No coverage is planned at the moment. The calendar has every event.'}{' '}
                <a href={sport ? `/sports/${sport.slug}/schedule` : '/calendar'}>
                  {sport ? `${sport.title} schedule` : 'Calendar'}
                </a>
              </p>
            )
          }}
        </ServerHtml>
        {earlier || later ? (
          <nav aria-label="Pages" className="u-flex u-gap-3 u-centered">
            {earlier ? (
              <Button kind="alternate" href={earlier} icon="chevron-left" rel="prev">
                Earlier
              </Button>
            ) : null}
            {later ? (
              <Button kind="alternate" href={later} iconAfter="chevron-right" rel="next">
                Later
              </Button>
            ) : null}
          </nav>
        ) : null}
      </div>
    </>
  )
}
