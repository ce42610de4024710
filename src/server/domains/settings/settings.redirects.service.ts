import { insideAddress, outsideAddress, redirectPath } from '#contract/pages/site-address.ts'
import type { SiteRedirect } from '#contract/settings.lists.ts'
import { rejected } from '#contract/shapes/problem.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { dropRedirects, leadElsewhere, putRedirect, redirectRows } from './settings.lists.queries.ts'

export async function listRedirects(work: Work): Promise<SiteRedirect[]> {
  return redirectRows(work.tx)
}

/** Sends the visitors of a path elsewhere, from the moment the work is done. */
export async function writeRedirect(
  work: Work,
  { from, location, isPermanent }: SiteRedirect,
): Promise<void> {
  const [path, target] = [insideAddress(from), insideAddress(location) ?? outsideAddress(location)]
  if (!path) throw rejected('A redirect starts at a path of the site.')
  if (!target) throw rejected('A redirect leads to a path of the site or to an address of the web.')
  if (redirectPath(target) === redirectPath(path)) throw rejected('A redirect leads somewhere else.')
  await putRedirect(work.tx, { from: redirectPath(path), location: target, isPermanent })
}

/**
 * Follows pages that moved: the old address leads to the new one in one step, also for whoever was led to the old one
 * before, and an address that has a page again leads nowhere else.
 */
export async function followPages(
  { tx }: Pick<Work, 'tx'>,
  { moves, taken }: { moves: readonly { from: string; to: string }[]; taken: readonly string[] },
): Promise<void> {
  await dropRedirects(tx, taken.map(redirectPath))
  for (const { from, to } of moves) {
    await leadElsewhere(tx, redirectPath(from), to)
    await putRedirect(tx, { from: redirectPath(from), location: to, isPermanent: true })
  }
}
