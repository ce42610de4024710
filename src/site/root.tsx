import '#ui/ground/tokens.css'
import '#ui/ground/themes.css'
import '#ui/ground/print.css'
import '#ui/ground/utilities.css'
import { type ReactNode, use, useLayoutEffect } from 'react'
import {
  type ClientLoaderFunctionArgs,
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MiddlewareFunction,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
} from 'react-router'
import { fontUrl } from '#ui/ground/fonts.ts'
import { looksScript } from './page/looks/looks-script.ts'
import { Nonce } from './page/nonce.ts'
import { isPending, type PageData } from './page/page.ts'
import { pageRequestContext } from './page/page-request.ts'
import { awaitsShell, completeShell, knownRoot, rememberRoot } from './page/school/known-root.ts'
import { type RootData, useRootData } from './page/school/root-data.ts'
import { loadShell } from './page/school/shell-data.ts'
import { checkOnServer } from './shell/arrival/on-server.ts'
import { BrandStyle } from './shell/document/BrandStyle.tsx'
import { brandStyleOf } from './shell/document/brand-style.ts'
import { failureMeta } from './shell/document/failure-meta.ts'
import { firstCallsScript } from './shell/document/first-answers.ts'
import { Html } from './shell/document/Html.tsx'
import { ErrorPage } from './shell/layout/ErrorPage.tsx'
import { PageFrame } from './shell/layout/PageFrame.tsx'
import { SiteLayout } from './shell/layout/SiteLayout.tsx'

export const links = () => [
  { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
]

export const meta = failureMeta

export const middleware = [checkOnServer]

/** What lies ahead is checked by code that comes when somebody moves on; asking anew for the page of now is no visit. */
export const clientMiddleware: MiddlewareFunction[] = [
  async ({ url }) => {
    if (url.href.split('#')[0] !== location.href.split('#')[0])
      await (await import('./shell/arrival/in-browser.ts')).checkInBrowser(url)
  },
]

export async function loader({ context }: LoaderFunctionArgs): Promise<RootData> {
  const { api, tenant, origin, shellOnly, isDocument, platformTagManager, university } =
    context.get(pageRequestContext)
  const { key, name, brand, timeZone, configuration } = tenant
  const [shell, onAir] = await Promise.all([loadShell(api), isDocument ? api.live.onAir() : []])
  // The menus and the promotions around the page stand in the document as HTML, which the browser keeps. That there is
  // no menu must be said: no HTML says it.
  if (isDocument)
    for (const key of ['navigation', 'promotions'] as const)
      if (key === 'promotions' || shell.navigation.length > 0)
        Object.defineProperty(shell, key, { value: shell[key], enumerable: false })
  const root = {
    tenant: { key, name, brand, timeZone, configuration },
    origin,
    shellOnly,
    platformTagManager,
    university,
    shell,
  }
  // Not enumerable, so that the serialiser leaves it out: the document has it once already.
  return Object.defineProperties(root, { brandCss: { value: brandStyleOf(brand) }, onAir: { value: onAir } })
}

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<RootData> {
  const known = knownRoot()
  return known ? { ...known, shell: await completeShell(known) } : serverLoader<RootData>()
}

/** The shell stays as it is while a fan moves through the site; a school without SSR asks for it once. */
export const shouldRevalidate = () => awaitsShell()

/** The same address, asked for as a page rendered on the server. */
function serverRendered(search: string): string {
  const query = new URLSearchParams(search)
  query.set('ssr', '1')
  return `?${query}`
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRootData()
  const { search } = useLocation()
  const awaitsData = isPending(useMatches().at(-1)?.loaderData as PageData | undefined)
  return (
    <Html>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Before anything can be painted: a browser may paint what it has of a body. */}
        <script
          nonce={use(Nonce)}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: looksScript }}
        />
        {root ? <link rel="icon" href={root.tenant.configuration.logo} type="image/svg+xml" /> : null}
        {root ? <link rel="apple-touch-icon" href="/apple-touch-icon.png" /> : null}
        {root ? <link rel="manifest" href="/manifest.webmanifest" /> : null}
        {root ? <meta name="theme-color" content={root.tenant.brand.primary} /> : null}
        {root?.shell.mobile?.mobileAppleAppId ? (
          <meta name="apple-itunes-app" content={`app-id=${root.shell.mobile.mobileAppleAppId}`} />
        ) : null}
        {awaitsData ? (
          <script
            nonce={use(Nonce)}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: firstCallsScript }}
          />
        ) : null}
        <Meta />
        <Links />
        {root ? <BrandStyle css={root.brandCss} /> : null}
        {root?.shellOnly ? (
          <noscript>
            <meta httpEquiv="refresh" content={`0;url=${serverRendered(search)}`} />
          </noscript>
        ) : null}
      </head>
      <body className="light-theme">
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </Html>
  )
}

export default function App() {
  const root = useRootData()
  // Before the page asks for its data, which is an ordinary effect.
  useLayoutEffect(() => rememberRoot(root), [root])
  return (
    <SiteLayout>
      <PageFrame />
    </SiteLayout>
  )
}

export function ErrorBoundary() {
  return (
    <SiteLayout>
      <ErrorPage />
    </SiteLayout>
  )
}
