import type { LoaderFunctionArgs } from 'react-router'
import { textResponse } from '#site/domains/feeds/text-response.ts'
import { pageRequestContext } from '#site/page/page-request.ts'
import { workerText } from '#site/shell/offline/worker-text.ts'
import { keptPlace, writeOfflineDocument } from '#site/shell/plain-document/write-offline-document.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  const { tenant } = context.get(pageRequestContext)
  const schedule = '/calendar'
  const wholeSchedule = tenant.configuration.disableSSR ? `${schedule}?ssr=1` : schedule
  return textResponse(
    workerText({ schedule, wholeSchedule, nothingKept: writeOfflineDocument(tenant), keptPlace }),
    'text/javascript',
  )
}
