import { useLoaderData } from 'react-router'
import { PaymentView } from '#site/domains/forms/PaymentView.tsx'
import { isReference } from '#site/domains/forms/received.ts'
import { pageMeta } from '#site/page/meta.ts'
import { clientLoads, type LoadArgs, pageNotFound, serverLoads } from '#site/page/page.ts'

export const meta = pageMeta

/** Whoever has the reference may pay; nobody keeps the page. */
async function load({ api, params, url }: LoadArgs) {
  const reference = params.reference ?? ''
  const payment = isReference(reference) ? await api.submissions.payment({ reference }) : null
  if (!payment) throw pageNotFound(url)
  return {
    head: {
      tokens: { form: `Payment for ${payment.formTitle}` },
      canonical: url.pathname,
      isHidden: true,
    },
    sportBar: null,
    payment,
  }
}

export const loader = serverLoads(load)
export const clientLoader = clientLoads(load)

export default function PayPage() {
  return <PaymentView payment={useLoaderData<typeof loader>().payment} />
}
