import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type {
  FailureFacts,
  PageQueries,
  PageRequest,
  ReadyPages,
  SiteModule,
  WrittenDocument,
} from '#contract/pages/page-request.ts'
import { type BuiltRoute, type KnownSearch, knownPageSearch } from '../cache/known-query.ts'
import { pageTest } from '../cache/path-table.ts'

/** The site as the host knows it: nothing of its router. */
export interface Site {
  handle(request: Request, page: PageRequest): Promise<Response>
  knownSearch: KnownSearch
  /** Of a request's target. */
  isForOne(target: string): boolean
  takesForms(target: string): boolean
  writeFailureDocument(facts: FailureFacts): WrittenDocument | Promise<WrittenDocument>
  readyPages: ReadyPages
}

/** What the router's build tool makes. */
export interface SiteBuild {
  entry: { module: SiteModule }
  routes: Readonly<Record<string, BuiltRoute & { module?: { action?: unknown } }>>
}

/** What the host must know of pages to keep them and to make them: plain values. */
export interface SiteRules {
  routes: readonly BuiltRoute[]
  queries: PageQueries
  pagesForOne: readonly string[]
  pagesWithForms: readonly string[]
  readyPages: ReadyPages
}

export class SiteNotBuiltError extends Error {}

export function siteRules({ entry, routes }: SiteBuild): SiteRules {
  const { pageQueries: queries, pagesForOne, readyPages } = entry.module
  const all = Object.values(routes)
  return {
    routes: all.map(({ id, path, index }) => ({ id, path, index })),
    queries,
    pagesForOne,
    // A file exports an action where its page takes forms.
    pagesWithForms: all.flatMap(({ path, module }) => (path && module?.action ? [`/${path}`] : [])),
    readyPages,
  }
}

/** What the host asks of an address. */
export const addressRules = ({
  routes,
  queries,
  pagesForOne,
  pagesWithForms,
}: SiteRules): Pick<Site, 'knownSearch' | 'isForOne' | 'takesForms'> => ({
  knownSearch: knownPageSearch(routes, queries),
  isForOne: pageTest(pagesForOne),
  takesForms: pageTest(pagesWithForms),
})

export function requireBuild(buildDir: string): string {
  const entry = resolve(buildDir, 'server/index.js')
  if (!existsSync(entry))
    throw new SiteNotBuiltError(`The site is not built (${entry} is missing). Run: npm start`)
  return entry
}

/** The production build of the site in this thread. Its own module makes the handler. */
export async function loadBuiltSite(buildDir: string): Promise<Site & { rules: SiteRules }> {
  const build = (await import(pathToFileURL(requireBuild(buildDir)).href)) as SiteBuild
  const { createSiteHandler, writeFailureDocument, readyPages } = build.entry.module
  const handle = await createSiteHandler(build, 'production', (href) =>
    readFile(join(buildDir, 'client', href), 'utf8'),
  )
  const rules = siteRules(build)
  return { handle, ...addressRules(rules), rules, writeFailureDocument, readyPages }
}
