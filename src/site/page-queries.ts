import type { KnownWords } from '#contract/pages/known-words.ts'
import type { PageQueries } from '#contract/pages/page-request.ts'
import { tagManagerWords } from './domains/tracking/query-switches.ts'
import { pages } from './table/pages.ts'

const only = (word: string): KnownWords => ({ forms: { [word]: word }, others: null })

/**
 * WHAT PAGES READ OF THE QUERY. The rest of an address's query is dropped before a page is looked up or made, so that
 * nobody has pages made anew by inventing names. A name that a page reads and that its row does not name is never given
 * to it: tests/api/page-queries.test.ts reads every page and says so.
 */
export const pageQueries: PageQueries = {
  /** On any page, and the one form of each value that means something. */
  everywhere: {
    ssr: only('1'),
    calls: only('1'),
    debug: only('1'),
    tracking_tags_enabled: only('false'),
    disable_gtm: tagManagerWords,
    disable_airgap: only('true'),
    transcend_test_bundle: only('true'),
  },

  /** By the path of the route, from its row in the table. A route that says nothing reads nothing. */
  ofRoutes: Object.fromEntries(pages.flatMap(({ path, query }) => (query ? [[path, query]] : []))),
}
