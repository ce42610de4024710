import { Suspense } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { islandComponent } from '#site/lateness/late-code.ts'
import { useRootData } from '#site/page/school/root-data.ts'
import { Button } from '#ui/Button.tsx'
import { Heading } from '#ui/Heading.tsx'
import styles from './ErrorPage.module.css'

/** Where to go on from is asked for by those who lost their way, not by everybody in advance. */
const NotFound = islandComponent(() => import('./NotFound.island.tsx'))

/** Shown in place of a page that failed: missing content says so, anything else is the specification's error page. */
export function ErrorPage() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Suspense>
        <NotFound message={String(error.data)} />
      </Suspense>
    )
  }
  return <SomethingWentWrong error={error} />
}

function SomethingWentWrong({ error }: { error: unknown }) {
  const email = useRootData()?.shell.site?.supportEmail
  const showDetail = new URLSearchParams(useLocation().search).get('debug') === '1'
  return (
    <section className={`u-frame ${styles.page}`}>
      <Heading level={1} size="x-large">
        Something went wrong
      </Heading>
      <p>It is our fault and not yours. Try again in a moment.</p>
      {email ? (
        <p>
          If it keeps happening, write to <a href={`mailto:${email}`}>{email}</a>.
        </p>
      ) : null}
      {showDetail ? <pre className={styles.detail}>{messageOf(error)}</pre> : null}
      <p className={styles.ways}>
        {/* Leaving for another page clears the error. */}
        <Button href="/" icon="home">
          Home Page
        </Button>
        <Button kind="alternate" onClick={() => location.reload()}>
          Try again
        </Button>
      </p>
    </section>
  )
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`
  return error instanceof Error ? error.message : String(error)
}
