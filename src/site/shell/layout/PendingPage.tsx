import { usePageLayout } from '#site/page/layout/use-page-layout.ts'
import styles from './PendingPage.module.css'

/** Holds the place of a page whose data the browser is asking for, so that the footer stays where it will be. */
export function PendingPage() {
  const { isFullWidth, isFullScreen } = usePageLayout().flags
  return (
    <div className={styles.page} data-edge-to-edge={isFullWidth || isFullScreen || undefined}>
      <p className="visually-hidden" role="status">
        Loading the page
      </p>
    </div>
  )
}
