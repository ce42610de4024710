import type { LoaderFunctionArgs } from 'react-router'
import { robotsText } from '#site/domains/feeds/robots-text.ts'
import { textResponse } from '#site/domains/feeds/text-response.ts'
import { pageRequestContext } from '#site/page/page-request.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const { origin, tenant } = context.get(pageRequestContext)
  return textResponse(robotsText(origin, tenant.configuration.disableSSR), 'text/plain')
}
