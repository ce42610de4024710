import { useLoaderData } from 'react-router'
import { FixtureList } from '#site/domains/games/front/FixtureList.tsx'
import { readGames } from '#site/domains/games/parts/read-games.ts'
import { sportsEvent } from '#site/domains/games/parts/sports-event.ts'
import { TicketsBySport } from '#site/domains/games/tickets/TicketsBySport.tsx'
import { TicketsOffice } from '#site/domains/games/tickets/TicketsOffice.tsx'
import { ticketsBySport } from '#site/domains/games/tickets/tickets-by-sport.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'
import { PageHead } from '#site/parts/heads/PageHead.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Heading } from '#ui/Heading.tsx'
import styles from './tickets.module.css'

export const headers = cachedPage

export const meta = pageMeta

async function load({ api, school }: LoadArgs) {
  const { links, singleGamesUrl, office, policies } = await api.settings.tickets()
  const { general, sports } = ticketsBySport(links)
  // Where nothing is sold the next home games are still what a visitor comes for.
  const { items } = await api.games.upcoming({
    locationIndicator: 'H',
    ...(singleGamesUrl ? { ticketedOnly: true } : {}),
    $pageSize: 8,
  })
  const games = readGames(items)
  return {
    head: { canonical: '/tickets' },
    sportBar: null,
    structuredData: [
      breadcrumbList([{ name: 'Tickets', href: '/tickets' }]),
      ...games.map((game) => sportsEvent(game, school)),
    ],
    singleGamesUrl,
    general,
    office,
    policies,
    sports,
    games,
  }
}

export const loader = serverLoads(load, { inHtmlOnly: ['games', 'sports'] })
export const clientLoader = clientLoads(load)

export default function TicketsPage() {
  const { singleGamesUrl, general, office, policies, sports, games } = useLoaderData<typeof loader>()
  const link = useLink()
  return (
    <>
      <PageHead title="Tickets" note="Be there when it happens.">
        {singleGamesUrl ? (
          <Button {...link(singleGamesUrl)} size="large" icon="ticket">
            Buy single games
          </Button>
        ) : null}
      </PageHead>
      <div className="u-page-6">
        <section className="u-part">
          <Heading level={2} barred>
            Next home games
          </Heading>
          <ServerHtml id="ticket-games" value={games}>
            {(list) =>
              list.length > 0 ? <FixtureList games={list} showSport /> : <p>No home game is announced yet.</p>
            }
          </ServerHtml>
        </section>
        {general.length > 0 ? (
          <section className="u-part">
            <Heading level={2} barred>
              Ways to come
            </Heading>
            <ul className={styles.ways}>
              {general.map(({ id, title, description, url }) => (
                <li key={id} className="u-grid u-boxed">
                  <Card level={3} size="small" title={title} href={url} {...relOf(link(url))}>
                    {description}
                  </Card>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <ServerHtml id="tickets-by-sport" value={sports}>
          {(list) =>
            list.length > 0 ? (
              <section className="u-part">
                <Heading level={2} barred>
                  By sport
                </Heading>
                <TicketsBySport sports={list} />
              </section>
            ) : null
          }
        </ServerHtml>
        <div className={`u-grid u-gap-6 u-shrink-items ${styles.service}`}>
          {policies.length > 0 ? (
            <section className="u-part">
              <Heading level={2} barred>
                Good to know
              </Heading>
              <dl className={styles.policies}>
                {policies.map(({ title, text }) => (
                  <div key={title}>
                    <dt>{title}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ) : null}
          {office ? <TicketsOffice office={office} /> : null}
        </div>
      </div>
    </>
  )
}

const relOf = ({ rel }: { rel: string | undefined }) => (rel ? { rel } : {})
