import { useLoaderData } from 'react-router'
import { OpponentHistoryTable } from '#site/domains/games/opponents/OpponentHistoryTable.tsx'
import {
  chosenRows,
  lettersOf,
  opponentHistoryFacts,
  opponentHistoryHref,
  readOpponentChoice,
  seriesRows,
} from '#site/domains/games/opponents/opponent-history-order.ts'
import { requireOpponentHistory } from '#site/domains/games/opponents/opponent-history-setting.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'
import { FilterForm, FilterText } from '#site/parts/filters/FilterForm.tsx'
import { FilterLinks } from '#site/parts/filters/FilterLinks.tsx'
import { FactStrip } from '#site/parts/heads/FactStrip.tsx'
import { TeamPageHead } from '#site/parts/heads/TeamPageHead.tsx'
import { sportBar } from '#site/parts/teams/sport-bar.ts'
import { sportsTeam } from '#site/parts/teams/sports-team.ts'
import styles from './opponent-history.module.css'

export const headers = cachedPage

export const meta = pageMeta

async function load({ api, params, url, school }: LoadArgs) {
  const slug = params.sportSlug ?? ''
  const [{ sport, items }] = await Promise.all([
    api.games.opponentHistory({ slug }),
    requireOpponentHistory(api, slug, url),
  ])
  const team = `/sports/${sport.globalSportNameSlug}`
  const everybody = seriesRows(sport.globalSportNameSlug, items)
  const choice = readOpponentChoice(url.searchParams)
  const rows = chosenRows(everybody, choice)
  return {
    head: {
      tokens: { sport: sport.title },
      canonical: `${team}/opponent-history`,
    },
    sportBar: await sportBar(api, sport),
    structuredData: [
      breadcrumbList([
        { name: sport.title, href: team },
        { name: 'Opponent History', href: `${team}/opponent-history` },
      ]),
      sportsTeam(sport, school),
    ],
    sport,
    choice,
    letters: lettersOf(everybody),
    facts: opponentHistoryFacts(everybody),
    hasTies: everybody.some(({ ties }) => ties > 0),
    count: rows.length,
    rows,
  }
}

export const loader = serverLoads(load, { inHtmlOnly: ['rows'] })
export const clientLoader = clientLoads(load)

export default function OpponentHistoryPage() {
  const { sport, choice, letters, facts, hasTies, count, rows } = useLoaderData<typeof loader>()
  const slug = sport.globalSportNameSlug
  const all = opponentHistoryHref(slug, { ...choice, letter: null, text: '' })
  const isFiltered = choice.letter !== null || choice.text !== ''
  return (
    <>
      <TeamPageHead sport={sport} page="Opponent History" season="" seasonLinks={[]}>
        {facts.length > 0 ? <FactStrip facts={facts} /> : null}
      </TeamPageHead>
      <div className="u-page">
        <div className="u-grid u-gap-4 u-shrink-items" data-keep-scroll="">
          <FilterForm action={`/sports/${slug}/opponent-history`} label="Opponents" submit="Find">
            <FilterText label="Opponent" name="text" value={choice.text} />
          </FilterForm>
          <FilterLinks
            label="Letter"
            links={[
              {
                href: opponentHistoryHref(slug, { ...choice, letter: null }),
                label: 'All',
                current: choice.letter === null,
              },
              ...letters.map((letter) => ({
                href: opponentHistoryHref(slug, { ...choice, letter }),
                label: letter,
                current: letter === choice.letter,
              })),
            ]}
          />
        </div>
        <p className={`u-cluster u-gap-1-4 u-muted ${styles.found}`}>
          <span role="status">
            {count === 1 ? '1 opponent' : `${count} opponents`}
            {choice.text ? ` for “${choice.text}”` : ''}
            {choice.letter ? ` under ${choice.letter}` : ''}
          </span>
          {isFiltered ? (
            <a href={all} data-keep-scroll="">
              Show every opponent
            </a>
          ) : null}
        </p>
        {/* Sorting is a look at the same table, so the page stays where it is. */}
        <div data-keep-scroll="">
          <ServerHtml id="opponent-history" value={rows}>
            {(list) =>
              list.length === 0 ? (
                <p>
                  {isFiltered
                    ? 'No opponent fits. Try a shorter word or another letter.'
                    : `${sport.title} has not met anybody yet.`}
                </p>
              ) : (
                <OpponentHistoryTable
                  caption={`${sport.title} series records by opponent`}
                  sportSlug={slug}
                  choice={choice}
                  hasTies={hasTies}
                  rows={list}
                />
              )
            }
          </ServerHtml>
        </div>
      </div>
    </>
  )
}
