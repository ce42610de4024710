import type { SitemapKind } from '#contract/feeds.ts'

/** The named checks of the specification; checks/registry.ts says what each does. */
export const checkNames = [
  'schedule',
  'roster-bio',
  'facilities',
  'cume-stats',
  'publications',
  'redirects',
  'coach',
  'url-cleanup',
  'sport-file',
  'news',
  'document',
  'hof',
  'legacy-urls',
  'external-urls',
] as const
export type CheckName = (typeof checkNames)[number]

export type LayoutFlag =
  /** The page runs from edge to edge. */
  | 'full-width'
  | 'full-screen'
  /** Of the full-screen pages, those that stand alone: paper, plain text and what covers the site. */
  | 'no-shell'
  /** About one thing. A document is a file: its only page is the one that asks for a code, and is about nothing yet. */
  | 'content-id'
  /** Which sport the page belongs to is told by its content, not by its address. */
  | 'own-sport'

/** Pages that a team has, or has only where it has what they show. */
export type TeamPages = 'teams' | 'teams-with-roster' | 'teams-with-schedule' | 'teams-with-opponents'

/** What may be said of a route besides its path, its file and its page-name key. */
export interface Facts {
  /** What the page reads of the query. Every other name is dropped before the page is looked up or made. */
  query?: readonly string[]
  /** Asked on the way to the page, after the school's redirects: CONTRIBUTING, 'Send a visitor elsewhere'. */
  checks?: readonly CheckName[]
  /** Only where it is laid out otherwise than a common page. */
  layout?: readonly LayoutFlag[]
  /** In which sitemap the page stands: among the site's own, a team's, or those of a kind of content. None: not to be found. */
  sitemap?: 'pages' | TeamPages | SitemapKind
  /** Who may see it, where that is not everybody: under /hidden who is signed in, under /protected who has the code. */
  access?: 'signed-in' | 'code'
  /**
   * Made anew for everybody who asks, because it carries something of their own, such as the key of one submission: two
   * who ask at the same moment may not even share its making.
   */
  isForOne?: true
  /** Nothing for machines that gather pages: about a visitor's own account, or an answer to one of endless questions. */
  isClosed?: true
  /** Most visits come by it: it is made before anybody asks, and again after each change. */
  isReady?: true
  /** A call of the API that tells addresses of such pages: tests open the first. By itself it is the page's sitemap. */
  listedBy?: string
  /** An address that both demo schools have, where no call tells one. The team and the season may stand as parameters. */
  sample?: string
}

export interface Row<Key extends string = string> extends Facts {
  /** As routers write it, with the names of the specification: '/sports/:slug/roster/:season?'. */
  path: string
  /** Below src/site/routes. */
  file: string
  /** Of title, description and page type (page/head/page-names.ts). The first is the page's own; a load may name another. */
  keys: readonly Key[]
}

/** A page with its page-name key. */
export const page = <const Key extends string>(
  path: string,
  file: string,
  key: Key | readonly Key[],
  facts: Facts = {},
): Row<Key> => ({
  path: `/${path}`,
  file,
  keys: typeof key === 'string' ? [key] : key,
  ...(path.startsWith('hidden/') ? { access: 'signed-in' } : {}),
  ...(path.startsWith('protected/') ? { access: 'code' } : {}),
  ...facts,
})

/** A file for other programs: a feed, a calendar, a table. */
export const file = (path: string, from: string, facts: Facts = {}): Row<never> => ({
  path: `/${path}`,
  file: from,
  keys: [],
  ...facts,
})
