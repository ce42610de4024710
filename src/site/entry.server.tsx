import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import type { PageRequest } from '#contract/pages/page-request.ts'
import type { TagLookup } from '#contract/tracking.ts'
import { readIcons } from '#ui/icons/sport-icon.ts'
import icons from '#ui/icons/sports-icons.json' with { type: 'json' }
import { type PicturePlaces, placePictures } from '#ui/image-url.ts'
import { openedSources } from './domains/tracking/opened-sources.ts'
import { tagLookup } from './domains/tracking/tag-lookup.ts'

export { pageQueries } from './page-queries.ts'
export { readyPages } from './table/ready.ts'

import { lateCodeReady } from './lateness/late-code.ts'
import { RenderOnce } from './lateness/ServerHtml.tsx'
import { currentSport } from './page/layout/current-sport.ts'
import { layoutFlags } from './page/layout/layout-flags.ts'
import { Nonce } from './page/nonce.ts'
import type { PageData } from './page/page.ts'
import { pageRequestContext } from './page/page-request.ts'
import type { RootData } from './page/school/root-data.ts'
import { pageIn, rootDataIn, takeHandoff } from './router/router-internals.ts'
import { withRels } from './shell/document/outside-links.ts'
import { picturePlaces } from './shell/document/picture-places.ts'
import { sealDocument } from './shell/document/seal-document.ts'

export { writeFailureDocument } from './shell/failure-document/write-failure-document.tsx'

/** The host's door into the built site: it hands over plain values, because context objects are compared by identity. */
export async function createSiteHandler(build: unknown, mode: string) {
  await lateCodeReady()
  const handle = createRequestHandler(build as ServerBuild, mode)
  return (request: Request, page: PageRequest): Promise<Response> =>
    pictures.run(picturePlaces(page.tenant.configuration), () =>
      handle(request, new RouterContextProvider(new Map([[pageRequestContext, page]]))),
    )
}

/** Pages of several schools are made at once, and pictures stand deep in them. */
const pictures = new AsyncLocalStorage<PicturePlaces>()
placePictures(() => pictures.getStore())

// The server is where the icons mapper is asked for, so it has it.
readIcons(icons)

/**
 * Pages are rendered whole: they are kept and compressed as a whole anyway, nothing on them is awaited late,
 * and it takes half the time of streaming.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const pageRequest = context.get(pageRequestContext)
  const { pathname, search } = new URL(request.url)
  const [handoff, opened] = await Promise.all([
    takeHandoff(entry),
    openedSources(pageRequest, search, lookupOf(entry, pathname)),
  ])
  const nonce = randomUUID()
  const markup = renderToString(
    <RenderOnce value={renderOnce}>
      <Nonce value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </Nonce>
    </RenderOnce>,
  )
  const { html, csp } = sealDocument({
    markup: withRels(markup, rootDataIn<RootData>(entry)?.shell.google?.ticketProvider),
    nonce,
    handoff,
    opened,
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  // Hot reload writes its own scripts and styles into the page.
  if (!pageRequest.isDevelopment) headers.set('content-security-policy', csp)
  return new Response(html, { status, headers })
}

/** The same that the browser will ask for the page of this document. */
function lookupOf(entry: EntryContext, pathname: string): TagLookup {
  const { params, page } = pageIn<PageData>(entry)
  const sport = currentSport({
    params,
    sports: rootDataIn<RootData>(entry)?.shell.sports ?? [],
    hasOwnSport: layoutFlags(pathname).hasOwnSport,
    ownSportId: page?.sportBar?.sport.id,
  })
  return tagLookup({ key: page?.head?.key, sport, contentId: page?.head?.contentId ?? null })
}

/** What a loader threw is the host's to log, and to judge whether there is a page at all. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageRequestContext).onError(error)
}

/** A page that was fetched ahead is taken from the browser's own cache when the visit comes. */
export function handleDataRequest(response: Response): Response {
  if (response.headers.get('cache-control')?.includes('public'))
    response.headers.set('cache-control', 'public, max-age=10')
  return response
}

/** Markup of values that outlive a request, such as a school's menus, for as long as the value lives. */
const rendered = new WeakMap<object, string>()
const renderOnce = (value: object, node: () => ReactNode) =>
  rendered.getOrInsertComputed(value, () => renderToStaticMarkup(node()))
