import type { FailureFacts } from '#contract/pages/page-request.ts'
import { PlainDocument, WaysOn } from './PlainDocument.tsx'

interface Props extends FailureFacts {
  script: string
}

/** The error page where no page can be made. */
export function FailureDocument({ tenant, email, retrySeconds, script }: Props) {
  const comesBack = retrySeconds !== null
  return (
    <PlainDocument
      tenant={tenant}
      heading="Something went wrong"
      script={
        comesBack ? <script data-seconds={retrySeconds} dangerouslySetInnerHTML={{ __html: script }} /> : null
      }
    >
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
      <WaysOn comesBack={comesBack} />
    </PlainDocument>
  )
}
