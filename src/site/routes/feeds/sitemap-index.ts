import type { LoaderFunctionArgs } from 'react-router'
import { sitemapFiles } from '#site/domains/feeds/load-sitemap.ts'
import { sitemapIndexText } from '#site/domains/feeds/sitemap-text.ts'
import { textResponse } from '#site/domains/feeds/text-response.ts'
import { pageRequestContext } from '#site/page/page-request.ts'

export const loader = async ({ context }: LoaderFunctionArgs) =>
  textResponse(await sitemapIndexText(await sitemapFiles(context.get(pageRequestContext))), 'application/xml')
