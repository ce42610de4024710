import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import type { Api } from '#contract/api.ts'
import type { SportNavigationItem } from '#contract/navigation.ts'
import { isApiProblem } from '#contract/shapes/problem.ts'
import type { SportRef } from '#contract/shapes/shared.ts'
import { visit } from '#site/lateness/healing/visit.ts'
import { lateModule } from '#site/lateness/late-code.ts'
import { orAsShown } from './as-shown.ts'
import { loadsInBrowser } from './browser/document-site.ts'
import { isFirstPageFresh } from './browser/first-calls.ts'
import { lateApi } from './browser/late-api.ts'
import { sportsIcons } from './browser/sports-icons.ts'
import { type Breakpoint, breakpointOf, firstBreakpoint } from './browser/viewport.ts'
import type { Head } from './head/head.ts'
import type { StructuredData } from './head/structured-data.ts'
import { formRefusedContext, pageRequestContext, refusalContext } from './page-request.ts'
import { knownTenant } from './school/known-root.ts'
import { type NamedSchool, namedSchool } from './school/school.ts'

/** What the shell around a page needs from it. */
export interface PageData {
  head: Head
  sportBar: { sport: SportRef; items: SportNavigationItem[] } | null
  /** What the page tells machines; the way to the page is part of it. */
  structuredData?: StructuredData[]
}

export interface LoadArgs {
  api: Api
  params: Record<string, string | undefined>
  url: URL
  /** Whose page it is, for what the page tells machines. */
  school: NamedSchool
  /** The school's: its clocks say which day is today, wherever the page is read. */
  timeZone: string
  /** What the page is first seen at. A page that is kept for all does not know it, and takes the smallest that is usual. */
  viewport: Breakpoint
}

/** A page's data, asked for with the same code on the server and, where a school turned SSR off, in the browser. */
export type Load<Data extends PageData> = (args: LoadArgs) => Promise<Data>

/** In a shell-only document the page's data is still to come. */
export interface PendingPage extends PageData {
  isPending: true
}

export const isPending = (page: PageData | null | undefined): page is PendingPage =>
  page != null && 'isPending' in page

interface LoadOptions<Data> {
  /** Long lists that travel in the HTML only: the document's inline data leaves them out. See ServerHtml. */
  inHtmlOnly?: (keyof Data)[]
}

export function serverLoads<Data extends PageData>(
  load: Load<Data>,
  { inHtmlOnly = [] }: LoadOptions<Data> = {},
) {
  // The router's `url` is the page's own address, also where the request is for the page's data.
  return async ({ url, params, pattern, context }: LoaderFunctionArgs): Promise<Data> => {
    const { api, tenant, shellOnly, isDocument, cookies } = context.get(pageRequestContext)
    const refusal = context.get(refusalContext)
    if (refusal) throw refusal
    const page = await answering(url, () =>
      load({
        api,
        params,
        url,
        school: namedSchool(tenant),
        timeZone: tenant.timeZone,
        viewport: firstBreakpoint(cookies),
      }),
    )
    await giveName(page, pattern)
    if (context.get(formRefusedContext)) page.head.isRefused = true
    // The server has run the page's checks, so the status, the redirect and the title are right; its body is the browser's.
    if (shellOnly && isDocument)
      return hideFromSerialiser(
        { head: page.head, sportBar: page.sportBar, structuredData: page.structuredData, isPending: true },
        ['structuredData'],
      ) as unknown as Data
    return isDocument ? hideFromSerialiser(page, ['structuredData', ...inHtmlOnly]) : page
  }
}

/** The serialiser copies enumerable fields only, while the server's render still reads these. */
function hideFromSerialiser<Data extends PageData>(page: Data, keys: (keyof Data)[]): Data {
  for (const key of keys) Object.defineProperty(page, key, { value: page[key], enumerable: false })
  return page
}

export function clientLoads<Data extends PageData>(load: Load<Data>) {
  return ({ request, params, pattern, serverLoader }: ClientLoaderFunctionArgs): Promise<Data> => {
    const url = new URL(request.url)
    const address = url.pathname + url.search
    return orAsShown(address, async () => {
      // One ready payload in place of a call for each part of the page.
      if (!loadsInBrowser() || (visit.prerendered.has(address) && !isFirstPageFresh(address))) {
        const [page] = await Promise.all([serverLoader(), sportsIcons()])
        return page as Data
      }
      const tenant = knownTenant()
      const api = await lateApi(visit.shown?.address !== address)
      const page = await answering(url, () =>
        load({
          api,
          params,
          url,
          school: namedSchool(tenant),
          timeZone: tenant?.timeZone ?? 'UTC',
          viewport: breakpointOf(window.innerWidth),
        }),
      )
      await giveName(page, pattern)
      return page
    })
  }
}

/** The names of forty pages are not part of a first load: the one that is loaded is given its own. */
const names = lateModule(() => import('./head/page-name.ts'))

async function giveName({ head }: PageData, pattern: string): Promise<void> {
  const { key, pageType, words } = (await names.load()).pageName(pattern, head.key)
  head.key = key
  head.pageType = pageType
  head.words ??= words
}

/** Missing content is the page's 404, with the specification's sentence; what needs a session sends to sign-in and back. */
async function answering<T>(url: URL, load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!isApiProblem(error)) throw error
    if (error.status === 404 || error.status === 400) throw pageNotFound(url)
    if (error.status === 401) throw redirect(signInAddress(url))
    throw error
  }
}

/** Where a visitor signs in, and comes back to the page asked for. */
export const signInAddress = ({ pathname, search }: URL) =>
  `/login?${new URLSearchParams({ returnTo: pathname + search })}`

export const pageNotFound = (url: URL) => data(`Page Not Found: ${url.pathname}`, { status: 404 })

/** For pages that show public content and nothing of the visitor: they may be kept by us and by a CDN for a moment. */
export const cachedPage = () => ({
  'cache-control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=60',
})
