import { isRouteErrorResponse, type MetaDescriptor } from 'react-router'
import { pageTitle } from '#site/page/head/head.ts'
import type { RootData } from '#site/page/school/root-data.ts'

interface MetaArgs {
  loaderData?: unknown
  error?: unknown
}

/** The head of a page that failed: every page that did not brings its own. */
export function failureMeta({ loaderData, error }: MetaArgs): MetaDescriptor[] {
  const root = loaderData as RootData | undefined
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const words = isMissing ? 'Page Not Found' : 'Something went wrong'
  const { siteName, delimiter } = root?.shell.seo?.title ?? {}
  const title = pageTitle(words, siteName || root?.tenant.name || 'Athletics', delimiter || ' - ')
  return [{ title }, { name: 'robots', content: 'noindex' }]
}
