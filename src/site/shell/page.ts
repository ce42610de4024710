import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import type { Api } from '#contract/api.ts'
import type { SportNavigationItem } from '#contract/navigation.ts'
import { isApiProblem } from '#contract/problem.ts'
import type { SportRef } from '#contract/shared.ts'
import { browserApi, loadsInBrowser } from './browser-api.ts'
import type { Head } from './head.ts'
import { pageRequestContext } from './page-request.ts'

/** What the shell around a page needs from it. */
export interface PageData {
  head: Head
  sportBar: { sport: SportRef; items: SportNavigationItem[] } | null
}

export interface LoadArgs {
  api: Api
  params: Record<string, string | undefined>
  url: URL
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
  return async ({ request, params, context }: LoaderFunctionArgs): Promise<Data> => {
    const { api, shellOnly, isDocument } = context.get(pageRequestContext)
    const url = new URL(request.url)
    const page = await answering(url, () => load({ api, params, url }))
    // The server has run the page's checks, so the status, the redirect and the title are right; its body is the browser's.
    if (shellOnly && isDocument)
      return { head: page.head, sportBar: page.sportBar, isPending: true } as unknown as Data
    // The serialiser copies enumerable fields only, while the server's render still reads these.
    if (isDocument)
      for (const key of inHtmlOnly) Object.defineProperty(page, key, { value: page[key], enumerable: false })
    return page
  }
}

export function clientLoads<Data extends PageData>(load: Load<Data>) {
  return async ({ request, params, serverLoader }: ClientLoaderFunctionArgs): Promise<Data> => {
    if (!loadsInBrowser()) return serverLoader() as Promise<Data>
    const url = new URL(request.url)
    return answering(url, () => load({ api: browserApi(), params, url }))
  }
}

/** Missing content is the page's 404, with the specification's sentence. */
async function answering<T>(url: URL, load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (isApiProblem(error) && (error.status === 404 || error.status === 400)) throw pageNotFound(url)
    throw error
  }
}

export const pageNotFound = (url: URL) => data(`Page Not Found: ${url.pathname}`, { status: 404 })

/** For pages that show public content and nothing of the visitor: they may be kept by us and by a CDN for a moment. */
export const cachedPage = () => ({
  'cache-control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=60',
})
