import { data, redirect, redirectDocument } from 'react-router'
import { insideAddress, outsideAddress } from '#contract/pages/site-address.ts'
import type { ContentCheck, Redirect } from './check.ts'

/**
 * For good or for now, and in either case asked about again: a browser that kept a redirect without a word about its
 * age would follow it for ever, also when the editor has thought better of it.
 */
const shared = { 'cache-control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=60' }
const own = { 'cache-control': 'private, no-store' }

const isShared = ({ pathname }: URL) => !/^\/(?:hidden|protected)\//i.test(pathname)

/** A check says no. */
export const noSuchPage = () => data('Page Not Found', { status: 404 })

/** What the router is to be thrown. Only who leaves on purpose may be sent out of the site. */
export function answerOf(outcome: Redirect | false, url: URL) {
  const to = outcome && (insideAddress(outcome.to) ?? (outcome.leaves ? outsideAddress(outcome.to) : null))
  if (!to) return noSuchPage()
  const send = outcome.leaves ? redirectDocument : redirect
  const headers = new Headers(isShared(url) && !outcome.perVisitor ? shared : own)
  if (outcome.perVisitor) headers.set('vary', 'cookie')
  for (const cookie of outcome.cookies ?? []) headers.append('set-cookie', cookie)
  return send(to, { status: outcome.isPermanent && !outcome.perVisitor ? 301 : 302, headers })
}

/** Asks a check about what a page has loaded, and sends the visitor on where it says so. */
export function checkPage<Facts>(check: ContentCheck<Facts>, url: URL, facts: Facts): void {
  const outcome = check.content(url, facts)
  if (outcome !== null) throw answerOf(outcome, url)
}
