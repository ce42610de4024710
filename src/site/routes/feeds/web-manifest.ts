import type { LoaderFunctionArgs } from 'react-router'
import { manifestText } from '#site/domains/feeds/manifest-text.ts'
import { textResponse } from '#site/domains/feeds/text-response.ts'
import { pageRequestContext } from '#site/page/page-request.ts'

export const loader = ({ context }: LoaderFunctionArgs) =>
  textResponse(manifestText(context.get(pageRequestContext).tenant), 'application/manifest+json')
