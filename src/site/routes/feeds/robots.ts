import type { LoaderFunctionArgs } from 'react-router'
import { robotsText } from '../../domains/feeds/robots-text.ts'
import { textResponse } from '../../domains/feeds/text-response.ts'
import { pageRequestContext } from '../../shell/page-request.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const { origin, tenant } = context.get(pageRequestContext)
  return textResponse(robotsText(origin, tenant.configuration.disableSSR), 'text/plain')
}
