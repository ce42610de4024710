import type { LoaderFunctionArgs } from 'react-router'
import { textResponse } from '#site/domains/feeds/text-response.ts'
import { pageRequestContext } from '#site/page/page-request.ts'
import { workerText } from '#site/shell/offline/worker-text.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const { name, configuration } = context.get(pageRequestContext).tenant
  const schedule = '/calendar'
  const wholeSchedule = configuration.disableSSR ? `${schedule}?ssr=1` : schedule
  return textResponse(workerText({ school: name, schedule, wholeSchedule }), 'text/javascript')
}
