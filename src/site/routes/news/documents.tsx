import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { isApiProblem } from '#contract/shapes/problem.ts'
import { AccessCode } from '#site/domains/forms/AccessCode.tsx'
import { lockedPage } from '#site/domains/forms/locked-page.ts'
import { pageMeta } from '#site/page/meta.ts'
import { clientLoads, type LoadArgs, pageNotFound, serverLoads } from '#site/page/page.ts'

export const meta = pageMeta

/** The host gives the files away before any page is asked. What comes here is unknown, or not for everybody. */
async function load({ api, params, url }: LoadArgs) {
  const path = params['*'] ?? ''
  if (!/^[^\p{Cc}]{1,400}$/u.test(path)) throw pageNotFound(url)
  try {
    await api.news.document({ path })
  } catch (error) {
    if (isApiProblem(error) && error.status === 403) return lockedPage(url, error)
    throw error
  }
  throw pageNotFound(url)
}

const ask = serverLoads(load)

export const loader = async (args: LoaderFunctionArgs) => data(await ask(args), { status: 403 })
export const clientLoader = clientLoads(load)

export default function DocumentPage() {
  return <AccessCode {...useLoaderData<typeof loader>().locked} />
}
