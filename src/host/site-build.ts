import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRequest, SiteModule } from '#contract/page-request.ts'

export type SiteHandler = (request: Request, page: PageRequest) => Promise<Response>

export class SiteNotBuiltError extends Error {}

/** The production build of the site. Its own module makes the handler: the host knows nothing of the router. */
export async function loadBuiltSite(buildDir: string): Promise<SiteHandler> {
  const entry = resolve(buildDir, 'server/index.js')
  if (!existsSync(entry))
    throw new SiteNotBuiltError(`The site is not built (${entry} is missing). Run: npm start`)
  const build = (await import(pathToFileURL(entry).href)) as { entry: { module: SiteModule } }
  return build.entry.module.createSiteHandler(build, 'production')
}
