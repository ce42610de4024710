import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { policyReportPath } from '#contract/pages/policy-report-path.ts'
import { type Entry, makeEntry, pressed, sendEntry } from '../cache/page-entry.ts'
import { securityHeaders } from '../requests/security-headers.ts'
import { keepAssets } from './kept-assets.ts'
import { type StaticHandler, staticFiles } from './static-files.ts'

export interface DeskFilesOptions {
  /** The desk's build. */
  root: string
  /** Where files of earlier builds are kept for pages that were opened before. */
  kept: string
  hashedName: RegExp
  isHttps: boolean
  /** Whether a school answers at the host that a request names. */
  isKnown(host: string | undefined): boolean
}

/** Nothing runs and nothing is styled that is not a file of the build; pictures may be anywhere, as on the site. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob: https: http:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  `report-uri ${policyReportPath}`,
].join('; ')

/** Whether an address is the desk's: `/admin` and what is below it. */
export const isDeskPath = (url: string): boolean => /^\/admin(?:[/?#]|$)/.test(url)

/** The desk: its files, and for every other address below `/admin` its one document. */
export function deskFiles({ root, kept, hashedName, isHttps, isKnown }: DeskFilesOptions): StaticHandler {
  const assets = join(root, 'assets')
  const files = staticFiles({ root: assets, prefix: '/admin/assets/', immutable: hashedName })
  keepAssets(assets, kept, (name) => hashedName.test(name), Date.now())
  const earlier = staticFiles({ root: kept, prefix: '/admin/assets/', immutable: true })
  const page = join(root, 'index.html')
  if (!existsSync(page)) return () => false
  let document: Promise<Entry> = documentEntry(readFileSync(page), isHttps)
  document.then(
    (quick) => {
      document = pressed(quick).catch(() => quick)
    },
    () => {},
  )
  return (req, res) => {
    const { url = '/', method } = req
    if (!isDeskPath(url) || (method !== 'GET' && method !== 'HEAD')) return false
    if (files(req, res) || earlier(req, res)) return true
    // A file that is gone is no page, and a host that nobody has has no desk.
    if (url.startsWith('/admin/assets/') || !isKnown(req.headers.host)) return false
    void send(req, res, document)
    return true
  }
}

const documentEntry = (body: Buffer, isHttps: boolean): Promise<Entry> =>
  makeEntry(
    {
      status: 200,
      headers: [
        ['content-type', 'text/html; charset=utf-8'],
        ['cache-control', 'no-cache'],
        ['content-security-policy', policy],
        ['x-robots-tag', 'noindex, nofollow'],
        ...securityHeaders(isHttps),
      ],
      body,
      tags: [],
      ttl: 0,
      swr: 0,
      sie: 0,
    },
    0,
  )

async function send(req: IncomingMessage, res: ServerResponse, document: Promise<Entry>): Promise<void> {
  try {
    sendEntry(req, res, await document)
  } catch {
    if (res.headersSent) res.destroy()
    else res.writeHead(500, ['content-length', '0']).end()
  }
}
