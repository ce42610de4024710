import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type {
  FailureFacts,
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
  routes: Readonly<Record<string, BuiltRoute>>
}

export class SiteNotBuiltError extends Error {}

/** What the host asks of an address, as the build's table of pages says it. */
export const addressRules = ({
  entry,
  routes,
}: SiteBuild): Pick<Site, 'knownSearch' | 'isForOne' | 'takesForms'> => ({
  knownSearch: knownPageSearch(Object.values(routes), entry.module.pageQueries),
  isForOne: pageTest(entry.module.pagesForOne),
  takesForms: pageTest(
    Object.values(routes).flatMap(({ path, module }) => (path && module?.action ? [`/${path}`] : [])),
  ),
})

/** The production build of the site. Its own module makes the handler. */
export async function loadBuiltSite(buildDir: string): Promise<Site> {
  const entry = resolve(buildDir, 'server/index.js')
  if (!existsSync(entry))
    throw new SiteNotBuiltError(`The site is not built (${entry} is missing). Run: npm start`)
  const build = (await import(pathToFileURL(entry).href)) as SiteBuild
  const { createSiteHandler, writeFailureDocument, readyPages } = build.entry.module
  const handle = await createSiteHandler(build, 'production', (href) =>
    readFile(join(buildDir, 'client', href), 'utf8'),
  )
  return { handle, ...addressRules(build), writeFailureDocument, readyPages }
}
