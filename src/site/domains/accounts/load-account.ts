import type { LoadArgs } from '#site/page/page.ts'
import { accountNote } from './account-notes.ts'

/** What the pages of signing in have in common: kept out of search engines, and by nobody. */
export function accountPage({ url }: Pick<LoadArgs, 'url'>, canonical: string, title: string) {
  const note = accountNote(url.searchParams)
  return {
    head: {
      words: {
        title,
        description: `${title}, for those who work on the website of {school_name} athletics.`,
      },
      canonical,
      isHidden: true,
      isRefused: note?.isProblem === true,
    },
    sportBar: null,
    note,
  }
}

const token = /^[\w-]{16,64}$/

/** The token of a mail or of the console; empty where it was cut off. */
export const tokenOf = ({ searchParams }: URL): string => {
  const given = searchParams.get('token') ?? ''
  return token.test(given) ? given : ''
}
