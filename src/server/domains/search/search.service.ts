import type { SearchQuery, SearchResults } from '#contract/search.ts'
import { badRequest } from '#contract/shapes/problem.ts'
import { pageOf, sliceOf } from '../../parts/paging.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { sportRefs } from '../sports/sports.service.ts'
import { nearest } from './correction.ts'
import { asPrefix, mayBePrefix, parseQuery, type Term, tsQuery, wordsOf } from './query.ts'
import { countsOf, groupsOf, toItem } from './search.mapper.ts'
import { type Hit, hits, knownQueries, similarTitleWords } from './search.queries.ts'
import { foldedText } from './words.ts'

const groupSize = 5

interface Found {
  hits: Hit[]
  /** What these were found by. */
  terms: Term[]
  suggestion: string | null
}

export async function find(work: Work, query: SearchQuery): Promise<SearchResults> {
  const q = query.q.trim()
  if (q === '') throw badRequest('Say what to look for in q.')
  const found = await findTyped(work, { ...query, q })
  const sports = await sportRefs(work)
  const item = (hit: Hit) => toItem(hit, found.terms, sports)
  const kinds = countsOf(found.hits)
  const total = kinds.reduce((sum, { count }) => sum + count, 0)
  const totalItems = query.kind ? (kinds.find(({ kind }) => kind === query.kind)?.count ?? 0) : total
  const onPage = found.hits.filter(({ isOnPage }) => isOnPage).map(item)
  return {
    q,
    total,
    kinds,
    ...pageOf(query, onPage, totalItems),
    grouped: query.kind ? [] : groupsOf(found.hits, groupSize, item),
    suggestion: found.suggestion,
  }
}

/** What was typed, if it finds anything; else what was probably meant; else whatever has one of the words. */
async function findTyped(work: Work, query: SearchQuery): Promise<Found> {
  const typed = parseQuery(query.q)
  const asTyped = await search(work, typed, query, foldedText(query.q))
  if (asTyped.length > 0 || typed.length === 0) return { hits: asTyped, terms: typed, suggestion: null }
  const { terms, suggestion } = await repair(work, typed)
  const repaired = await search(work, terms, query, wordsOf(terms))
  if (repaired.length > 0 || terms.length < 2) return { hits: repaired, terms, suggestion }
  return { hits: await search(work, terms, query, wordsOf(terms), 'any'), terms, suggestion }
}

/** `words` is what titles are compared with. */
async function search(
  { tx, now }: Work,
  terms: Term[],
  query: SearchQuery,
  words: string,
  joined?: 'any',
): Promise<Hit[]> {
  if (terms.length === 0) return []
  const { kind = null, sportId = null } = query
  const topOfKind = kind ? 1 : groupSize
  return hits(tx, { query: tsQuery(terms, joined), words, kind, sportId, now, ...sliceOf(query), topOfKind })
}

/** Unknown words are taken for the beginning of one, then for a slip; what nobody can guess is left out. */
async function repair({ tx, now }: Work, typed: Term[]): Promise<Pick<Found, 'terms' | 'suggestion'>> {
  const singles = typed.flatMap(({ words }) => words).map((word) => ({ words: [word], isPrefix: false }))
  const asked = [...typed, ...singles, ...singles.filter(mayBePrefix).map(asPrefix)]
  const known = await knownQueries(
    tx,
    asked.map((term) => tsQuery([term])),
    now,
  )
  const isKnown = (term: Term) => known.has(tsQuery([term]))

  const terms = typed
    .flatMap((term) =>
      isKnown(term) ? [term] : term.words.map((word) => ({ words: [word], isPrefix: false })),
    )
    .map((term) => (!isKnown(term) && mayBePrefix(term) && isKnown(asPrefix(term)) ? asPrefix(term) : term))
  const unknown = terms.filter((term) => !isKnown(term)).map(wordOf)
  if (unknown.length === 0) return { terms, suggestion: null }

  const similar = Map.groupBy(await similarTitleWords(tx, unknown, now), (row) => row.typed)
  const corrected = terms.flatMap((term) => {
    if (isKnown(term)) return [term]
    const word = nearest(wordOf(term), similar.get(wordOf(term)) ?? [])
    return word ? [{ words: [word], isPrefix: false }] : []
  })
  return { terms: corrected, suggestion: corrected.length > 0 ? wordsOf(corrected) : null }
}

const wordOf = ({ words }: Term): string => words[0] ?? ''
