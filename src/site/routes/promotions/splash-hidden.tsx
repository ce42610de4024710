import { useLoaderData } from 'react-router'
import { loadSplash } from '#site/domains/promotions/splash/load-splash.ts'
import { SplashPage } from '#site/domains/promotions/splash/SplashPage.tsx'
import { pageMeta } from '#site/page/meta.ts'
import { clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'

export const meta = pageMeta

/** A splash that is being prepared, for those who are signed in: nobody keeps the page. */
const load = (args: LoadArgs) => loadSplash(args, 'hidden')

export const loader = serverLoads(load)
export const clientLoader = clientLoads(load)

export default function HiddenSplashPage() {
  return <SplashPage splash={useLoaderData<typeof loader>().splash} />
}
