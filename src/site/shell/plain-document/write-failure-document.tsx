import { hash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FailureFacts, WrittenDocument } from '#contract/pages/page-request.ts'
import { FailureDocument } from './FailureDocument.tsx'
import { plainStyle } from './PlainDocument.tsx'
import script from './retry.js?raw'

/** Written ahead of time for each school, so that it costs nothing when there is nothing left to spend. */
export function writeFailureDocument(facts: FailureFacts): WrittenDocument {
  const markup = renderToStaticMarkup(<FailureDocument {...facts} script={script} />)
  return { html: `<!DOCTYPE html>${markup}`, csp: policy(plainStyle(facts.tenant)) }
}

/** What we wrote is allowed by its hash, as on every page, and there is nothing else. */
function policy(style: string): string {
  const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`
  return [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "connect-src 'self'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}
