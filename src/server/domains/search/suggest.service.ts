import type { Suggestion, Suggestions } from '#contract/search.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { sportRefs } from '../sports/sports.service.ts'
import { highlight } from './highlight.ts'
import { menuPages } from './menu-pages.read-model.ts'
import { asPrefix, parseQuery, type Term, typedQuery, wordsOf } from './query.ts'
import { type TypedHit, typedHits } from './search.queries.ts'
import { pagesNamed, pageTitle } from './suggest-pages.ts'
import { foldedText } from './words.ts'

const most = 8
const mostOfKind = 4
const mostPages = 3

/** What may be meant by the beginning of a word: what is written about, and pages by their names. */
export async function suggest(work: Work, q: string): Promise<Suggestions> {
  const terms = parseQuery(q).map(asPrefix)
  if (terms.length === 0) return { q, items: [] }
  const hits = await typedHits(work.tx, {
    query: typedQuery(terms),
    words: foldedText(q),
    now: work.now,
    limit: most,
    ofKind: mostOfKind,
  })
  const sports = await sportRefs(work)
  const pages = pagesNamed(wordsOf(terms).split(' '), await menuPages(work.tx), mostPages)
  // Whoever types a page's name wants it; among a name's people it comes after them.
  const isPageFirst = terms.length > 1 && pages.length > 0
  const found = hits.map((hit) => toSuggestion(hit, terms, sports.get(hit.sportId ?? 0)?.title ?? null))
  const named = pages
    .filter(({ url }) => !found.some((one) => one.url === url))
    .map((page) => toPage(page, terms))
  const room = most - named.length
  const items = isPageFirst ? [...named, ...found.slice(0, room)] : [...found.slice(0, room), ...named]
  return { q, items }
}

const toPage = (page: Parameters<typeof pageTitle>[0] & { url: string }, terms: Term[]): Suggestion => ({
  kind: 'page',
  title: highlight(pageTitle(page), terms),
  detail: '',
  url: page.url,
  image: null,
})

function toSuggestion(hit: TypedHit, terms: Term[], sport: string | null): Suggestion {
  const { kind, title, url, image } = hit
  return { kind, title: highlight(title, terms), detail: detailOf(hit, sport), url, image }
}

/** The text of an entry begins with what says most of it, in parts: a position and a number, a day and a score. */
function detailOf({ kind, body, date }: TypedHit, sport: string | null): string {
  const parts = body.split(' · ')
  if (kind === 'person') return parts.slice(0, 3).join(' · ').slice(0, 90)
  if (kind === 'game') return parts.slice(0, 2).join(' · ').slice(0, 90)
  if (kind === 'sport') return 'Team'
  return [sport, date && dayForm.format(new Date(`${date}T12:00:00Z`))].filter(Boolean).join(' · ')
}

const dayForm = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
