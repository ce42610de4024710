import type { LoaderFunctionArgs } from 'react-router'
import { sitemapFiles } from '../../domains/feeds/load-sitemap.ts'
import { sitemapIndexText } from '../../domains/feeds/sitemap-text.ts'
import { textResponse } from '../../domains/feeds/text-response.ts'
import { pageRequestContext } from '../../shell/page-request.ts'

export const loader = async ({ context }: LoaderFunctionArgs) =>
  textResponse(sitemapIndexText(await sitemapFiles(context.get(pageRequestContext))), 'application/xml')
