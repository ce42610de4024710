import { useEffect } from 'react'
import { Outlet, useMatches, useNavigation, useRevalidator } from 'react-router'
import { openAllGates } from '#site/lateness/gate.ts'
import { usePageLayout } from '#site/page/layout/use-page-layout.ts'
import { isPending, type PageData } from '#site/page/page.ts'
import styles from './PageFrame.module.css'

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

/** Holds the place of a page whose data the browser is asking for, so that the footer stays where it will be. */
function PendingPage() {
  const { isFullWidth, isFullScreen } = usePageLayout().flags
  return (
    <div className={styles.page} data-edge-to-edge={isFullWidth || isFullScreen || undefined}>
      <p className="visually-hidden" role="status">
        Loading the page
      </p>
      <p className={styles.long} aria-hidden>
        Still loading the page
      </p>
    </div>
  )
}
