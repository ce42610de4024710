import { useLoaderData } from 'react-router'
import { OpponentHistoryTable } from '../../domains/games/OpponentHistoryTable.tsx'
import { opponentHistoryFacts } from '../../domains/games/opponent-history-facts.ts'
import {
  chosenRows,
  lettersOf,
  opponentHistoryHref,
  readOpponentChoice,
  seriesRows,
} from '../../domains/games/opponent-history-order.ts'
import { requireOpponentHistory } from '../../domains/games/opponent-history-setting.ts'
import { FactStrip } from '../../domains/sports/FactStrip.tsx'
import { FilterForm, FilterText } from '../../domains/sports/FilterForm.tsx'
import { FilterLinks } from '../../domains/sports/FilterLinks.tsx'
import { sportBar } from '../../domains/sports/sport-bar.ts'
import { sportsTeam } from '../../domains/sports/sports-team.ts'
import { TeamPageHead } from '../../domains/sports/TeamPageHead.tsx'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '../../shell/page.ts'
import { ServerHtml } from '../../shell/ServerHtml.tsx'
import { breadcrumbList } from '../../shell/structured-data.ts'
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
      key: 'opponenthistory_list' as const,
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
      <div className={styles.page}>
        <div className={styles.tools} data-keep-scroll="">
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
        <p className={styles.found}>
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
