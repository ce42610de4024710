import type { FailureFacts } from '#contract/pages/page-request.ts'

/** The empty address is the page's own, whichever it stands in for. */
const here = ''

interface Props extends FailureFacts {
  style: string
  script: string
}

/** The error page as one document that stands alone: nothing to load but the school's crest and the font. */
export function FailureDocument({ tenant, email, retrySeconds, style, script }: Props) {
  const comesBack = retrySeconds !== null
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Something went wrong - ${tenant.name}`}</title>
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content={tenant.brand.primary} />
        <link rel="icon" href={tenant.configuration.logo} type="image/svg+xml" />
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <main>
          <p className="school">
            <img src={tenant.configuration.logo} alt="" width={56} height={56} />
            {tenant.name}
          </p>
          <h1>Something went wrong</h1>
          <p>
            It is our fault and not yours.{' '}
            {comesBack ? 'Try again in a moment.' : 'Go back and try again in a moment.'}
          </p>
          <p className="status" role="status" />
          {email ? (
            <p>
              If it keeps happening, write to <a href={`mailto:${email}`}>{email}</a>.
            </p>
          ) : null}
          <p className="ways">
            <a className="button priority" href="/">
              Home Page
            </a>
            {/* Without a script there is this link: a reload by the clock would start a screen reader over and over. */}
            {comesBack ? (
              <a className="button" href={here}>
                Try again
              </a>
            ) : null}
          </p>
        </main>
        {comesBack ? (
          <script data-seconds={retrySeconds} dangerouslySetInnerHTML={{ __html: script }} />
        ) : null}
      </body>
    </html>
  )
}
