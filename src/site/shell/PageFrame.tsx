import { useEffect } from 'react'
import { Outlet, useMatches, useNavigation, useRevalidator } from 'react-router'
import { ProgressIndicator } from '#ui/ProgressIndicator.tsx'
import { firstRenderDone, openAllGates } from './gate.ts'
import styles from './PageFrame.module.css'
import { isPending, type PageData } from './page.ts'

/** The page's place in the shell. In a shell-only document it shows that the page is coming and asks for its data. */
export function PageFrame() {
  const page = useMatches().at(-1)?.loaderData as PageData | undefined
  const { revalidate } = useRevalidator()
  const { state } = useNavigation()
  const pending = isPending(page)

  useEffect(() => {
    if (pending) void revalidate()
  }, [pending, revalidate])

  useEffect(firstRenderDone, [])
  // A navigation renders through every boundary; a shut one would lose its HTML.
  useEffect(() => {
    if (state !== 'idle') openAllGates()
  }, [state])

  return pending ? (
    <div className={styles.pending}>
      <ProgressIndicator label="Loading the page" />
    </div>
  ) : (
    <Outlet />
  )
}
