import { useLoaderData } from 'react-router'
import { loadSplash } from '#site/domains/promotions/splash/load-splash.ts'
import { SplashPage } from '#site/domains/promotions/splash/SplashPage.tsx'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'

export const headers = cachedPage

export const meta = pageMeta

const load = (args: LoadArgs) => loadSplash(args, 'public')

export const loader = serverLoads(load)
export const clientLoader = clientLoads(load)

export default function PublicSplashPage() {
  return <SplashPage splash={useLoaderData<typeof loader>().splash} />
}
