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
import type { PageRequest, ReadAsset } from '#contract/pages/page-request.ts'
import { readIcons } from '#ui/icons/sport-icon.ts'
import icons from '#ui/icons/sports-icons.json' with { type: 'json' }
import { type PicturePlaces, placePictures } from '#ui/image-url.ts'
import { AsksConsent } from './domains/tracking/ConsentBanner.tsx'
import { openedSources } from './domains/tracking/opened-sources.ts'
import { asksFirstAnswers, remembering } from './shell/document/first-answers.ts'
import { toldOf } from './shell/document/told-of.ts'

export { pageQueries } from './page-queries.ts'
export { pagesForOne } from './table/for-one.ts'
export { readyPages } from './table/ready.ts'

import { lateCodeReady } from './lateness/late-code.ts'
import { RenderOnce } from './lateness/ServerHtml.tsx'
import { currentSport } from './page/layout/current-sport.ts'
import { layoutFlags } from './page/layout/layout-flags.ts'
import { Nonce } from './page/nonce.ts'
import type { PageData } from './page/page.ts'
import { firstAnswersContext, pageRequestContext } from './page/page-request.ts'
import type { RootData } from './page/school/root-data.ts'
import { type ShownPage, shownOf } from './page/shown-page.ts'
import {
  drawnWith,
  pageIn,
  rootDataIn,
  takeHandoff,
  takeStyleSheet,
  withCodeAfterAll,
  withCodeAtOnce,
} from './router/router-internals.ts'
import { earlyHints } from './shell/document/early-hints.ts'
import { withRels } from './shell/document/outside-links.ts'
import { picturePlaces } from './shell/document/picture-places.ts'
import { sealDocument } from './shell/document/seal-document.ts'
import { type StyleSheet, withStyles } from './shell/document/style-sheet.ts'
import { readStyles } from './shell/document/used-styles.ts'

export { writeFailureDocument } from './shell/plain-document/write-failure-document.tsx'

/** The host's door into the built site: it hands over plain values, because context objects are compared by identity. */
export async function createSiteHandler(build: unknown, mode: string, readAsset?: ReadAsset) {
  await lateCodeReady()
  const site = build as ServerBuild
  if (readAsset) {
    const href = takeStyleSheet(site)
    if (href) styles = { href, rules: readStyles(await readAsset(href)) }
  }
  const whole = createRequestHandler(site, mode)
  // A development server has one code for all.
  const drawn = readAsset
    ? createRequestHandler(drawnWith(site, await readAsset('drawing-code.json')), mode)
    : whole
  return (request: Request, page: PageRequest): Promise<Response> => {
    // Also for the documents of such a school that come whole: what a browser has of one it uses for the other.
    const handle = page.tenant.configuration.disableSSR ? drawn : whole
    return pictures.run(picturePlaces(page.tenant.configuration), () =>
      asksFirstAnswers(new URL(request.url), page)
        ? answerFirstCalls(page, (context) => handle(request, context))
        : handle(request, contextOf(page)),
    )
  }
}

const contextOf = (page: PageRequest, isForAnswers = false) => {
  const context = new RouterContextProvider()
  context.set(pageRequestContext, page)
  context.set(firstAnswersContext, isForAnswers)
  return context
}

/** Everything is asked that the document would ask, and answered with what came. */
async function answerFirstCalls(
  page: PageRequest,
  make: (context: RouterContextProvider) => Promise<Response>,
): Promise<Response> {
  const { api, answers } = remembering(page.api)
  const document = await make(contextOf({ ...page, api }, true))
  if (!document.ok) return document
  const { headers } = document
  headers.delete('content-security-policy')
  headers.set('content-type', 'application/json; charset=utf-8')
  headers.set('x-robots-tag', 'noindex')
  return new Response(JSON.stringify(answers), { headers })
}

/** The site's one style sheet, and what it says. A development server has none: it writes its styles itself. */
let styles: StyleSheet | null = null

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
  const shown = shownIn(entry, new URL(request.url))
  if (context.get(firstAnswersContext)) {
    await Promise.all([takeHandoff(entry), toldOf({ ...pageRequest, shellOnly: false }, shown)])
    return new Response(null, { status, headers })
  }
  const [handoff, opened, { told, asksConsent }] = await Promise.all([
    takeHandoff(entry),
    openedSources(pageRequest, shown),
    toldOf(pageRequest, shown),
  ])
  const nonce = randomUUID()
  const markup = renderToString(
    <RenderOnce value={renderOnce}>
      <Nonce value={nonce}>
        <AsksConsent value={asksConsent}>
          <ServerRouter context={entry} url={request.url} nonce={nonce} />
        </AsksConsent>
      </Nonce>
    </RenderOnce>,
  )
  const root = rootDataIn<RootData>(entry)
  const { shellOnly } = pageRequest
  const linked = withStyles(withRels(markup, root?.shell.google?.ticketProvider), styles, {
    nonce,
    shellOnly,
  })
  const { html, csp } = sealDocument({
    markup: shellOnly ? withCodeAtOnce(linked, nonce) : withCodeAfterAll(linked, nonce),
    nonce,
    handoff,
    told,
    opened,
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  const hints = earlyHints(markup)
  if (hints) headers.set('link', hints)
  // Hot reload writes its own scripts and styles into the page.
  if (!pageRequest.isDevelopment) headers.set('content-security-policy', csp)
  return new Response(html, { status, headers })
}

/** The page of a document, as the browser will see it. */
function shownIn(entry: EntryContext, { pathname, search }: URL): ShownPage {
  const { params, page } = pageIn<PageData>(entry)
  const sport = currentSport({
    params,
    sports: rootDataIn<RootData>(entry)?.shell.sports ?? [],
    hasOwnSport: layoutFlags(pathname).hasOwnSport,
    ownSportId: page?.sportBar?.sport.id,
  })
  return { pathname, search, ...shownOf(page), sport }
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

/** Markup of values that outlive a request, such as a school's menus, for as long as the value and its pictures' place hold. */
const rendered = new WeakMap<object, Map<string, string>>()
const renderOnce = (value: object, node: () => ReactNode) => {
  const { images = '', person = '' } = pictures.getStore() ?? {}
  return rendered
    .getOrInsertComputed(value, () => new Map())
    .getOrInsertComputed(`${images} ${person}`, () => renderToStaticMarkup(node()))
}
