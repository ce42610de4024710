import { hash } from 'node:crypto'
import type { Answers } from '#contract/client/api-calls.ts'
import { policyReportPath } from '#contract/pages/policy-report-path.ts'
import type { OpenedSources } from '#site/domains/tracking/opened-sources.ts'
import { toldElement } from '#site/page/told.ts'
import { handoffScript } from '#site/router/router-internals.ts'

interface Sealed {
  html: string
  csp: string
}

/**
 * Finishes a rendered document so that its policy fits its very bytes, and can therefore be cached with them:
 * the scripts and styles that our own code marked with this render's nonce are allowed by their hash, and the
 * nonce is removed. Markup that found its way in from content cannot know the nonce and stays forbidden.
 */
export function sealDocument({
  markup,
  nonce,
  handoff,
  told,
  opened,
}: {
  markup: string
  nonce: string
  handoff: string
  /** What the late code would ask for first. */
  told: Answers
  /** What the school's tags and partners need. */
  opened: OpenedSources
}): Sealed {
  const mark = ` nonce="${nonce}"`
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  let html = '<!DOCTYPE html>'
  let from = 0
  // Marks are few and documents long, so the search goes from mark to mark instead of from tag to tag.
  for (let at = markup.indexOf(mark); at !== -1; at = markup.indexOf(mark, at + mark.length)) {
    html += markup.slice(from, at)
    from = at + mark.length
    const opening = markup.lastIndexOf('<', at)
    const tag = (['script', 'style'] as const).find((name) => markup.startsWith(`<${name}`, opening))
    // The router marks its links too, which hold nothing.
    if (!tag) continue
    const start = markup.indexOf('>', from) + 1
    const content = markup.slice(start, markup.indexOf(`</${tag}`, start))
    if (content) hashes[tag].add(hashOf(content))
  }
  const end = markup.lastIndexOf('</body>')
  html += markup.slice(from, end) + toldElement(told)
  if (handoff) {
    const code = handoffScript(handoff)
    hashes.script.add(hashOf(code))
    html += `<script>${code}</script>`
  }
  return { html: `${html}</body></html>`, csp: policy(hashes, opened) }
}

const hashOf = (content: string) => `'sha256-${hash('sha256', content, 'base64')}'`

function policy(hashes: { script: Set<string>; style: Set<string> }, opened: OpenedSources): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes.script, ...opened.script].join(' '),
    ["style-src 'self'", ...hashes.style, ...opened.style].join(' '),
    // Team colours are data and set on elements; an attribute cannot run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...opened.connect].join(' '),
    // The player that a visitor starts in /showcase/embed.aspx; nothing is asked of it before.
    ["frame-src 'self' https://www.youtube-nocookie.com", ...opened.connect].join(' '),
    // Streams are fed to the browser piece by piece, which is a source of the page's own making.
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    `report-uri ${policyReportPath}`,
  ].join('; ')
}
