import { useLoaderData } from 'react-router'
import { requireAddress } from '#site/checks/require-address.ts'
import { FixtureList } from '#site/domains/games/front/FixtureList.tsx'
import { readGames } from '#site/domains/games/parts/read-games.ts'
import { sportsEvent } from '#site/domains/games/parts/sports-event.ts'
import { FacilityDetails } from '#site/domains/sports/FacilityDetails.tsx'
import { FacilityHero } from '#site/domains/sports/FacilityHero.tsx'
import { FacilityTeams } from '#site/domains/sports/FacilityTeams.tsx'
import { stadiumOrArena } from '#site/domains/sports/facility-words.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, pageNotFound, serverLoads } from '#site/page/page.ts'
import { readId } from '#site/page/read-id.ts'
import { FacilityGallery } from '#site/parts/pictures/FacilityGallery.tsx'
import { Button } from '#ui/Button.tsx'
import { Heading } from '#ui/Heading.tsx'
import styles from './facility.module.css'

export const headers = cachedPage

export const meta = pageMeta

const gamesShown = 6

async function load({ api, params, url, school }: LoadArgs) {
  const facilityId = readId(params.facilityId)
  if (!facilityId) throw pageNotFound(url)
  const [facility, { items }] = await Promise.all([
    api.sports.facility({ facilityId }),
    api.games.upcoming({ facilityId, $pageSize: gamesShown }),
  ])
  const games = readGames(items)
  await requireAddress(url, { address: facility.pageUrl })
  const [picture] = facility.images
  return {
    head: {
      tokens: { facility: facility.title },
      canonical: facility.pageUrl,
      image: picture?.url ?? null,
      imageAlt: picture?.alt ?? '',
    },
    sportBar: null,
    structuredData: [
      breadcrumbList([
        { name: 'Facilities', href: '/facilities' },
        { name: facility.title, href: facility.pageUrl },
      ]),
      stadiumOrArena(facility),
      ...games.map((game) => sportsEvent(game, school)),
    ],
    facility,
    games,
  }
}

export const loader = serverLoads(load, { inHtmlOnly: ['games'] })
export const clientLoader = clientLoads(load)

export default function FacilityPage() {
  const { facility, games } = useLoaderData<typeof loader>()
  const { id, title, description, images, sports, comingHomeGames } = facility
  return (
    <>
      <FacilityHero facility={facility} />
      <div className={`u-page-6 ${styles.page}`}>
        <div className="u-grid u-gap-7 u-shrink u-top">
          {description ? (
            <div className="u-measure u-text-lg" dangerouslySetInnerHTML={{ __html: description }} />
          ) : null}
          {images.length > 1 ? (
            <section className="u-part">
              <Heading level={2} barred>
                Gallery
              </Heading>
              <FacilityGallery key={id} title={title} pictures={images} />
            </section>
          ) : null}
          {sports.length > 0 ? (
            <section className="u-part">
              <Heading level={2} barred>
                Teams at home here
              </Heading>
              <FacilityTeams facility={facility} />
            </section>
          ) : null}
        </div>
        <FacilityDetails facility={facility} />
        <section className={`u-part u-start ${styles.coming}`}>
          <Heading level={2} barred>
            Coming to {title}
          </Heading>
          <ServerHtml id="facility-games" value={games}>
            {(list) =>
              list.length > 0 ? (
                <FixtureList games={list} showSport />
              ) : (
                <p>No event is on the calendar here.</p>
              )
            }
          </ServerHtml>
          {comingHomeGames > gamesShown ? (
            <Button kind="text" href="/calendar" iconAfter="arrow-right">
              The calendar has all {comingHomeGames}
            </Button>
          ) : null}
        </section>
      </div>
    </>
  )
}
