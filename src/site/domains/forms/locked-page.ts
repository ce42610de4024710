import type { ProtectedKind } from '#contract/shapes/access.ts'
import type { ApiProblem } from '#contract/shapes/problem.ts'
import type { PageData } from '#site/page/page.ts'

/** What the door says of a code that did not open it. */
const codeProblems: Record<string, string> = {
  'wrong-code': 'This code does not open the page.',
  'too-often': 'That was too often. Wait ten minutes, and try again.',
}

export interface LockedItem {
  kind: ProtectedKind
  id: number
  /** The page that asks, to come back to. */
  returnTo: string
  problem: string | null
}

/** The page of what needs an access code: it tells nothing of what is behind. */
export const lockedPage = (url: URL, { problem: { item } }: ApiProblem) => ({
  view: 'locked' as const,
  head: {
    words: {
      title: 'Access Code Needed',
      description: 'This page of {school_name} athletics opens with an access code of the office.',
    },
    canonical: url.pathname,
    isHidden: true,
  },
  sportBar: null,
  locked: lockedItem(url, item ?? { kind: 'document', id: 0 }),
})

export function lockedItem(url: URL, item: Pick<LockedItem, 'kind' | 'id'>): LockedItem {
  const query = new URLSearchParams(url.search)
  const asked = query.get('problem') ?? ''
  const problem = Object.hasOwn(codeProblems, asked) ? (codeProblems[asked] ?? null) : null
  query.delete('problem')
  return { ...item, returnTo: url.pathname + (query.size > 0 ? `?${query}` : ''), problem }
}

/** Where a school's pages are made in the browser, their head is all that the server has of them. */
export const isLocked = ({ head }: PageData): boolean => head.contentId === undefined
