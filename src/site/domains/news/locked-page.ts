import { type ActionFunctionArgs, redirect } from 'react-router'
import type { PageData } from '../../shell/page.ts'
import type { PageKey } from '../../shell/page-names.ts'

const wrong = 'wrong-code'

/** The page of what needs an access code: it tells nothing of what is behind. */
export const lockedPage = (
  { key }: { key: Extract<PageKey, 'sportfile' | 'document'> },
  { pathname, searchParams }: URL,
) => ({
  view: 'locked' as const,
  head: {
    key,
    words: {
      title: 'Access Code Needed',
      description: 'This page of {school_name} athletics opens with an access code of the office.',
    },
    canonical: pathname,
    isHidden: true,
  },
  sportBar: null,
  isWrong: searchParams.has(wrong),
})

/** Where a school's pages are made in the browser, their head is all that the server has of them. */
export const isLocked = ({ head }: PageData): boolean => head.contentId === undefined

/** Answers a code. Nothing opens by one yet, so every code is a wrong one. */
export const refuseCode = ({ request }: ActionFunctionArgs) =>
  redirect(`${new URL(request.url).pathname}?${wrong}=1`, 303)
