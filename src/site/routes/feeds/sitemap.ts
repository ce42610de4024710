import type { LoaderFunctionArgs } from 'react-router'
import { sitemapPages } from '#site/domains/feeds/load-sitemap.ts'
import { sitemapText } from '#site/domains/feeds/sitemap-text.ts'
import { orNothingThere, textResponse } from '#site/domains/feeds/text-response.ts'
import { pageRequestContext } from '#site/page/page-request.ts'

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  orNothingThere(async () => {
    const pages = await sitemapPages(context.get(pageRequestContext), params.sitemap ?? '', new Date())
    return pages && textResponse(await sitemapText(pages), 'application/xml')
  })
