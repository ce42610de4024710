import type { Api } from '../api.ts'
import type { Tenant } from '../tenants.ts'
import type { KnownWords } from './known-words.ts'

/** What the host gives to the site for one request: plain values, made anew each time. */
export interface PageRequest {
  tenant: Tenant
  api: Api
  /** The visitor's own, as a request carries them; null where the answer is made for everybody. */
  cookies: string | null
  /** 'https://host', for absolute addresses in the head. */
  origin: string
  /** The school has `disableSSR`: answer with the shell, the browser asks for the rest. */
  shellOnly: boolean
  /** The document itself, not the data of an in-app navigation. */
  isDocument: boolean
  /** Builds for development only show more, such as the component gallery. */
  isDevelopment: boolean
  /** The platform's own, beside those of the school. */
  platformTagManager: string | null
  /** What the university's own sign-in is called; null where there is none. */
  university: string | null
  /** Hears of what a page's loaders threw; the visitor is told that something went wrong, never what. */
  onError: (error: unknown) => void
}

/** What the error page says when no page can be made. */
export interface FailureFacts {
  tenant: Tenant
  /** Whom to write to. */
  email: string | null
  /** After how long it is worth trying again; null where the page may not be asked for again by itself. */
  retrySeconds: number | null
}

export interface WrittenDocument {
  html: string
  /** Fits its very bytes. */
  csp: string
}

/** What the pages read of the query; nothing else is handed to them. */
export interface PageQueries {
  /** On every page, with what their values mean. */
  everywhere: Readonly<Record<string, KnownWords>>
  /** By the path of the route. */
  ofRoutes: Readonly<Record<string, readonly string[]>>
}

/**
 * The pages that every school has and most visits come by: path → the page's name among the routes. A host keeps them
 * ready, as documents and as the payload that a navigation asks for, and tells browsers so with each build.
 */
export type ReadyPages = Readonly<Record<string, string>>

/** A file of the browser's build, by its address. */
export type ReadAsset = (href: string) => Promise<string>

/** What the built site exports to the host. */
export interface SiteModule {
  pageQueries: PageQueries
  readyPages: ReadyPages
  /** Paths of the routes whose pages are made for one visitor at a time. */
  pagesForOne: readonly string[]
  createSiteHandler(
    build: unknown,
    mode: string,
    readAsset?: ReadAsset,
  ): Promise<(request: Request, page: PageRequest) => Promise<Response>>
  writeFailureDocument(facts: FailureFacts): WrittenDocument
}
