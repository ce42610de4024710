import { hash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FailureFacts, WrittenDocument } from '#contract/pages/page-request.ts'
import { brandStyleOf } from '../document/brand-style.ts'
import { FailureDocument } from './FailureDocument.tsx'
import look from './failure-document.css?inline'
import script from './retry.js?raw'

/** Written ahead of time for each school, so that it costs nothing when there is nothing left to spend. */
export function writeFailureDocument(facts: FailureFacts): WrittenDocument {
  const style = brandStyleOf(facts.tenant.brand) + look
  const markup = renderToStaticMarkup(<FailureDocument {...facts} style={style} script={script} />)
  return { html: `<!DOCTYPE html>${markup}`, csp: policy(style) }
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
