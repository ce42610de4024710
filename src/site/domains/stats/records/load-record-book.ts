import { requireAddress } from '#site/checks/require-address.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { sportBar } from '#site/parts/teams/sport-bar.ts'
import { readRecordChoice, recordHref, scopeWords } from './record-choice.ts'
import { recordGroups } from './record-rows.ts'

/** The record book of a team: every number of one scope, or one of them whole. */
export async function loadRecordBook({ api, params, url }: LoadArgs) {
  const slug = params.sportSlug ?? ''
  const choice = readRecordChoice(url.searchParams)
  const book = await api.stats.records({ slug, scope: choice.scope })
  if (!book) throw pageNotFound(url)
  const { sport, since } = book
  const address = `/sports/${sport.globalSportNameSlug}/records`
  await requireAddress(url, { address })
  const groups = recordGroups(book)
  const lists = groups.flatMap((group) => group.lists)
  const shown = lists.find(({ number }) => number === choice.number) ?? null
  if (choice.number && !shown) throw pageNotFound(url)
  const rows = lists.flatMap((list) => list.rows)
  return {
    head: {
      words: {
        title: '{sport} Record Book',
        description:
          'The records of {school_name} {sport}: the best games, seasons and careers, and who set them.',
      },
      tokens: { sport: sport.title },
      canonical: address,
    },
    sportBar: await sportBar(api, sport),
    structuredData: [
      breadcrumbList([
        { name: sport.title, href: `/sports/${sport.globalSportNameSlug}` },
        { name: 'Record Book', href: address },
      ]),
    ],
    sport,
    address,
    choice: { scope: choice.scope, number: shown?.number ?? null },
    tabs: Object.entries(scopeWords).map(([scope, { label }]) => ({
      href: recordHref(address, { scope: scope as keyof typeof scopeWords }),
      label,
      current: scope === choice.scope,
    })),
    statistics: `/sports/${sport.globalSportNameSlug}/stats`,
    since,
    notes: {
      typed: rows.some(({ isTyped }) => isTyped),
      totals: rows.some(({ isTotalsOnly }) => isTotalsOnly),
    },
    book: { groups, shown },
  }
}
