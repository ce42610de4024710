import { useEffect } from 'react'
import { Outlet, useMatches, useNavigation, useRevalidator } from 'react-router'
import { openAllGates } from '#site/lateness/gate.ts'
import { isPending, type PageData } from '#site/page/page.ts'
import { PendingPage } from './PendingPage.tsx'

/** The page's place in the shell. In a shell-only document it shows that the page is coming and asks for its data. */
export function PageFrame() {
  const page = useMatches().at(-1)?.loaderData as PageData | undefined
  const { revalidate } = useRevalidator()
  const { state } = useNavigation()
  const pending = isPending(page)

  useEffect(() => {
    if (pending) void revalidate()
  }, [pending, revalidate])

  // A navigation renders through every boundary; a shut one would lose its HTML.
  useEffect(() => {
    if (state !== 'idle') openAllGates()
  }, [state])

  return pending ? <PendingPage /> : <Outlet />
}
