import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FailureFacts, PageRequest, SiteModule, WrittenDocument } from '#contract/page-request.ts'

/** The site as the host knows it. */
export interface Site {
  handle(request: Request, page: PageRequest): Promise<Response>
  writeFailureDocument(facts: FailureFacts): WrittenDocument | Promise<WrittenDocument>
}

export class SiteNotBuiltError extends Error {}

/** The production build of the site. Its own module makes the handler: the host knows nothing of the router. */
export async function loadBuiltSite(buildDir: string): Promise<Site> {
  const entry = resolve(buildDir, 'server/index.js')
  if (!existsSync(entry))
    throw new SiteNotBuiltError(`The site is not built (${entry} is missing). Run: npm start`)
  const build = (await import(pathToFileURL(entry).href)) as { entry: { module: SiteModule } }
  const { createSiteHandler, writeFailureDocument } = build.entry.module
  return { handle: await createSiteHandler(build, 'production'), writeFailureDocument }
}
