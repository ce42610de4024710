import type { LoaderFunctionArgs } from 'react-router'
import { securityText } from '#site/domains/feeds/security-text.ts'
import { orNothingThere, textResponse } from '#site/domains/feeds/text-response.ts'
import { pageRequestContext } from '#site/page/page-request.ts'

/** /.well-known/security.txt */
export const loader = ({ context }: LoaderFunctionArgs) =>
  orNothingThere(async () => {
    const { api, origin } = context.get(pageRequestContext)
    const email = (await api.settings.site())?.supportEmail
    return email ? textResponse(securityText({ email, origin, now: new Date() }), 'text/plain') : null
  })
