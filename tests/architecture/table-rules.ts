import { dirname, posix } from 'node:path'

/** What nearly every row hangs on: any domain may join these in its own queries. */
const commonGround = new Set(['sports.sports', 'sports.seasons'])

/**
 * Queries that join what several domains own, and the domains whose tables they read beside their own. Each is a file of
 * its own that only reads, so that who changes a table finds here who else must be asked.
 */
export const readModels: Record<string, string[]> = {
  'accounts/roles.read-model.ts': ['tenants'],
  'feeds/sitemap.read-model.ts': ['media', 'news', 'search'],
  'forms/form-places.read-model.ts': ['submissions'],
  'games/feeds.read-model.ts': ['live'],
  'games/game-references.read-model.ts': ['sports', 'stats'],
  'live/live-games.read-model.ts': ['games'],
  'media/library/asset-facts.read-model.ts': ['games', 'rosters', 'staff'],
  'media/player-videos.read-model.ts': ['news'],
  'navigation/main-menu.read-model.ts': ['ads'],
  'news/front.read-model.ts': ['games'],
  'news/names/story-names.read-model.ts': ['games', 'rosters', 'staff'],
  'news/news.people.read-model.ts': ['games', 'rosters', 'staff', 'stats'],
  'news/news.tags.read-model.ts': ['media', 'rosters'],
  'news/recap/recap.read-model.ts': ['editing', 'games'],
  'recaps/recap-input.read-model.ts': ['games', 'rosters', 'sports', 'stats'],
  'search/content-drafts.read-model.ts': ['games', 'news', 'sports'],
  'search/media-drafts.read-model.ts': ['media'],
  'search/menu-pages.read-model.ts': ['navigation'],
  'search/past-drafts.read-model.ts': ['honors', 'rosters'],
  'search/people-drafts.read-model.ts': ['rosters', 'staff'],
  'sports/facility-games.read-model.ts': ['games'],
  'stats/files/received-files.read-model.ts': ['games'],
  'stats/files/to-match.read-model.ts': ['games', 'rosters'],
  'stats/hand/desk-games.read-model.ts': ['games', 'live'],
  'stats/stats.read-model.ts': ['games', 'rosters'],
  'submissions/due-notices.read-model.ts': ['forms'],
  'submissions/held-places.read-model.ts': ['forms'],
  'submissions/outlived.read-model.ts': ['forms'],
  'subscriptions/push/watched-games.read-model.ts': ['games', 'live'],
}

/**
 * Beside the domains and the database itself: a school's people go with it, duties are the scheduler's, times pass for
 * all, and the desk has drafts and history of its own.
 */
const besideDomains: Record<string, string[]> = {
  'src/server/due/due-times.ts': [
    'forms',
    'games',
    'live',
    'media',
    'news',
    'promotions',
    'search',
    'settings',
  ],
  'src/server/editing/pieces/drafts.queries.ts': ['editing'],
  'src/server/editing/pieces/due.ts': ['editing'],
  'src/server/editing/pieces/history.queries.ts': ['editing'],
  'src/server/editing/pieces/presence.ts': ['editing'],
  'src/server/editing/pieces/releases.ts': ['editing'],
  'src/server/editing/pieces/views.ts': ['editing'],
  'src/server/editing/rows/sport-of.ts': ['sports'],
  'src/server/exchange/people.ts': ['accounts'],
  'src/server/exchange/school/brand.calls.ts': ['tenants'],
  'src/server/exchange/school/create-school.ts': [
    'navigation',
    'promotions',
    'settings',
    'sports',
    'staff',
    'tenants',
  ],
  'src/server/exchange/school/first-places.ts': ['promotions'],
  'src/server/jobs/duties.queries.ts': ['duties'],
}

interface Imported {
  /** The domain that owns it: the name of the schema's file. */
  owner: string
  name: string
}

const statement = /import (?:type )?\{([^}]*)\} from '([^']+)'/g

/** The tables, and types made from them, that a file imports. */
export function tablesImported(path: string, source: string): Imported[] {
  return [...source.matchAll(statement)].flatMap(([, names = '', specifier = '']) => {
    const to = specifier.startsWith('.')
      ? posix.join(dirname(path), specifier)
      : specifier.replace('#server/', 'src/server/')
    const owner = /^src\/server\/db\/schema\/([\w-]+)\.ts$/.exec(to)?.[1]
    const each = names.split(',').map((name) => name.trim().replace(/^type /, ''))
    return owner ? each.filter(Boolean).map((name) => ({ owner, name })) : []
  })
}

/** The domains whose tables a file reads although they are not its own. */
export function foreignOwners(path: string, source: string): string[] {
  const own = /^src\/server\/domains\/([^/]+)\//.exec(path)?.[1]
  const foreign = tablesImported(path, source).filter(
    ({ owner, name }) => owner !== own && !(own && commonGround.has(`${owner}.${name}`)),
  )
  return [...new Set(foreign.map(({ owner }) => owner))].toSorted()
}

/** What is wrong with the tables that a file of the server, the host or the commands uses, or null. */
export function tableViolation(path: string, source: string): string | null {
  const inDomains = path.replace('src/server/domains/', '')
  const owners = foreignOwners(path, source)
  const allowed = readModels[inDomains] ?? besideDomains[path] ?? []
  const unknown = owners.filter((owner) => !allowed.includes(owner))
  if (unknown.length > 0)
    return `reads tables of ${unknown.join(', ')}: ask their service, or make it a read model and list it in table-rules.ts`
  const own = /^src\/server\/domains\/([^/]+)\//.exec(path)?.[1]
  if (own === undefined) return null
  const mayWrite = new Set(
    tablesImported(path, source).flatMap(({ owner, name }) => (owner === own ? [name] : [])),
  )
  const others = new Set(tablesImported(path, source).map(({ name }) => name))
  const written = [...source.matchAll(/\.(?:insert|update|delete)\((\w+)\)/g)].map(([, name = '']) => name)
  if (path.endsWith('.read-model.ts') && written.length > 0) return 'a read model only reads'
  const stolen = written.filter((name) => others.has(name) && !mayWrite.has(name))
  return stolen.length > 0 ? `writes ${stolen.join(', ')}, which another domain owns` : null
}
