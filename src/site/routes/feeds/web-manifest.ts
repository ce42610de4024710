import type { LoaderFunctionArgs } from 'react-router'
import { manifestText } from '../../domains/feeds/manifest-text.ts'
import { textResponse } from '../../domains/feeds/text-response.ts'
import { pageRequestContext } from '../../shell/page-request.ts'

export const loader = ({ context }: LoaderFunctionArgs) =>
  textResponse(manifestText(context.get(pageRequestContext).tenant), 'application/manifest+json')
