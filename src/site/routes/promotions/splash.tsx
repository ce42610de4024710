import { useLoaderData } from 'react-router'
import { loadSplash } from '../../domains/promotions/load-splash.ts'
import { SplashPage } from '../../domains/promotions/SplashPage.tsx'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '../../shell/page.ts'

export const headers = cachedPage

export const meta = pageMeta

const load = (args: LoadArgs) => loadSplash(args, 'public')

export const loader = serverLoads(load)
export const clientLoader = clientLoads(load)

export default function PublicSplashPage() {
  return <SplashPage splash={useLoaderData<typeof loader>().splash} />
}
