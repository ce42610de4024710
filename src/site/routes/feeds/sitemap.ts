import type { LoaderFunctionArgs } from 'react-router'
import { sitemapPages } from '../../domains/feeds/load-sitemap.ts'
import { sitemapText } from '../../domains/feeds/sitemap-text.ts'
import { orNothingThere, textResponse } from '../../domains/feeds/text-response.ts'
import { pageRequestContext } from '../../shell/page-request.ts'

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  orNothingThere(async () => {
    const pages = await sitemapPages(context.get(pageRequestContext), params.sitemap ?? '', new Date())
    return pages && textResponse(sitemapText(pages), 'application/xml')
  })
