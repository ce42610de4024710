import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { Heading } from '#ui/Heading.tsx'
import styles from './ErrorPage.module.css'
import { useRootData } from './root-data.ts'

/** Shown in place of a page that failed: missing content says so, anything else is the specification's error page. */
export function ErrorPage() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound message={String(error.data)} />
  return <SomethingWentWrong error={error} />
}

export function NotFound({ message }: { message: string }) {
  return (
    <section className={styles.page}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <Heading level={1} size="x-large">
        Page not found
      </Heading>
      <p>{message}</p>
      <Button href="/">Home Page</Button>
    </section>
  )
}

function SomethingWentWrong({ error }: { error: unknown }) {
  const email = useRootData()?.shell.site?.supportEmail
  const showDetail = new URLSearchParams(useLocation().search).get('debug') === '1'
  return (
    <section className={styles.page}>
      <Heading level={1} size="x-large">
        Something went wrong
      </Heading>
      {email ? (
        <p>
          If it keeps happening, write to <a href={`mailto:${email}`}>{email}</a>.
        </p>
      ) : null}
      {showDetail ? <pre className={styles.detail}>{messageOf(error)}</pre> : null}
      {/* A full load of the home page also clears whatever state led here. */}
      <Button href="/">Home Page</Button>
    </section>
  )
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`
  return error instanceof Error ? error.message : String(error)
}
